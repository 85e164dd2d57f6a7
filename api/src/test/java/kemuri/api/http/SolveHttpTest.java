package kemuri.api.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
class SolveHttpTest extends ScriptedServer {
  private static final String JSON = "application/json";
  private static final int BIG = 2_000_000;

  @Inject JsonMapper json;

  @BeforeEach
  void findNoMate() {
    searchers.find(NO_MATE);
  }

  @Test
  void mate_isWrittenInThreeNotations() throws Exception {
    int gold = Move.drop(PieceType.GOLD, Square.of(4, 1));
    searchers.find(new MateResult.Mate(new Line(List.of(gold)), true, 0, 7, 1));
    HttpResponse<String> answer = post(JSON, "{\"position\": \"4k4/9/4P4/9/9/9/9/9/9 b G2P\"}");
    assertEquals(200, answer.statusCode());
    assertEquals(
        "{\"position\":{\"sfen\":\"4k4/9/4P4/9/9/9/9/9/9 b G2P 1\",\"attacker\":\"black\"},"
            + "\"result\":\"mate\",\"mate\":{\"plies\":1,\"exact\":true,\"line\":["
            + "{\"ply\":1,\"usi\":\"G*5b\",\"japanese\":\"▲５二金\",\"western\":\"G*52\"}],"
            + "\"leftInHand\":\"2P\"},\"reason\":null,\"warnings\":[\"The defender holds nothing"
            + " although pieces are missing from the board: solved as given. Ask for the defender's"
            + " hand \\\"rest\\\" to give it all of them.\"],\"settings\":{\"attacker\":\"auto\","
            + "\"defenderHand\":\"given\",\"rules\":\"tsume\",\"futile\":\"standard\",\"exact\":true,"
            + "\"limits\":{\"time\":\"PT10S\",\"nodes\":0}},"
            + "\"statistics\":{\"nodes\":7,\"milliseconds\":1,\"cache\":\"miss\"}}",
        answer.body());
  }

  @Test
  void settings_areEchoed_andRestFillsTheHand() throws Exception {
    JsonNode answer =
        body(
            post(
                JSON,
                "{\"position\": \"8k/9/8P/9/9/9/9/9/8G b G 1\", \"format\": \"sfen\","
                    + " \"attacker\": \"black\", \"defenderHand\": \"rest\", \"rules\": \"raw\","
                    + " \"futile\": \"x\", \"exact\": false,"
                    + " \"limits\": {\"time\": \"PT1.5S\", \"nodes\": 5}}"));
    assertEquals(
        "8k/9/8P/9/9/9/9/9/8G b G2r2b2g4s4n4l17p 1",
        answer.get("position").get("sfen").getStringValue());
    JsonNode settings = answer.get("settings");
    assertEquals("black", settings.get("attacker").getStringValue());
    assertEquals("rest", settings.get("defenderHand").getStringValue());
    assertEquals("x", settings.get("futile").getStringValue());
    assertFalse(settings.get("exact").getBooleanValue());
    assertEquals("PT1.5S", settings.get("limits").get("time").getStringValue());
    assertEquals(5, settings.get("limits").get("nodes").getIntValue());
    assertEquals(0, answer.get("warnings").size());
  }

  @Test
  void undecided_saysWhy_andKeepsTheBound() throws Exception {
    int gold = Move.drop(PieceType.GOLD, Square.of(4, 1));
    searchers.find(
        new MateResult.Undecided(UndecidedReason.TIME, Optional.of(new Line(List.of(gold))), 7, 1));
    HttpResponse<String> answer = get(ask("4k4/9/4P4/9/9/9/9/9/4L4 b G 1"));
    assertEquals("undecided", body(answer).get("result").getStringValue());
    assertEquals("time", body(answer).get("reason").getStringValue());
    assertFalse(body(answer).get("mate").get("exact").getBooleanValue());
    assertEquals("no-store", header(answer, "Cache-Control"));
    assertTrue(answer.headers().firstValue("ETag").isEmpty());
  }

