package kemuri.api.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.notation.Csa;
import kemuri.notation.Ending;
import kemuri.notation.FileEncoding;
import kemuri.notation.GameRecord;
import kemuri.notation.Kif;
import kemuri.notation.Sfen;
import kemuri.notation.Step;
import kemuri.notation.Usi;
import kemuri.picture.BoardPng;
import kemuri.picture.BoardSvg;
import kemuri.picture.PictureOptions;
import kemuri.picture.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
class ConvertHttpTest extends ScriptedServer {
  private static final String JSON = "application/json";
  private static final String LINE = "4k4/9/4P4/9/9/9/9/9/9 b G2P 1 moves G*5b";
  private static final String KIF_START = "手合割：平手\n1 ７六歩(77)\n";

  private HttpResponse<byte[]> post(String path, String type, byte[] body, String accept)
      throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.getURI().resolve(path))
            .header("Content-Type", type)
            .header("Accept", accept)
            .POST(BodyPublishers.ofByteArray(body))
            .build(),
        BodyHandlers.ofByteArray());
  }

  private HttpResponse<byte[]> convert(String query, String type, byte[] body) throws Exception {
    return post("/v1/convert" + query, type, body, "*/*");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private static String type(HttpResponse<byte[]> answer) {
    return header(answer, "Content-Type");
  }

  private static String header(HttpResponse<byte[]> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "kif, application/x-kif",
    "ki2, application/x-ki2",
    "csa, application/x-csa",
    "jkf, application/x-jkf+json",
    "sfen, application/x-sfen"
  })
  void json_thereAndBack_isTheSame(String format, String mediaType) throws Exception {
    String body = "{\"position\": \"" + LINE + "\", \"to\": \"" + format + "\"}";
    HttpResponse<byte[]> there = convert("", JSON, utf8(body));
    assertEquals(200, there.statusCode(), text(there));
    assertEquals(mediaType + ";charset=UTF-8", type(there));
    HttpResponse<byte[]> back = convert("?to=sfen", "application/octet-stream", there.body());
    assertEquals(LINE + "\n", text(back));
  }

  @Test
  void pictures_ofARecord_showItsStart() throws Exception {
    Diagram start = Sfen.readRecord(LINE).start();
    HttpResponse<byte[]> svg = convert("?to=svg", "text/plain", utf8(LINE));
    assertEquals("image/svg+xml", type(svg));
    assertEquals(BoardSvg.format(start, PictureOptions.DEFAULT), text(svg));
    String body = "{\"position\": \"" + LINE + "\", \"to\": \"png\"}";
    HttpResponse<byte[]> png = convert("", JSON, utf8(body));
    assertEquals("image/png", type(png));
    for (HttpResponse<byte[]> picture : List.of(svg, png)) {
      assertEquals("nosniff", header(picture, "X-Content-Type-Options"));
      assertTrue(header(picture, "Content-Security-Policy").startsWith("default-src 'none';"));
    }
    assertArrayEquals(BoardPng.encode(start, PictureOptions.DEFAULT), png.body());
  }

  @Test
  void pictureOptions_areThoseOfDiagrams() throws Exception {
    Diagram start = Sfen.readRecord(LINE).start();
    PictureOptions options =
        PictureOptions.DEFAULT
            .withSize(300)
            .withFlip(true)
            .withLastMove(Usi.parse("2d2c+"))
            .withArrows(List.of(Usi.parse("G*2b"), Usi.parse("2c2b")))
            .withTheme(Theme.DARK);
    String query =
        "?to=svg&size=300&flip=true&lastMove=2d2c%2B&arrows=G*2b,2c2b&theme=dark&from=sfen";
    HttpResponse<byte[]> svg = convert(query, "text/plain", utf8(LINE));
    assertEquals(BoardSvg.format(start, options), text(svg));
    String body =
        "{\"position\": \""
            + LINE
            + "\", \"to\": \"png\", \"size\": 300, \"flip\": true, \"lastMove\": \"2d2c+\","
            + " \"arrows\": \"G*2b,2c2b\", \"theme\": \"dark\"}";
    HttpResponse<byte[]> png = convert("", JSON, utf8(body));
    assertArrayEquals(BoardPng.encode(start, options), png.body());
  }

  @ParameterizedTest
  @CsvSource({
    "to=svg&size=5000, \"parameter\":\"size\"",
    "to=png&lastMove=x, \"parameter\":\"lastMove\"",
    "to=kif&size=300, \"parameter\":\"size\"",
    "to=kif&size=300, Expected only where"
  })
  void badPictureOption_isAProblemThatNamesIt(String query, String part) throws Exception {
    HttpResponse<byte[]> answer = convert("?" + query, "text/plain", utf8(LINE));
    assertEquals(400, answer.statusCode(), text(answer));
    assertTrue(text(answer).contains(part), text(answer));
  }

  @Test
  void longRecord_isAnsweredAsAShortOne() throws Exception {
    String comments = "*a long comment\n".repeat(20_000);
    String kif = "手合割：平手\n" + comments + "1 ７六歩(77)\n";
    HttpResponse<byte[]> answer = convert("?to=sfen", "text/plain", utf8(kif));
    assertEquals(Sfen.START + " moves 7g7f\n", text(answer));
    HttpResponse<byte[]> bad = convert("?to=sfen", "text/plain", utf8(kif + "2 ７六歩(77)\n"));
    assertEquals(400, bad.statusCode());
    assertTrue(text(bad).contains("\"line\":20003,\"column\":3"), text(bad));
    searchers.find(NO_MATE);
    HttpResponse<byte[]> solved = post("/v1/solve", "text/plain", utf8(comments + kif), "*/*");
    assertEquals(200, solved.statusCode(), text(solved));
  }

  @Test
  void bytes_inShiftJis_areDetectedAndWritten() throws Exception {
    byte[] file = KIF_START.getBytes(FileEncoding.CP932);
    HttpResponse<byte[]> answer =
        convert("?to=kif&encoding=shift_jis", "application/octet-stream", file);
    assertEquals(200, answer.statusCode(), text(answer));
    assertEquals("application/x-kif;charset=windows-31j", type(answer));
    GameRecord record = Kif.read(new String(answer.body(), FileEncoding.CP932));
    assertEquals(Sfen.START + " moves 7g7f", Sfen.writeRecord(record));
    String told = "text/plain; charset=Shift_JIS";
    assertEquals(200, convert("?to=bod", told, file).statusCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"position\": \"P\"}                                  | \"pointer\":\"/to\"",
        "{\"position\": \"P\", \"to\": \"pgn\"}                 | \"pointer\":\"/to\"",
        "{\"to\": \"kif\"}                                      | \"pointer\":\"/position\"",
        "{\"position\": \"P\", \"to\": \"kif\"}                 | \"pointer\":\"/position\"",
        "{\"position\": \"P\", \"to\": \"kif\", \"from\": \"x\"} | \"pointer\":\"/from\"",
        "{\"position\": \"P\", \"to\": \"kif\", \"a/b\": 1}     | \"pointer\":\"/a~1b\"",
        "{\"position\": \"P\", \"to\": \"kif\", \"encoding\": \"x\"} | \"pointer\":\"/encoding\"",
        "{\"position\": \"9/9\", \"to\": \"svg\", \"theme\": \"x\"} | \"pointer\":\"/theme\"",
        "{\"position\": \"9/9\", \"to\": \"kif\", \"flip\": true} | \"pointer\":\"/flip\"",
        "{\"position\": \"9/9\", \"to\": \"svg\", \"size\": 1}    | from 80 to 1600, at line 1",
        "{\"position\": \"9/9\", \"to\": \"svg\", \"flip\": 1}    | true or false",
        "{\"position\": 3, \"to\": \"kif\"}                     | malformed-json",
        "{\"to\": \"kif\", \"to\": \"csa\"}                     | each field once",
        "[                                                      | malformed-json"
      })
  void badJson_isAProblemThatPoints(String body, String part) throws Exception {
    HttpResponse<byte[]> answer = convert("", JSON, utf8(body));
    assertEquals(400, answer.statusCode());
    assertEquals("application/problem+json", type(answer));
    assertTrue(text(answer).contains(part), text(answer));
  }

  @Test
  void badText_saysLineAndColumn() throws Exception {
    HttpResponse<byte[]> answer = convert("?to=csa", "text/plain", utf8("手合割：平手\n1 ７五歩(77)\n"));
    assertEquals(400, answer.statusCode());
    assertTrue(text(answer).contains("\"line\":2,\"column\":3"), text(answer));
    assertEquals(400, convert("?to=csa&to=kif", "text/plain", utf8(LINE)).statusCode());
    assertEquals(400, convert("?to=csa&x=1", "text/plain", utf8(LINE)).statusCode());
    assertEquals(400, convert("", "text/plain", utf8(LINE)).statusCode());
    assertEquals(415, convert("?to=csa", "image/png", utf8(LINE)).statusCode());
    byte[] long2 = new byte[2_000_000];
    assertEquals(413, convert("?to=csa", "text/plain", long2).statusCode());
  }

  @Test
  void solve_acceptsKif_givesARecordOfTheLine() throws Exception {
    int gold = Move.drop(PieceType.GOLD, Square.of(4, 1));
    searchers.find(new MateResult.Mate(new Line(List.of(gold)), true, 0, 7, 1));
    byte[] body = utf8("4k4/9/4P4/9/9/9/9/9/9 b G2P");
    HttpResponse<byte[]> answer = post("/v1/solve", "text/plain", body, "application/x-kif");
    assertEquals("application/x-kif;charset=UTF-8", type(answer));
    GameRecord record = Kif.read(text(answer));
    assertEquals(LINE, Sfen.writeRecord(record));
    assertEquals("1", record.headers().get("手数"));
    assertEquals(new Step.End(Ending.MATE), record.line().get(1).event());
    HttpResponse<byte[]> shiftJis =
        post("/v1/solve", "text/plain", body, "application/x-kif;charset=shift_jis");
    Charset cp932 = FileEncoding.CP932;
    assertEquals(record.line(), Kif.read(new String(shiftJis.body(), cp932)).line());
    HttpResponse<byte[]> preferred =
        post("/v1/solve", "text/plain", body, "application/json, application/x-kif;q=0.5");
    assertEquals("application/json", type(preferred));
    HttpResponse<byte[]> picture =
        post("/v1/solve", "text/plain", body, "image/png, application/json;q=0.5");
    assertEquals("application/json", type(picture));
  }

  @Test
  void solve_getAcceptsCsa_isCacheable() throws Exception {
    searchers.find(NO_MATE);
    HttpRequest request =
        HttpRequest.newBuilder(
                server
                    .getURI()
                    .resolve(
                        "/v1/solve?sfen=" + URLEncoder.encode(ONE_PLY, StandardCharsets.UTF_8)))
            .header("Accept", "application/x-csa")
            .build();
    HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
    assertEquals(new Step.End(Ending.NO_MATE), Csa.read(text(answer)).line().get(0).event());
    assertEquals("Accept", answer.headers().firstValue("Vary").orElse(""));
    assertTrue(answer.headers().firstValue("ETag").isPresent());
  }

  @ParameterizedTest
  @CsvSource({"kif", "auto"})
  void solve_kifInJson_isRead(String format) throws Exception {
    searchers.find(NO_MATE);
    String kif = Kif.write(Sfen.readRecord(LINE), StandardCharsets.UTF_8).replace("\n", "\\n");
    String body = "{\"position\": \"" + kif + "\", \"format\": \"" + format + "\"}";
    HttpResponse<byte[]> answer = post("/v1/solve", JSON, utf8(body), "*/*");
    assertTrue(text(answer).contains("\"sfen\":\"4k4/9/4P4/9/9/9/9/9/9 b G2P 1\""), text(answer));
  }
}
