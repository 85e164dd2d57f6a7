package kemuri.api.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kemuri.api.search.ScriptedSearchers;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.mate.AnswerTree;
import kemuri.mate.Finding;
import kemuri.mate.FindingKind;
import kemuri.mate.Futile;
import kemuri.mate.Line;
import kemuri.mate.OpenQuestion;
import kemuri.mate.Profile;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.GameRecord;
import kemuri.notation.Ki2;
import kemuri.notation.Kif;
import kemuri.notation.Sfen;
import kemuri.notation.Step;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
class VerifyHttpTest extends ScriptedServer {
  private static final String JSON = "application/json";
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G2P 1";
  private static final int GOLD_5B = Move.drop(PieceType.GOLD, Square.of(4, 1));
  private static final int GOLD_4B = Move.drop(PieceType.GOLD, Square.of(3, 1));
  private static final Finding FINAL_MOVE =
      new Finding(
          FindingKind.FINAL_MOVE,
          Severity.FATAL,
          1,
          GOLD_4B,
          Square.NONE,
          List.of(GOLD_4B),
          1,
          true);

  @Inject JsonMapper json;

  @BeforeEach
  void findNoMate() {
    searchers.find(ScriptedSearchers.noMate());
  }

  private static SoundnessReport report(List<Finding> findings, List<OpenQuestion> open) {
    return new SoundnessReport(
        Soundness.UNSOUND,
        Optional.of(new Line(List.of(GOLD_5B))),
        true,
        1,
        findings,
        open,
        List.of("A remark."),
        7,
        1);
  }

  @Test
  void report_isWrittenAsTheContractHasIt() throws Exception {
    Finding unneeded =
        new Finding(
            FindingKind.UNNEEDED_PIECE,
            Severity.INFO,
            0,
            Move.NONE,
            Square.of(4, 2),
            List.of(),
            0,
            false);
    OpenQuestion open =
        new OpenQuestion(OpenQuestion.Matter.MATES, 1, GOLD_4B, UndecidedReason.NODES, true);
    searchers.find(report(List.of(FINAL_MOVE, unneeded), List.of(open)));
    HttpResponse<String> answer =
        post(JSON, "{\"position\": \"" + MATE + "\", \"limits\": {\"nodes\": 9}}");
    assertEquals(200, answer.statusCode(), answer.body());
    String gold4b = "{\"ply\":1,\"usi\":\"G*4b\",\"japanese\":\"▲４二金\",\"western\":\"G*42\"}";
    assertEquals(
        "{\"position\":{\"sfen\":\""
            + MATE
            + "\",\"attacker\":\"black\"},\"verdict\":\"unsound\",\"plies\":1,\"line\":["
            + "{\"ply\":1,\"usi\":\"G*5b\",\"japanese\":\"▲５二金\",\"western\":\"G*52\"}],"
            + "\"leftInHand\":\"2P\",\"rawPlies\":1,\"findings\":[{\"kind\":\"final-move\","
            + "\"labelJa\":\"最終手余詰\",\"severity\":\"fatal\",\"ply\":1,\"move\":\"G*4b\","
            + "\"plies\":1,\"exact\":true,\"line\":["
            + gold4b
            + "],\"note\":\"At ply 1, G*42 also mates in 1 at the last move.\","
            + "\"noteJa\":\"1手目▲４二金でも1手で詰む（最終手）。\"},"
            + "{\"kind\":\"unneeded-piece\",\"labelJa\":\"不要駒\",\"severity\":\"info\",\"ply\":0,"
            + "\"move\":null,\"square\":\"5c\",\"plies\":0,\"exact\":false,\"line\":[],"
            + "\"note\":\"The piece on 5c is not needed: without it the problem is the same.\","
            + "\"noteJa\":\"５三の駒は不要で、なくても同じ作品になる。\"}],"
            + "\"undecided\":[{\"ply\":1,\"move\":\"G*4b\",\"matter\":\"mates\","
            + "\"reason\":\"nodes\",\"couldBeFatal\":true}],\"warnings\":[\"The defender holds"
            + " nothing although pieces are missing from the board: solved as given. Ask for the"
            + " defender's hand \\\"rest\\\" to give it all of them.\",\"A remark.\"],"
            + "\"settings\":{\"attacker\":\"auto\",\"defenderHand\":\"given\","
            + "\"profile\":\"standard\",\"futile\":\"standard\",\"thoroughness\":\"complete\","
            + "\"plies\":0,\"solution\":[],\"answers\":0,\"limits\":{\"time\":\"PT30S\","
            + "\"nodes\":9}},\"statistics\":{\"nodes\":7,\"milliseconds\":1,\"cache\":\"miss\"}}",
        answer.body());
  }