  @Test
  void textBody_isThePosition() throws Exception {
    assertEquals(200, post("text/plain", ONE_PLY + "\n").statusCode());
    assertEquals(200, post("text/plain; charset=us-ascii", ONE_PLY).statusCode());
    assertEquals(415, post("text/plain; charset=nonsense", ONE_PLY).statusCode());
    HttpResponse<String> bad = post("text/plain", "8k/9/8X/9/9/9/9/9/9 b G 1");
    assertProblem(400, bad);
    assertEquals(3, body(bad).get("position").get("rank").getIntValue());
  }

  @Test
  void get_isCacheable() throws Exception {
    HttpResponse<String> first = get(ask(ONE_PLY));
    assertEquals(200, first.statusCode());
    String tag = header(first, "ETag");
    assertTrue(tag.startsWith("\""), tag);
    assertTrue(header(first, "Cache-Control").contains("max-age"));
    assertTrue(header(first, "Server-Timing").contains("nodes"));
    assertEquals(null, body(first).get("statistics"));
    HttpResponse<String> second = get(ask(ONE_PLY), "If-None-Match", "\"other\", " + tag);
    assertEquals(304, second.statusCode());
    assertEquals(tag, header(second, "ETag"));
    assertEquals("", second.body());
    assertEquals(200, get(ask(ONE_PLY), "If-None-Match", "\"other\"").statusCode());
    HttpRequest head =
        HttpRequest.newBuilder(uri(ask(ONE_PLY))).method("HEAD", BodyPublishers.noBody()).build();
    assertEquals(tag, header(client.send(head, BodyHandlers.ofString()), "ETag"));
  }

  @Test
  void get_readsALostPlus() throws Exception {
    String position = "+l7k/9/7+P1/9/9/9/9/9/8+p b G2P 1";
    HttpResponse<String> answer = get("/v1/solve?sfen=" + position.replace(' ', '+'));
    assertEquals(200, answer.statusCode(), answer.body());
    assertEquals(position, body(answer).get("position").get("sfen").getStringValue());
    assertEquals(answer.body(), get(ask(position)).body());
  }

  @Test
  void get_takesTheSameOptions() throws Exception {
    String query =
        ask(ONE_PLY)
            + "&attacker=black&defenderHand=rest&rules=raw&futile=off&exact=false"
            + "&time=PT1S&nodes=9&format=sfen";
    JsonNode settings = body(get(query)).get("settings");
    assertEquals("rest", settings.get("defenderHand").getStringValue());
    assertEquals(9, settings.get("limits").get("nodes").getIntValue());
    assertProblem(400, get(ask(ONE_PLY) + "&depth=3"));
    assertProblem(400, get(ask(ONE_PLY) + "&nodes=3&nodes=4"));
    assertProblem(400, get(ask(ONE_PLY) + "&nodes=many"));
    assertProblem(400, get("/v1/solve"));
    assertEquals("time", body(get(ask(ONE_PLY) + "&time=PT31S")).get("parameter").getStringValue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "400 |                | ",
        "400 |                | {",
        "400 |                | []",
        "400 |                | {\"position\": \"P\"} {}",
        "400 | /position      | {}",
        "400 | /position      | {\"position\": null}",
        "400 | /position      | {\"position\": 3}",
        "400 | /position      | {\"position\": \"8k/9 b - 1\"}",
        "400 | /position      | {\"position\": \"P\", \"position\": \"P\"}",
        "422 | /position      | {\"position\": \"9/9/9/9/9/9/9/9/9 b - 1\"}",
        "400 | /depth         | {\"position\": \"P\", \"depth\": 3}",
        "400 | /limits/plies  | {\"position\": \"P\", \"limits\": {\"plies\": 3}}",
        "400 | /limits        | {\"position\": \"P\", \"limits\": 3}",
        "400 | /limits/time   | {\"position\": \"P\", \"limits\": {\"time\": \"PT31S\"}}",
        "400 | /limits/time   | {\"position\": \"P\", \"limits\": {\"time\": \"PT0S\"}}",
        "400 | /limits/time   | {\"position\": \"P\", \"limits\": {\"time\": \"10s\"}}",
        "400 | /limits/nodes  | {\"position\": \"P\", \"limits\": {\"nodes\": -1}}",
        "400 | /limits/nodes  | {\"position\": \"P\", \"limits\": {\"nodes\": 1.5}}",
        "400 | /limits/nodes  | {\"position\": \"P\", \"limits\": {\"nodes\": 9223372036854775808}}",
        "400 | /exact         | {\"position\": \"P\", \"exact\": \"yes\"}",
        "400 | /attacker      | {\"position\": \"P\", \"attacker\": \"sente\"}",
        "400 | /defenderHand  | {\"position\": \"P\", \"defenderHand\": \"all\"}",
        "400 | /futile        | {\"position\": \"P\", \"futile\": \"on\"}",
        "400 | /rules         | {\"position\": \"P\", \"rules\": \"RAW\"}",
        "400 | /position      | {\"position\": \"P\", \"format\": \"kif\"}",
        "400 | /format        | {\"position\": \"P\", \"format\": \"pgn\"}"
      })
  void badBody_isAProblemThatPoints(int status, String pointer, String body) throws Exception {
    HttpResponse<String> answer = post(JSON, body == null ? "" : body);
    assertProblem(status, answer);
    assertEquals(
        pointer == null ? "" : pointer,
        body(answer).get("pointer").getStringValue(),
        answer.body());
  }

