package kemuri.api.http;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import kemuri.api.Eventually;
import kemuri.api.search.ScriptedSearchers;
import kemuri.board.Move;
import kemuri.board.Square;
import kemuri.mate.Finding;
import kemuri.mate.FindingKind;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessReport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
@Property(name = "kemuri.search.threads", value = "3")
@Property(name = "kemuri.jobs.unfinished", value = "4")
class JobHttpTest extends ScriptedServer {
  private static final AtomicInteger POSITIONS = new AtomicInteger();

  private static final SoundnessReport ONE_FAULT =
      new SoundnessReport(
          Soundness.NO_MATE,
          Optional.empty(),
          false,
          0,
          List.of(
              new Finding(
                  FindingKind.NO_MATE,
                  Severity.FATAL,
                  0,
                  Move.NONE,
                  Square.NONE,
                  List.of(),
                  0,
                  false)),
          List.of(),
          List.of(),
          7,
          1);

  @Inject JsonMapper json;

  private final List<String> begun = new ArrayList<>();

  @BeforeEach
  void noJobs() throws Exception {
    searchers.find(NO_MATE);
    searchers.find(ScriptedSearchers.noMate());
    Eventually.within(PATIENCE, () -> gauge("kemuri.jobs.unfinished") == 0);
  }

  @AfterEach
  void cancelAll() throws Exception {
    for (String path : begun) {
      send("DELETE", path);
    }
  }

  /** A position that was not asked for before. */
  private static String position() {
    int number = POSITIONS.incrementAndGet();
    return "8k/9/8P/9/9/9/9/9/9 b G" + (number % 16 + 2) + "p" + (number / 16 + 2) + "n 1";
  }