  @Test
  void options_reachTheCheck_andAreEchoed() throws Exception {
    String options =
        "\"profile\":\"lenient\",\"futile\":\"x\",\"thoroughness\":\"early\",\"plies\":3,";
    HttpResponse<String> answer =
        post(
            JSON,
            "{\"position\": \""
                + MATE
                + "\","
                + options
                + "\"solution\": \" G*5b \", \"limits\": {\"time\": \"PT2S\"}}");
    assertEquals(
        new SoundnessQuestion(Profile.LENIENT, Futile.X, Thoroughness.EARLY, 3, List.of(GOLD_5B)),
        searchers.lastQuestion());
    assertTrue(
        answer.body().contains(options + "\"solution\":[\"G*5b\"],\"answers\":0,"), answer.body());
    assertTrue(answer.body().contains("\"limits\":{\"time\":\"PT2S\",\"nodes\":0}"), answer.body());
  }

  @Test
  void answers_areATreeOfMoves() throws Exception {
    searchers.find(report(List.of(), List.of()));
    AnswerTree cut = new AnswerTree(List.of(), true);
    AnswerTree.Reply reply = new AnswerTree.Reply(GOLD_4B, cut);
    searchers.find(
        Optional.of(
            new AnswerTree(
                List.of(
                    new AnswerTree.Check(GOLD_5B, List.of(reply)),
                    new AnswerTree.Check(GOLD_4B, List.of())),
                false)));
    String body = post(JSON, "{\"position\": \"" + MATE + "\", \"answers\": 2}").body();
    assertTrue(body.contains("\"answers\":{\"G*5b\":{\"G*4b\":null},\"G*4b\":{}},"), body);
  }

  @Test
  void text_isThePosition_andReportsAreRemembered() throws Exception {
    String position = "8k/9/8P/9/9/9/9/9/7L1 b G 1";
    assertTrue(post("text/plain", position + "\n").body().contains("\"cache\":\"miss\""));
    String again = post("text/plain", position).body();
    assertTrue(again.contains("\"verdict\":\"no-mate\",\"plies\":0,\"line\":[]"), again);
    assertTrue(again.contains("\"cache\":\"hit\""), again);
  }

  @ParameterizedTest
  @CsvSource({"text/plain", "application/octet-stream"})
  void kif_isRead(String type) throws Exception {
    String position = "8k/9/8P/9/9/9/9/9/6L2 b G 1";
    String kif = Kif.write(Sfen.readRecord(position), StandardCharsets.UTF_8);
    HttpResponse<String> answer = post(type, kif);
    assertEquals(200, answer.statusCode(), answer.body());
    assertTrue(answer.body().contains("\"sfen\":\"" + position + "\""), answer.body());
  }

  @Test
  void acceptedRecord_hasTheFindings_freshOrRemembered() throws Exception {
    searchers.find(report(List.of(FINAL_MOVE), List.of()));
    String body = "{\"position\": \"4k4/9/4P4/9/9/9/9/9/9 b G3P 1\"}";
    HttpResponse<String> first = post("/v1/verify", JSON, body, "application/x-kif");
    assertEquals(
        "application/x-kif;charset=UTF-8", first.headers().firstValue("Content-Type").orElse(""));
    GameRecord record = Kif.read(first.body());
    assertEquals("検討結果：不完全作　1手詰", record.comments().get(0));
    Step branch = record.line().get(0).variations().get(0).get(0);
    assertEquals(new Step.Play(GOLD_4B), branch.event());
    assertEquals("1. 最終手余詰（final-move）、致命的（fatal）、1手", branch.comments().get(0));
    searchers.find(ScriptedSearchers.noMate());
    assertEquals(first.body(), post("/v1/verify", JSON, body, "application/x-kif").body());
    HttpResponse<String> ki2 = post("/v1/verify", JSON, body, "image/png, application/x-ki2");
    assertEquals(record, Ki2.read(ki2.body()));
    assertTrue(post("/v1/verify", JSON, body, "*/*").body().contains("\"cache\":\"hit\""));
    assertEquals(406, post("/v1/verify", JSON, body, "image/png").statusCode());
  }

