package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kemuri.notation.FileEncoding;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.picture.BoardPng;
import kemuri.picture.BoardSvg;
import kemuri.picture.PictureOptions;
import kemuri.picture.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
  private static final String SFEN = "9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1";
  private static final String LINE = SFEN + " moves G*2c 1b1a 2c2b";

  private static String converted(String to, String position) {
    Run run = Run.of("convert", "--to", to, position);
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err());
    return run.out();
  }

  private static byte[] bytes(String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            false);
    assertEquals(0, Main.run(arguments, terminal));
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sfen", "kif", "ki2", "csa", "jkf"})
  void convert_thereAndBack_isTheSame(String format, @TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("record"), converted(format, LINE));
    assertEquals(LINE + "\n", converted("sfen", "@" + file));
  }

  @Test
  void convert_toBod_drawsTheStart(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("board.bod"), converted("bod", LINE));
    assertEquals(SFEN + "\n", converted("sfen", "@" + file));
  }

  @Test
  void convert_toSvg_drawsTheStart() throws Exception {
    String expected = BoardSvg.format(Sfen.parse(SFEN), PictureOptions.DEFAULT);
    assertEquals(expected, converted("svg", LINE));
  }

  @Test
  void convert_toPng_writesTheBytes() throws Exception {
    byte[] expected = BoardPng.encode(Sfen.parse(SFEN), PictureOptions.DEFAULT);
    assertArrayEquals(expected, bytes("", "convert", "--to", "png", LINE));
  }

  @Test
  void convert_pictureOptions_areTaken() throws Exception {
    PictureOptions options =
        PictureOptions.DEFAULT
            .withSize(120)
            .withFlip(true)
            .withLastMove(Usi.parse("2d2c+"))
            .withArrows(List.of(Usi.parse("G*2b"), Usi.parse("2c2b")))
            .withTheme(Theme.DARK);
    Run run =
        Run.of(
            "convert --to svg --size 120 --flip --last-move 2d2c+ --arrows G*2b,2c2b --theme dark "
                .concat(SFEN)
                .split(" ", -1));
    assertEquals(BoardSvg.format(Sfen.parse(SFEN), options), run.out(), run.err());
    Run large = Run.of("convert", "--to", "svg", "--size", "1601", SFEN);
    assertEquals(64, large.code());
    assertEquals("kemuri: --size: expected a width in pixels from 80 to 1600\n", large.err());
    Run text = Run.of("convert", "--to", "kif", "--last-move", "7g7f", SFEN);
    assertEquals(64, text.code());
    assertTrue(text.err().contains("--last-move: expected only with --to svg or png"), text.err());
  }

  @Test
  void convert_toShiftJis_isReadBack(@TempDir Path directory) throws Exception {
    byte[] out = bytes(LINE, "convert", "--to", "kif", "--encoding", "shift_jis", "-");
    String text = FileEncoding.decode(out);
    assertTrue(text.startsWith("#KIF version=2.0 encoding=Shift_JIS\n"), text);
    assertArrayEquals(text.getBytes(FileEncoding.CP932), out);
    Path file = Files.write(directory.resolve("record.kif"), out);
    assertEquals(LINE + "\n", converted("sfen", "@" + file));
  }

  @Test
  void convert_severalRecords_goToFormatsThatHoldThem(@TempDir Path directory) throws IOException {
    Path list = Files.writeString(directory.resolve("list.sfen"), "# two\n" + LINE + "\n" + SFEN);
    Path csa = Files.writeString(directory.resolve("two.csa"), converted("csa", "@" + list));
    assertEquals(LINE + "\n" + SFEN + "\n", converted("sfen", "@" + csa));
    for (String single : new String[] {"kif", "png"}) {
      Run run = Run.of("convert", "--to", single, "@" + list);
      assertEquals(64, run.code());
      assertTrue(run.err().contains("expected one position, found 2"), run.err());
    }
  }

  @Test
  void convert_badInput_isOneLineThatSaysWhere(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("bad.kif"), "手合割：平手\n1 ７五歩(77)\n");
    Run run = Run.of("convert", "--to", "sfen", "@" + file);
    assertEquals(64, run.code());
    assertEquals(
        "kemuri: "
            + file
            + ": expected a legal move: the pawn on 7g does not reach 7e, at line 2, column 3\n",
        run.err());
    assertEquals(64, Run.of("convert", "--to", "pgn", SFEN).code());
    assertEquals(64, Run.of("convert", "--to", "kif", "--from", "pgn", SFEN).code());
    assertEquals(64, Run.of("convert", "--to", "kif", "--encoding", "koi8", SFEN).code());
    assertEquals(64, Run.of("convert", SFEN).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sfen", "kif", "ki2", "csa", "bod", "jkf"})
  void solve_fileInAnyFormat_solvesItsStart(String format, @TempDir Path directory)
      throws IOException {
    String position = format.equals("sfen") ? SFEN : LINE;
    Path file = Files.writeString(directory.resolve("record"), converted(format, position));
    Run run = Run.of("solve", "--hash", "16", "--json", "@" + file);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("{\"position\":{\"sfen\":\"" + SFEN + "\""), run.out());
    assertTrue(run.out().contains("\"plies\":3"), run.out());
  }
}
