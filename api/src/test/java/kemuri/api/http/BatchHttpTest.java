package kemuri.api.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import kemuri.api.Eventually;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
@Property(name = "kemuri.search.threads", value = "3")
class BatchHttpTest extends ScriptedServer {
  private static final String NDJSON = "application/x-ndjson";

  @Inject JsonMapper json;

  @BeforeEach
  void findNoMate() {
    searchers.find(NO_MATE);
  }

  private static String line(String members) {
    return "{\"position\": \"" + ONE_PLY + "\"" + members + "}";
  }

  private static String sfen(int number) {
    String rank = (number % 8 + 1 + "L" + (7 - number % 8)).replace("0", "");
    return "8k/9/8P/9/9/9/9/9/" + rank + " b G" + (number / 8 % 15 + 2) + "p 1";
  }

  private HttpResponse<String> post(String type, BodyPublisher body) throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.getURI().resolve("/v1/batch/solve"))
            .header("Content-Type", type)
            .header("X-Request-Id", "me-1")
            .POST(body)
            .build(),
        BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String type, String body) throws Exception {
    return post(type, BodyPublishers.ofString(body));
  }

  private List<JsonNode> answers(HttpResponse<String> response) throws IOException {
    assertEquals(200, response.statusCode(), response.body());
    assertTrue(response.body().isEmpty() || response.body().endsWith("}\n"), response.body());
    List<JsonNode> answers = new ArrayList<>();
    for (String line : response.body().lines().toList()) {
      answers.add(json.readValue(line, JsonNode.class));
    }
    return answers;
  }

  @Test
  void answers_areSolutionsInOrder_withTheirLineAndId() throws Exception {
    StringBuilder body = new StringBuilder();
    for (int i = 1; i <= 100; i++) {
      body.append("{\"id\": " + i + ", \"position\": \"" + sfen(i) + "\"}\n");
    }
    HttpResponse<String> response = post(NDJSON, body.toString());
    assertEquals(NDJSON, response.headers().firstValue("Content-Type").orElse(""));
    assertEquals("no-store", response.headers().firstValue("Cache-Control").orElse(""));
    List<JsonNode> answers = answers(response);
    assertEquals(100, answers.size());
    for (int i = 1; i <= 100; i++) {
      JsonNode answer = answers.get(i - 1);
      assertEquals(i, answer.get("line").getIntValue());
      assertEquals(i, answer.get("id").getIntValue());
      assertEquals("no-mate", answer.get("result").getStringValue());
      assertEquals(sfen(i), answer.get("position").get("sfen").getStringValue());
    }
  }

  @Test
  void answer_isTheObjectOfSolve() throws Exception {
    String body = line(", \"exact\": false");
    String one =
        client
            .send(
                HttpRequest.newBuilder(server.getURI().resolve("/v1/solve"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(body))
                    .build(),
                BodyHandlers.ofString())
            .body();
    String batch = post(NDJSON, body).body();
    assertEquals(
        one.replaceFirst("\"cache\":\"miss\"", "\"cache\":\"hit\""),
        batch.replaceFirst("\"line\":1,", "").strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "400 | malformed-json     | nonsense",
        "400 | malformed-json     | {\"position\": ",
        "400 | missing-field      | {}",
        "400 | bad-value          | []",
        "400 | unknown-field      | {\"position\": \"P\", \"depth\": 3}",
        "400 | bad-value          | {\"position\": \"P\", \"id\": 1.5}",
        "400 | malformed-json     | {\"position\": \"P\", \"id\": \"\\ud800\"}",
        "400 | malformed-json     | {\"position\": \"\\udc00\"}",
        "400 | malformed-json     | {\"\\ud800\": 1}",
        "400 | malformed-position | {\"position\": \"8k/9 b - 1\"}",
        "422 | flawed-diagram     | {\"position\": \"9/9/9/9/9/9/9/9/9 b - 1\"}",
        "400 | time-limit-too-high| {\"position\": \"P\", \"limits\": {\"time\": \"PT31S\"}}"
      })
  void badLine_isAProblem_andTheNextIsAnswered(int status, String code, String bad)
      throws Exception {
    List<JsonNode> answers =
        answers(post(NDJSON, line(", \"id\": \"a\"") + "\n" + bad + "\n\n" + line("")));
    assertEquals(3, answers.size());
    assertEquals("no-mate", answers.get(0).get("result").getStringValue());
    JsonNode problem = answers.get(1);
    assertEquals(2, problem.get("line").getIntValue());
    assertEquals(status, problem.get("status").getIntValue());
    assertEquals("urn:kemuri:error:" + code, problem.get("type").getStringValue());
    assertEquals("urn:kemuri:request:me-1", problem.get("instance").getStringValue());
    assertEquals(4, answers.get(2).get("line").getIntValue());
    assertEquals("no-mate", answers.get(2).get("result").getStringValue());
  }

  @Test
  void id_isEchoedAsItCame_inErrorsToo() throws Exception {
    String body =
        line(", \"id\": \"q\\\"\\u3042\"")
            + "\n{\"id\": 123456789012345678901234567890, \"position\": \"8k/9 b - 1\"}\n"
            + "{\"id\": \"\", \"depth\": 1}\n"
            + line(", \"id\": null");
    HttpResponse<String> response = post(NDJSON, body);
    List<String> lines = response.body().lines().map(String::strip).toList();
    assertTrue(lines.get(0).startsWith("{\"line\":1,\"id\":\"q\\\"あ\",\"position\""), lines.get(0));
    assertTrue(
        lines.get(1).startsWith("{\"line\":2,\"id\":123456789012345678901234567890,\"type\""),
        lines.get(1));
    assertTrue(lines.get(2).startsWith("{\"line\":3,\"id\":\"\",\"type\""), lines.get(2));
    assertTrue(lines.get(3).startsWith("{\"line\":4,\"position\""), lines.get(3));
  }

  @Test
  void malformedUtf8AndLongLines_areProblems() throws Exception {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(new byte[] {'"', (byte) 0xff, '"', '\n'});
    body.writeBytes((line(" ".repeat(100_000)) + "\n").getBytes(StandardCharsets.UTF_8));
    body.writeBytes(line("").getBytes(StandardCharsets.UTF_8));
    List<JsonNode> answers = answers(post(NDJSON, BodyPublishers.ofByteArray(body.toByteArray())));
    assertEquals(400, answers.get(0).get("status").getIntValue());
    assertEquals("Malformed UTF-8", answers.get(0).get("title").getStringValue());
    assertEquals(413, answers.get(1).get("status").getIntValue());
    assertEquals("no-mate", answers.get(2).get("result").getStringValue());
  }

  @Test
  void failedSearch_isABlankProblem() throws Exception {
    searchers.fail();
    String failing = "{\"position\": \"8k/9/8P/9/9/9/9/9/7LL b G 1\"}";
    HttpResponse<String> response = post(NDJSON, failing + "\nnonsense\n");
    List<JsonNode> answers = answers(response);
    assertEquals(500, answers.get(0).get("status").getIntValue());
    assertFalse(response.body().contains("secret"), response.body());
    assertEquals(400, answers.get(1).get("status").getIntValue());
  }

  @Test
  void text_isAPositionALine() throws Exception {
    List<JsonNode> answers =
        answers(post("text/plain; charset=utf-8", ONE_PLY + "\r\n\r\nnonsense\n " + ONE_PLY));
    assertEquals(3, answers.size());
    assertEquals("no-mate", answers.get(0).get("result").getStringValue());
    assertEquals(400, answers.get(1).get("status").getIntValue());
    assertEquals(4, answers.get(2).get("line").getIntValue());
    assertEquals("no-mate", answers.get(2).get("result").getStringValue());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"application/json", "text/plain; charset=utf-16", "text/plain; charset=x"})
  void otherTypes_areRefused(String type) throws Exception {
    HttpResponse<String> response = post(type, line(""));
    assertEquals(415, response.statusCode());
    assertEquals(
        "application/problem+json", response.headers().firstValue("Content-Type").orElse(""));
  }

  @Test
  void emptyBody_isAnEmptyAnswer() throws Exception {
    assertEquals(List.of(), answers(post(NDJSON, "")));
    assertEquals(List.of(), answers(post(NDJSON, "\n\n")));
  }

  @Test
  void manyLines_areAnswered() throws Exception {
    int count = 5_000;
    String padding = " ".repeat(400);
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < count; i++) {
      body.append(
          "{\"position\": \""
              + sfen(i)
              + "\", \"limits\": {\"time\": \"PT30S\"}}"
              + padding
              + "\n");
    }
    BodyPublisher known = BodyPublishers.ofString(body.toString());
    for (BodyPublisher publisher : List.of(known, BodyPublishers.fromPublisher(known))) {
      List<String> lines = post(NDJSON, publisher).body().lines().toList();
      assertEquals(count, lines.size());
      assertTrue(lines.get(count - 1).contains("\"line\":" + count + ","), lines.get(count - 1));
    }
  }

  @Test
  void answers_comeWhileLinesAreSent() throws Exception {
    try (BatchSocket batch = BatchSocket.open(server)) {
      for (int i = 1; i <= 3; i++) {
        batch.send(line(", \"id\": " + i) + "\n");
        assertTrue(batch.readLine().startsWith("{\"line\":" + i + ","));
      }
      batch.send(line(""));
      batch.end();
      assertTrue(batch.readLine().startsWith("{\"line\":4,"));
      assertEquals("", batch.readLine());
      assertTrue(batch.isClosed());
    }
  }

  @Test
  void slowAnswer_keepsItsPlace_andTheConnectionAlive() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    try (BatchSocket batch = BatchSocket.open(server)) {
      batch.send("{\"position\": \"8k/9/8P/9/9/9/9/9/6L2 b G 1\"}\nnonsense\n");
      assertEquals(' ', batch.read());
      latch.countDown();
      String first = batch.readLine();
      assertTrue(first.startsWith("{\"line\":1,"), first);
      assertEquals("no-mate", json.readValue(first, JsonNode.class).get("result").getStringValue());
      assertTrue(batch.readLine().startsWith("{\"line\":2,"));
      batch.end();
      assertEquals("", batch.readLine());
    }
  }

  @Test
  void metrics_countLines() throws Exception {
    post(NDJSON, line("") + "\nnonsense\n");
    HttpRequest request = HttpRequest.newBuilder(server.getURI().resolve("/prometheus")).build();
    String metrics = client.send(request, BodyHandlers.ofString()).body();
    assertTrue(metrics.contains("kemuri_batch_lines_total{result=\"answered\"}"), metrics);
    assertTrue(metrics.contains("kemuri_batch_lines_total{result=\"refused\"}"), metrics);
    assertTrue(metrics.contains("kemuri_batch_open "), metrics);
    Eventually.within(Eventually.PATIENCE, () -> openBatches() == 0);
  }
}
