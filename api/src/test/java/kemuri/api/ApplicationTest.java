package kemuri.api;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.ApplicationContext;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The whole service, started as the command line starts it, with the real solver. */
class ApplicationTest {
  /** Shogi Zukou 100, a mate of hundreds of plies (Itō Kanju, 1755). */
  private static final String LONG =
      "g3p3+r/3lPG3/1s4ppp/1l1B4P/L2b1kPl1/3+p3+R+p/3+p2+s1S/+NP+p1gS3/1g+p2P3 b 4P3n 1";

  private static final String NON_PROMOTION = "5B1n1/8k/6Rpp/9/9/9/9/9/9 b rb4g4s3n4l16p 1";
  private static final String MIRRORED = "1n1B5/k8/ppR6/9/9/9/9/9/9 b rb4g4s3n4l16p 9";
  private static final String BY_WHITE = "9/9/9/9/9/9/PPr6/K8/1N1b5 w RB4G4S3N4L16P 1";

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void start_solves_andStopsWithinFiveSecondsOfASearch() throws Exception {
    ApplicationContext context =
        Application.start(Map.of("micronaut.server.port", -1, "kemuri.search.table-mebibytes", 16));
    try {
      URI solve = context.getBean(EmbeddedServer.class).getURI().resolve("/v1/solve");
      JsonMapper json = context.getBean(JsonMapper.class);

      JsonNode first = json.readValue(ask(solve, NON_PROMOTION).join().body(), JsonNode.class);
      assertAnswer(first, "4a2c", "miss");
      JsonNode mirrored = json.readValue(ask(solve, MIRRORED).join().body(), JsonNode.class);
      assertAnswer(mirrored, "6a8c", "hit");
      JsonNode byWhite = json.readValue(ask(solve, BY_WHITE).join().body(), JsonNode.class);
      assertAnswer(byWhite, "6i8g", "hit");

      CompletableFuture<HttpResponse<String>> search = ask(solve, LONG);
      MeterRegistry meters = context.getBean(MeterRegistry.class);
      Counter misses = meters.counter("kemuri.cache.requests", "result", "miss");
      Gauge active = meters.get("kemuri.search.active").gauge();
      Eventually.within(PATIENCE, () -> misses.count() == 2 && active.value() == 1);
      assertTrue(!search.isDone(), "the search is over too early");
      long stop = System.nanoTime();
      context.close();
      Duration took = Duration.ofNanos(System.nanoTime() - stop);
      assertTrue(took.toSeconds() < 5, "stopping took " + took);
      assertEquals(503, search.get(PATIENCE.toSeconds(), TimeUnit.SECONDS).statusCode());
    } finally {
      context.close();
    }
  }

  private static void assertAnswer(JsonNode answer, String firstMove, String cache) {
    JsonNode mate = answer.get("mate");
    assertEquals(5, mate.get("plies").getIntValue());
    assertTrue(mate.get("exact").getBooleanValue());
    assertEquals(firstMove, mate.get("line").get(0).get("usi").getStringValue());
    assertEquals(cache, answer.get("statistics").get("cache").getStringValue());
  }

  private CompletableFuture<HttpResponse<String>> ask(URI solve, String position) {
    return client.sendAsync(
        HttpRequest.newBuilder(solve)
            .header("Content-Type", "text/plain")
            .POST(BodyPublishers.ofString(position))
            .build(),
        BodyHandlers.ofString());
  }
}