  @Test
  void malformedPosition_saysWhere() throws Exception {
    HttpResponse<String> answer = post(JSON, "{\"position\": \"8k/9/8X/9/9/9/9/9/9 b G 1\"}");
    assertProblem(400, answer);
    JsonNode place = body(answer).get("position");
    assertEquals(6, place.get("offset").getIntValue());
    assertEquals(3, place.get("rank").getIntValue());
    assertEquals(1, place.get("file").getIntValue());
  }

  @Test
  void flawedDiagram_listsAllFlaws() throws Exception {
    HttpResponse<String> answer = post(JSON, "{\"position\": \"P7k/9/8P/9/8P/9/9/9/9 b G 1\"}");
    assertProblem(422, answer);
    JsonNode flaws = body(answer).get("flaws");
    assertEquals(2, flaws.size(), answer.body());
    List<String> kinds =
        List.of(
            flaws.get(0).get("kind").getStringValue(), flaws.get(1).get("kind").getStringValue());
    assertTrue(kinds.contains("two-pawns") && kinds.contains("dead-piece"), answer.body());
    assertTrue(answer.body().contains("[\"1c\",\"1e\"]"), answer.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "text/plain; charset=utf-8",
        "text/plain; charset=US-ASCII",
        "text/plain;charset=\"UTF-8\""
      })
  void text_inAnyCharset_isRead(String type) throws Exception {
    assertEquals(200, post(type, ONE_PLY).statusCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain; charset=klingon", "text/plain; charset=\"\""})
  void text_inUnknownCharset_isRefused(String type) throws Exception {
    assertProblem(415, post(type, ONE_PLY));
  }

  @Test
  void otherErrors_areProblemsToo() throws Exception {
    assertProblem(404, get("/v1/nothing", "Accept", "text/html"));
    assertProblem(415, post("application/xml", "<position/>"));
    assertProblem(406, get(ask(ONE_PLY), "Accept", "image/png"));
    HttpRequest delete = HttpRequest.newBuilder(uri("/v1/solve")).DELETE().build();
    HttpResponse<String> refused = client.send(delete, BodyHandlers.ofString());
    assertProblem(405, refused);
    assertTrue(header(refused, "Allow").contains("POST"));
    HttpRequest accepting =
        HttpRequest.newBuilder(uri("/v1/solve"))
            .header("Content-Type", JSON)
            .header("Accept", "text/plain")
            .POST(BodyPublishers.ofString("{\"position\": \"" + ONE_PLY + "\"}"))
            .build();
    assertProblem(406, client.send(accepting, BodyHandlers.ofString()));
    HttpRequest typeless =
        HttpRequest.newBuilder(uri("/v1/solve")).POST(BodyPublishers.ofString(ONE_PLY)).build();
    assertProblem(415, client.send(typeless, BodyHandlers.ofString()));
  }

