package kemuri.api.http;

import io.micronaut.runtime.server.EmbeddedServer;
import jakarta.inject.Inject;
import java.net.http.HttpClient;
import java.time.Duration;
import kemuri.api.search.ScriptedSearchers;
import kemuri.mate.MateResult;

/** A server whose searches do as the test says; {@code kemuri.test.scripted} must be set. */
abstract class ScriptedServer {
  static final Duration ONE_SECOND = Duration.ofSeconds(1);
  static final Duration PATIENCE = Duration.ofSeconds(20);
  static final MateResult NO_MATE = new MateResult.NoMate(7, 1);
  static final String ONE_PLY = "8k/9/8P/9/9/9/9/9/9 b G 1";

  final HttpClient client = HttpClient.newHttpClient();

  @Inject EmbeddedServer server;
  @Inject ScriptedSearchers searchers;
}