  private HttpResponse<String> post(String kind, String options) throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.getURI().resolve("/v1/" + kind))
            .header("Content-Type", "application/json")
            .header("Prefer", "wait=5, Respond-Async; x=y")
            .POST(BodyPublishers.ofString("{\"position\": \"" + position() + "\"" + options + "}"))
            .build(),
        BodyHandlers.ofString());
  }

  private String begin(String kind) throws Exception {
    HttpResponse<String> accepted = post(kind, "");
    assertEquals(202, accepted.statusCode(), accepted.body());
    String path = accepted.headers().firstValue("Location").orElseThrow();
    begun.add(path);
    return path;
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

  private JsonNode job(String path) throws Exception {
    HttpResponse<String> answer = send("GET", path);
    assertEquals(200, answer.statusCode(), answer.body());
    return body(answer);
  }

  private String state(String path) throws Exception {
    return job(path).get("state").getStringValue();
  }

  private JsonNode body(HttpResponse<String> answer) throws IOException {
    return json.readValue(answer.body(), JsonNode.class);
  }

  @Test
  void preferAsync_isAJob_withTheSameResult() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    HttpResponse<String> accepted = post("solve", ", \"limits\": {\"time\": \"PT50M\"}");
    assertEquals(202, accepted.statusCode(), accepted.body());
    assertEquals("respond-async", accepted.headers().firstValue("Preference-Applied").orElse(""));
    String path = accepted.headers().firstValue("Location").orElseThrow();
    assertEquals("/v1/jobs/" + body(accepted).get("id").getStringValue(), path);
    assertEquals("solve", body(accepted).get("kind").getStringValue());
    Eventually.within(PATIENCE, () -> state(path).equals("running"));
    assertTrue(job(path).get("finishedAt").isNull());
    latch.countDown();
    Eventually.within(PATIENCE, () -> state(path).equals("done"));
    JsonNode done = job(path);
    assertEquals("no-mate", done.get("result").get("result").getStringValue());
    assertFalse(done.get("startedAt").isNull());
    assertFalse(done.get("finishedAt").isNull());
  }

  @Test
  void report_isRemembered_forARecord() throws Exception {
    searchers.find(ONE_FAULT);
    HttpResponse<String> accepted = post("verify", ", \"limits\": {\"time\": \"PT50M\"}");
    String path = accepted.headers().firstValue("Location").orElseThrow();
    Eventually.within(PATIENCE, () -> state(path).equals("done"));
    String sfen = job(path).get("result").get("position").get("sfen").getStringValue();
    searchers.find(ScriptedSearchers.noMate());
    HttpResponse<String> record =
        client.send(
            HttpRequest.newBuilder(server.getURI().resolve("/v1/verify"))
                .header("Content-Type", "text/plain")
                .header("Accept", "application/x-kif")
                .POST(BodyPublishers.ofString(sfen))
                .build(),
            BodyHandlers.ofString());
    assertTrue(record.body().contains("\n*1. 不詰（no-mate）、致命的（fatal）：詰まない。\n"), record.body());
  }

  @Test
  void cancel_endsTheSearchAtOnce_andAgainDoesNothing() throws Exception {
    Eventually.onceWithin(
        Duration.ofMillis(50),
        () -> {
          searchers.holdThenFind(ScriptedSearchers.noMate());
          String path = begin("verify");
          Eventually.within(PATIENCE, () -> searchers.running() == 1);
          assertEquals(204, send("DELETE", path).statusCode());
          assertEquals("cancelled", state(path));
          assertEquals(204, send("DELETE", path).statusCode());
        },
        () -> searchers.running() == 0);
  }

  @Test
  void failure_isAnError() throws Exception {
    searchers.fail();
    String path = begin("verify");
    Eventually.within(PATIENCE, () -> state(path).equals("failed"));
    assertEquals(500, job(path).get("error").get("status").getIntValue());
    assertFalse(send("GET", path).body().contains("secret"));
  }

  @Test
  void unknownJobOrBadRequest_isAProblem() throws Exception {
    for (String method : List.of("GET", "DELETE")) {
      assertEquals(404, send(method, "/v1/jobs/none").statusCode());
    }
    assertEquals(404, send("GET", "/v1/jobs/none/events").statusCode());
    HttpResponse<String> tooLong = post("solve", ", \"limits\": {\"time\": \"PT2H\"}");
    assertEquals(400, tooLong.statusCode());
    assertTrue(tooLong.body().contains("above the maximum PT1H of a job"), tooLong.body());
    assertEquals(400, post("verify", ", \"depth\": 1").statusCode());
  }

  @Test
  void tooManyJobs_areRefused_untilOneEnds() throws Exception {
    searchers.holdThenFind(NO_MATE);
    String first = begin("solve");
    for (int i = 0; i < 3; i++) {
      begin("solve");
    }
    HttpResponse<String> refused = post("solve", "");
    assertEquals(503, refused.statusCode());
    assertTrue(refused.headers().firstValue("Retry-After").isPresent());
    assertEquals(204, send("DELETE", first).statusCode());
    Eventually.within(PATIENCE, () -> gauge("kemuri.jobs.unfinished") == 3);
    CountDownLatch open = searchers.holdThenFind(NO_MATE);
    open.countDown();
    begin("solve");
  }

  @Test
  void events_areStreamed_andResumed() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(ONE_FAULT);
    String path = begin("verify");
    HttpResponse<InputStream> stream =
        client.send(
            HttpRequest.newBuilder(server.getURI().resolve(path + "/events")).build(),
            BodyHandlers.ofInputStream());
    assertEquals(
        "text/event-stream",
        stream.headers().firstValue("Content-Type").orElse("").split(";", 2)[0]);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
      String line = lines.readLine();
      boolean heard = false;
      while (!line.equals(":")) { // a heartbeat comes though nothing happens
        heard |= line.equals("event: progress");
        line = lines.readLine();
      }
      latch.countDown();
      StringBuilder rest = new StringBuilder();
      for (line = lines.readLine(); line != null; line = lines.readLine()) {
        rest.append(line).append('\n');
      }
      assertTrue(heard || rest.indexOf("event: progress") >= 0, rest.toString());
      assertTrue(rest.indexOf("event: finding\ndata: {\"kind\":\"no-mate\"") > 0, rest.toString());
      assertTrue(rest.indexOf("event: result\ndata: {\"position\"") > 0, rest.toString());
    }
    String all = send("GET", path + "/events").body();
    assertTrue(all.contains("id: 2\nevent: finding\n"), all);
    String resumed = send("GET", path + "/events", "Last-Event-ID", "2").body();
    assertTrue(resumed.startsWith("id: 3\nevent: result\n"), resumed);
    assertEquals(204, send("GET", path + "/events", "Last-Event-ID", "3").statusCode());
    assertEquals(400, send("GET", path + "/events", "Last-Event-ID", "x").statusCode());
  }
}