  @Test
  void missingType_isTold() throws Exception {
    HttpResponse<String> answer =
        client.send(
            HttpRequest.newBuilder(server.getURI().resolve("/v1/verify"))
                .POST(BodyPublishers.ofString(MATE))
                .build(),
            BodyHandlers.ofString());
    assertEquals(415, answer.statusCode());
    assertTrue(answer.body().contains("text/plain or application/octet-stream"), answer.body());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "400 | /depth         | {\"position\": \"P\", \"depth\": 3}",
        "400 | /rules         | {\"position\": \"P\", \"rules\": \"tsume\"}",
        "400 | /profile       | {\"position\": \"P\", \"profile\": \"kind\"}",
        "400 | /thoroughness  | {\"position\": \"P\", \"thoroughness\": \"very\"}",
        "400 | /plies         | {\"position\": \"P\", \"plies\": -1}",
        "400 | /answers       | {\"position\": \"P\", \"answers\": 100}",
        "400 | /solution      | {\"position\": \"P\", \"solution\": 3}",
        "400 | /solution/0    | {\"position\": \"P\", \"solution\": [3]}",
        "400 | /limits/time   | {\"position\": \"P\", \"limits\": {\"time\": \"PT31S\"}}",
        "400 | /position      | {\"position\": \"8k/9 b - 1\"}",
        "400 | /position      | {\"position\": \"P\", \"format\": \"kif\"}",
        "400 | /format        | {\"position\": \"P\", \"format\": \"pgn\"}",
        "422 | /position      | {\"position\": \"9/9/9/9/9/9/9/9/9 b - 1\"}",
        "422 | /position      | {\"position\": \"4k4/9/9/9/9/9/9/9/9 w G 1\"}",
        "422 | /solution      | {\"position\": \"4k4/9/4P4/9/9/9/9/9/9 b G\", \"solution\": \"x\"}",
        "422 | /solution      | {\"position\": \"4k4/9/9/9/9/9/9/9/9 b G\", \"solution\": [\"G*5b\"]}"
      })
  void badBody_isAProblemThatPoints(int status, String pointer, String body) throws Exception {
    HttpResponse<String> answer = post(JSON, body);
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals(pointer, body(answer).get("pointer").getStringValue(), answer.body());
  }

  @Test
  void illegalSolution_saysWhichMoveAndWhy() throws Exception {
    JsonNode problem = body(post(JSON, "{\"position\": \"" + MATE + "\", \"solution\": \"N*5b\"}"));
    assertEquals(
        "Move 1 of the solution (N*5b): expected a legal move, found N*5b: Black has no knight in"
            + " hand.",
        problem.get("detail").getStringValue());
  }

  @Test
  void batch_answersLineByLine() throws Exception {
    HttpResponse<String> answers =
        post(
            "/v1/batch/verify",
            "application/x-ndjson",
            "{\"id\": 1, \"position\": \"" + ONE_PLY + "\", \"profile\": \"strict\"}\nx\n");
    List<String> lines = answers.body().lines().map(String::strip).toList();
    assertTrue(lines.get(0).startsWith("{\"line\":1,\"id\":1,\"position\":"), lines.get(0));
    assertTrue(lines.get(0).contains("\"verdict\":\"no-mate\""), lines.get(0));
    assertTrue(lines.get(1).startsWith("{\"line\":2,\"type\":"), lines.get(1));
  }

  private HttpResponse<String> post(String type, String body) throws Exception {
    return post("/v1/verify", type, body);
  }

  private HttpResponse<String> post(String path, String type, String body) throws Exception {
    return post(path, type, body, "*/*");
  }

  private HttpResponse<String> post(String path, String type, String body, String accept)
      throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.getURI().resolve(path))
            .header("Content-Type", type)
            .header("Accept", accept)
            .POST(BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  private JsonNode body(HttpResponse<String> answer) throws IOException {
    return json.readValue(answer.body(), JsonNode.class);
  }
}
