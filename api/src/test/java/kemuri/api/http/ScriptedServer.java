package kemuri.api.http;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.runtime.server.EmbeddedServer;
import jakarta.inject.Inject;
import java.net.http.HttpClient;
import java.time.Duration;
import kemuri.api.Eventually;
import kemuri.api.search.ScriptedSearchers;
import kemuri.mate.MateResult;
import org.junit.jupiter.api.BeforeEach;

/** A server whose searches do as the test says; {@code kemuri.test.scripted} must be set. */
abstract class ScriptedServer {
  static final Duration ONE_SECOND = Duration.ofSeconds(1);
  static final MateResult NO_MATE = new MateResult.NoMate(7, 1);
  static final String ONE_PLY = "8k/9/8P/9/9/9/9/9/9 b G 1";

  final HttpClient client = HttpClient.newHttpClient();

  @Inject EmbeddedServer server;
  @Inject ScriptedSearchers searchers;
  @Inject MeterRegistry meters;

  /** The tests of a class share a server, which may still be ending what the last one began. */
  @BeforeEach
  final void waitUntilIdle() throws Exception {
    Eventually.within(
        Eventually.PATIENCE,
        () -> openBatches() == 0 && queued() == 0 && gauge("kemuri.search.active") == 0);
  }

  final double openBatches() {
    return gauge("kemuri.batch.open");
  }

  final double queued() {
    return gauge("kemuri.search.queued");
  }

  /** Zero also if there is no such gauge yet. */
  final double gauge(String name) {
    Gauge gauge = meters.find(name).gauge();
    return gauge == null ? 0 : gauge.value();
  }
}
