package kemuri.api.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.json.JsonMapper;
import io.micronaut.json.tree.JsonNode;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.picture.BoardPng;
import kemuri.picture.BoardSvg;
import kemuri.picture.PictureOptions;
import kemuri.picture.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest
class DiagramHttpTest {
  private static final String SFEN = "+l7k/9/7+P1/9/9/9/9/9/8+p b G2P 1";

  @Inject EmbeddedServer server;
  @Inject JsonMapper json;

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void svg_isTheDrawing() throws Exception {
    HttpResponse<byte[]> answer = get(path("svg", SFEN));
    assertEquals(200, answer.statusCode());
    assertEquals("image/svg+xml", header(answer, "Content-Type"));
    assertTrue(header(answer, "Content-Security-Policy").startsWith("default-src 'none';"));
    assertEquals("nosniff", header(answer, "X-Content-Type-Options"));
    assertEquals(BoardSvg.format(Sfen.parse(SFEN), PictureOptions.DEFAULT), text(answer));
  }

  @Test
  void png_isTheDrawing() throws Exception {
    HttpResponse<byte[]> answer = get(path("png", SFEN) + "&size=160");
    assertEquals(200, answer.statusCode());
    assertEquals("image/png", header(answer, "Content-Type"));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(answer.body()));
    assertEquals(160, image.getWidth());
    assertArrayEquals(
        BoardPng.encode(Sfen.parse(SFEN), PictureOptions.DEFAULT.withSize(160)), answer.body());
  }

  @Test
  void options_areTaken() throws Exception {
    PictureOptions options =
        PictureOptions.DEFAULT
            .withSize(300)
            .withFlip(true)
            .withLastMove(Usi.parse("2d2c+"))
            .withArrows(List.of(Usi.parse("G*2b"), Usi.parse("2c2b")))
            .withTheme(Theme.DARK);
    String query =
        path("svg", SFEN) + "&size=300&flip=true&lastMove=2d2c+&arrows=G*2b,2c2b&theme=dark";
    assertEquals(BoardSvg.format(Sfen.parse(SFEN), options), text(get(query)));
  }

  @Test
  void lostPlus_isMended() throws Exception {
    assertEquals(
        text(get(path("svg", SFEN))), text(get("/v1/diagram.svg?sfen=" + SFEN.replace(' ', '+'))));
  }

  @Test
  void moves_arePlayed_andTheLastIsMarked() throws Exception {
    assertEquals(
        BoardSvg.format(
            Sfen.parse("8k/8G/8P/9/9/9/9/9/9 w - 2"),
            PictureOptions.DEFAULT.withLastMove(Usi.parse("G*1b"))),
        text(get(path("svg", "sfen 8k/9/8P/9/9/9/9/9/9 b G 1 moves G*1b"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"9/9/9/9/9/9/9/9/9 b -", "PP6k/P8/9/9/9/9/9/9/kk7 w 20P", "startpos"})
  void flawedDiagram_isDrawn(String sfen) throws Exception {
    for (String format : List.of("svg", "png")) {
      assertEquals(200, get(path(format, sfen)).statusCode());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"svg", "png"})
  void picture_isCacheable(String format) throws Exception {
    HttpResponse<byte[]> first = get(path(format, SFEN));
    String tag = header(first, "ETag");
    assertTrue(tag.startsWith("\""), tag);
    assertEquals("public, max-age=86400", header(first, "Cache-Control"));
    HttpResponse<byte[]> second = get(path(format, SFEN), "If-None-Match", "\"other\", " + tag);
    assertEquals(304, second.statusCode());
    assertEquals(0, second.body().length);
    assertEquals(tag, header(second, "ETag"));
    assertEquals(200, get(path(format, SFEN), "If-None-Match", "\"other\"").statusCode());
    assertEquals(tag, header(get(path(format, SFEN) + "&size=480"), "ETag"));
    assertNotEquals(tag, header(get(path(format, SFEN) + "&size=481"), "ETag"));
    HttpRequest head =
        HttpRequest.newBuilder(server.getURI().resolve(path(format, SFEN)))
            .method("HEAD", BodyPublishers.noBody())
            .build();
    assertEquals(tag, header(client.send(head, BodyHandlers.ofByteArray()), "ETag"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size     | &size=79              | from 80 to 1600",
        "size     | &size=1601            | from 80 to 1600",
        "size     | &size=99999999999     | from 80 to 1600",
        "size     | &size=wide            | an integer",
        "flip     | &flip=1               | true or false",
        "theme    | &theme=pink           | light, dark, auto",
        "lastMove | &lastMove=7g7z        | a rank, a to i",
        "lastMove | &lastMove=0a1a        | a file, 1 to 9",
        "lastMove | &lastMove=7g7f,1a1b   | one move",
        "arrows   | &arrows=7g7f,         | a move such as",
        "arrows   | &arrows=K*5e          | a piece to drop",
        "colour   | &colour=red           | known are sfen, size, flip",
        "size     | &size=100&size=100    | given twice",
      })
  void badParameter_isAProblemThatNamesIt(String parameter, String query, String detail)
      throws Exception {
    for (String format : List.of("svg", "png")) {
      JsonNode problem = problem(get(path(format, SFEN) + query));
      assertEquals(parameter, problem.get("parameter").getStringValue());
      assertTrue(problem.get("detail").getStringValue().contains(detail), problem.toString());
    }
  }

  @Test
  void badPosition_isAProblemThatSaysWhere() throws Exception {
    JsonNode problem = problem(get(path("png", "8k/9/8X/9/9/9/9/9/9 b G 1")));
    assertEquals("sfen", problem.get("parameter").getStringValue());
    assertEquals(3, problem.get("position").get("rank").getIntValue());
    assertEquals("sfen", problem(get("/v1/diagram.svg")).get("parameter").getStringValue());
  }

  private JsonNode problem(HttpResponse<byte[]> answer) throws Exception {
    assertEquals(400, answer.statusCode(), text(answer));
    assertEquals("application/problem+json", header(answer, "Content-Type"));
    assertEquals("no-store", header(answer, "Cache-Control"));
    return json.readValue(answer.body(), JsonNode.class);
  }

  private static String path(String format, String sfen) {
    return "/v1/diagram." + format + "?sfen=" + URLEncoder.encode(sfen, StandardCharsets.UTF_8);
  }

  private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.getURI().resolve(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private static String header(HttpResponse<byte[]> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }
}
