package kemuri.api.http;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kemuri.api.Eventually;
import kemuri.api.format.CollectionLine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MicronautTest
@Property(name = "kemuri.compose.table-mebibytes", value = "1")
@Property(name = "kemuri.compose.unfinished", value = "2")
class GenerateHttpTest {
  private static final String ENDLESS =
      "{\"plies\": 99, \"theme\": \"smoke\", \"limits\": {\"time\": \"PT1H\"}}";

  @Inject EmbeddedServer server;
  @Inject JsonMapper json;

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> begun = new ArrayList<>();

  private HttpResponse<String> post(String body) throws Exception {
    HttpResponse<String> answer =
        client.send(
            HttpRequest.newBuilder(server.getURI().resolve("/v1/generate"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build(),
            BodyHandlers.ofString());
    answer.headers().firstValue("Location").ifPresent(begun::add);
    return answer;
  }

  private String begin(String body) throws Exception {
    HttpResponse<String> accepted = post(body);
    assertEquals(202, accepted.statusCode(), accepted.body());
    assertEquals("generate", node(accepted).get("kind").getStringValue());
    return accepted.headers().firstValue("Location").orElseThrow();
  }

  private HttpResponse<String> send(String method, String path, String... headers)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.getURI().resolve(path))
            .method(method, BodyPublishers.noBody());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private JsonNode node(HttpResponse<String> answer) throws Exception {
    return json.readValue(answer.body(), JsonNode.class);
  }

  private String state(String path) throws Exception {
    return node(send("GET", path)).get("state").getStringValue();
  }

  /** The jobs of one test are not to stand in the way of the next one's. */
  @AfterEach
  void cancelAll() throws Exception {
    for (String path : begun) {
      send("DELETE", path);
    }
    Eventually.within(PATIENCE, () -> !isComposing());
  }

  private static boolean isComposing() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("composer"));
  }

  @Test
  void problems_areStreamedResumedAndKept() throws Exception {
    String path = begin("{\"plies\": 3, \"count\": 3, \"seed\": 20261201}");
    String events = send("GET", path + "/events").body();
    List<String> problems =
        events
            .lines()
            .filter(line -> line.startsWith("data: {\"id\""))
            .map(line -> line.substring("data: ".length()))
            .toList();
    assertEquals(3, problems.size(), events);
    for (String problem : problems) {
      assertEquals(3, CollectionLine.read(problem).plies());
    }
    assertTrue(events.contains("event: problem\n"), events);
    assertTrue(events.contains("event: progress\ndata: {\"nodes\":"), events);
    assertTrue(
        events.contains(
            "event: result\n"
                + "data: {\"seed\":20261201,\"plies\":3,\"count\":3,\"accepted\":3,\"statistics\":{"),
        events);
    JsonNode job = node(send("GET", path));
    assertEquals("done", job.get("state").getStringValue());
    assertEquals(3, job.get("problems").size());
    assertEquals(3, job.get("result").get("accepted").getIntValue());
    String number = events.replaceFirst("(?s).*?id: (\\d+)\n.*", "$1");
    String resumed = send("GET", path + "/events", "Last-Event-ID", number).body();
    assertFalse(resumed.contains("id: " + number + "\n"), resumed);
    assertTrue(resumed.contains("event: result\n"), resumed);
  }

  @Test
  void cancel_endsTheWorkAtOnce() throws Exception {
    Eventually.onceWithin(
        Duration.ofMillis(50),
        () -> {
          String path = begin(ENDLESS);
          Eventually.within(PATIENCE, () -> state(path).equals("running") && isComposing());
          assertEquals(204, send("DELETE", path).statusCode());
          assertEquals("cancelled", state(path));
        },
        () -> !isComposing());
  }

  @Test
  void jobs_waitForEachOther_andAreNotTooMany() throws Exception {
    String path = begin(ENDLESS);
    String next = begin("{\"plies\": 3}");
    Eventually.within(PATIENCE, () -> state(path).equals("running"));
    assertEquals("queued", state(next));
    assertEquals(503, post("{\"plies\": 3}").statusCode());
    assertEquals(204, send("DELETE", path).statusCode());
    assertEquals(409, node(send("GET", path)).get("error").get("status").getIntValue());
    Eventually.within(PATIENCE, () -> state(next).equals("done"));
    assertEquals(1, node(send("GET", next)).get("problems").size());
  }

  @Test
  void nothingFound_isAResult() throws Exception {
    String path =
        begin("{\"plies\": 31, \"theme\": \"smoke\", \"limits\": {\"time\": \"PT0.1S\"}}");
    Eventually.within(PATIENCE, () -> state(path).equals("done"));
    JsonNode job = node(send("GET", path));
    assertEquals(0, job.get("result").get("accepted").getIntValue());
    assertEquals(0, job.get("problems").size());
    assertTrue(job.get("result").get("seed").getLongValue() >= 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/plies          | The field \"plies\" is missing.  | {}",
        "/plies          | Expected an odd number from 3   | {\"plies\": 4}",
        "/plies          | Expected an odd number from 3   | {\"plies\": 101}",
        "/plies          | Expected an integer.            | {\"plies\": \"5\"}",
        "/count          | Expected 1 to 100.              | {\"plies\": 5, \"count\": 101}",
        "/maxPieces      | Expected 3 to 40.               | {\"plies\": 5, \"maxPieces\": 0}",
        "/theme          | Expected one of sacrifice, free | {\"plies\": 5, \"theme\": \"nice\"}",
        "/minScore       | unknown; known are plies, count | {\"plies\": 5, \"minScore\": 50}",
        "/limits/time    | above the maximum PT1H of a job | {\"plies\": 5, \"limits\": {\"time\": \"PT2H\"}}",
        "/limits/nodes   | must not be negative            | {\"plies\": 5, \"limits\": {\"nodes\": -1}}",
        "''              | object with the field \"plies\" | 5"
      })
  void badRequest_isAProblemThatPointsAtIt(String pointer, String detail, String body)
      throws Exception {
    HttpResponse<String> answer = post(body);
    assertEquals(400, answer.statusCode(), answer.body());
    JsonNode problem = node(answer);
    assertEquals(pointer, problem.get("pointer").getStringValue());
    assertTrue(problem.get("detail").getStringValue().contains(detail), answer.body());
  }
}