  @ParameterizedTest
  @ValueSource(strings = {JSON, "text/plain"})
  void bigBody_isTooLarge_withLengthAndChunked(String type) throws Exception {
    byte[] spaces = new byte[BIG];
    Arrays.fill(spaces, (byte) ' ');
    BodyPublisher known = BodyPublishers.ofByteArray(spaces);
    assertProblem(413, post(type, known));
    assertProblem(413, post(type, BodyPublishers.fromPublisher(known)));
  }

  @Test
  void failure_isBlank() throws Exception {
    searchers.fail();
    HttpResponse<String> answer = get(ask("8k/9/8P/9/9/9/9/9/7L1 b G 1"));
    assertProblem(500, answer);
    assertFalse(answer.body().contains("secret"), answer.body());
    assertEquals(null, body(answer).get("detail"));
  }

  @Test
  void requestId_isEchoedIfSane() throws Exception {
    assertEquals("me-1", header(get("/v1/nothing", "X-Request-Id", "me-1"), "X-Request-Id"));
    assertEquals("me-1", header(get(ask(ONE_PLY), "X-Request-Id", "me-1"), "X-Request-Id"));
    String made = header(get(ask(ONE_PLY), "X-Request-Id", "<script>"), "X-Request-Id");
    assertEquals(36, made.length());
  }

  @Test
  void timeAboveTheMaximum_isToldOfJobs() throws Exception {
    String body = "{\"position\": \"" + ONE_PLY + "\", \"limits\": {\"time\": \"PT31S\"}}";
    assertEquals(
        "The time limit PT31S is above the synchronous maximum PT30S; send \"Prefer:"
            + " respond-async\" for a job of up to PT1H.",
        body(post(JSON, body)).get("detail").getStringValue());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/docs",
        "/docs/docs.js",
        "/openapi.yaml",
        "/swagger-ui/swagger-ui-bundle.js",
        "/swagger-ui/swagger-ui.css",
        "/health/liveness",
        "/health/readiness",
        "/prometheus"
      })
  void pages_areServed(String path) throws Exception {
    HttpResponse<String> answer = get(path);
    assertEquals(200, answer.statusCode());
    assertTrue(answer.headers().firstValue("X-Request-Id").isPresent());
  }

  @Test
  void metrics_countTheCache() throws Exception {
    get(ask(ONE_PLY));
    get(ask(ONE_PLY));
    String metrics = get("/prometheus").body();
    assertTrue(metrics.contains("kemuri_cache_requests_total{result=\"hit\"}"), metrics);
    assertTrue(metrics.contains("kemuri_search_active "), metrics);
  }

  private void assertProblem(int status, HttpResponse<String> answer) throws IOException {
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals("application/problem+json", header(answer, "Content-Type"));
    JsonNode problem = body(answer);
    for (String member : List.of("type", "title", "instance")) {
      assertFalse(problem.get(member).getStringValue().isEmpty(), answer.body());
    }
    assertEquals(status, problem.get("status").getIntValue());
    assertTrue(
        problem.get("instance").getStringValue().endsWith(header(answer, "X-Request-Id")),
        answer.body());
  }

  private static String ask(String sfen) {
    return "/v1/solve?sfen=" + URLEncoder.encode(sfen, StandardCharsets.UTF_8);
  }

  private URI uri(String path) {
    return server.getURI().resolve(path);
  }

  private HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String type, String body) throws Exception {
    return post(type, BodyPublishers.ofString(body));
  }

  private HttpResponse<String> post(String type, BodyPublisher body) throws Exception {
    return client.send(
        HttpRequest.newBuilder(uri("/v1/solve")).header("Content-Type", type).POST(body).build(),
        BodyHandlers.ofString());
  }

  private JsonNode body(HttpResponse<String> answer) throws IOException {
    return json.readValue(answer.body(), JsonNode.class);
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }
}
