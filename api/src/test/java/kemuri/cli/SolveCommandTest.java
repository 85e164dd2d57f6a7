package kemuri.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  static final String THREE = "7p1/6B1k/9/8+B/9/9/9/9/9 b S 1";
  static final String NONE = "8k/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1";

  /** A rook drop that can be answered only by interpositions on 2b, each taken with mate. */
  static final String FUTILE = "6Bnl/8k/7p1/7b1/9/9/9/9/9 b Rr4g4s3n3l17p 1";

  /** Shogi Zukou 100 (将棋図巧, 1755), 611 plies. */
  static final String LONG =
      "g3p3+r/3lPG3/1s4ppp/1l1B4P/L2b1kPl1/3+p3+R+p/3+p2+s1S/+NP+p1gS3/1g+p2P3 b 4P3n 1";

  /** Shogi Zukou 66 (将棋図巧, 1755), recorded with 51 plies. */
  private static final String SEVENTEEN =
      "1p3ls1+P/+B4+P1gg/7P1/6S1g/8n/7n1/4sS3/1r4+r1G/5+p1k1 b BLP2n2l12p 1";

  @Test
  void solve_mate_isZeroAndShowsTheLine() {
    Run run = Run.of("solve", "--hash", "16", THREE);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Mate in 3 (3手詰), the shortest."), run.out());
    assertEquals("", run.err());
  }

  @Test
  void solve_noMate_isOne() {
    Run run = Run.of("solve", "--hash", "16", NONE);
    assertEquals(1, run.code(), run.err());
    assertTrue(run.out().contains("No mate (不詰), proven."), run.out());
  }

  @Test
  void solve_undecided_isTwo() {
    Run run = Run.of("solve", "--hash", "16", "--nodes", "100", LONG);
    assertEquals(2, run.code(), run.err());
    assertTrue(run.out().contains("Undecided: the limit (nodes)"), run.out());
  }

  @Test
  void solve_any_stopsAtTheFirstProof() {
    Run run = Run.of("solve", "--hash", "16", "--any", THREE);
    assertEquals(0, run.code(), run.err());
  }

  @Test
  void solve_tsume_doesNotCountFutileInterpositions_andTellsBothLengths() {
    Run run = Run.of("solve", "--hash", "16", FUTILE);
    assertEquals(0, run.code(), run.err());
    assertTrue(
        run.out().contains("Mate in 1 (1手詰), the shortest; in 3 if futile interpositions count."),
        run.out());
    Run json = Run.of("solve", "--hash", "16", "--json", FUTILE);
    assertTrue(json.out().contains("\"plies\":1,\"exact\":true,\"rawPlies\":3,"), json.out());
    assertTrue(json.out().contains("\"rules\":\"tsume\",\"futile\":\"standard\""), json.out());
  }

  @Test
  void solve_rawOrFutileOff_countsThem() {
    for (String[] options : new String[][] {{"--rules", "raw"}, {"--futile", "off"}}) {
      Run run = Run.of("solve", "--hash", "16", options[0], options[1], FUTILE);
      assertEquals(0, run.code(), run.err());
      assertTrue(run.out().contains("Mate in 3 (3手詰), the shortest."), run.out());
    }
  }

  @Test
  void solve_several_isTheWorst() {
    Run run = Run.of("solve", "--hash", "16", "--json", THREE, NONE, "9/9 b -");
    assertEquals(64, run.code());
    assertEquals(2, run.out().lines().count(), run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("position 3 (9/9 b -)"), run.err());
  }

  @Test
  void solve_json_isOneObjectALine() {
    Run run = Run.of("solve", "--hash", "16", "--json", THREE, NONE);
    assertEquals(1, run.code());
    List<String> lines = run.out().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).contains("\"result\":\"mate\""), lines.get(0));
    assertTrue(lines.get(0).contains("\"plies\":3"), lines.get(0));
    assertTrue(lines.get(1).contains("\"result\":\"no-mate\""), lines.get(1));
  }

  @Test
  void solve_unquotedSfen_isOnePosition() {
    Run quoted = Run.of("solve", "--hash", "16", "--json", THREE, NONE);
    String[] words = ("solve --hash 16 --json " + THREE + " " + NONE).split(" ", -1);
    Run unquoted = Run.of(words);
    assertEquals(quoted.code(), unquoted.code(), unquoted.err());
    assertEquals(2, unquoted.out().lines().count());
  }

  @Test
  void solve_unquotedEmptyHandAndPrefix_areUnderstood() {
    Run run = Run.of("solve", "--json", "sfen", "4k4/9/4P4/9/9/9/9/9/9", "b", "-", "1");
    assertEquals(1, run.code(), run.err());
    assertEquals(1, run.out().lines().count());
  }

  @Test
  void solve_standardInput_isReadLineByLine() {
    Run run =
        Run.withInput(
            "# two\n\n" + THREE + "\n" + NONE + "\n", "solve", "--hash", "16", "--json", "-");
    assertEquals(1, run.code(), run.err());
    assertEquals(2, run.out().lines().count());
  }

  @Test
  void solve_badLineOfInput_isNamedAndTheRestSolved() {
    Run run = Run.withInput("x\n" + THREE + "\n", "solve", "--hash", "16", "--json", "-");
    assertEquals(64, run.code());
    assertEquals(1, run.out().lines().count());
    assertTrue(run.err().contains("standard input line 1 (x)"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# none\n"})
  void solve_inputWithoutPosition_isBadInput_notAMate(String input) {
    Run run = Run.withInput(input, "solve", "--hash", "16", "-");
    assertEquals(64, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("no position"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void solve_closedOutput_endsAtOnce(String threads) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream closed = new PrintStream(OutputStream.nullOutputStream());
    closed.close();
    ByteArrayInputStream input =
        new ByteArrayInputStream((THREE + "\n").repeat(2_000).getBytes(UTF_8));
    Terminal terminal = new Terminal(input, closed, new PrintStream(err, true, UTF_8), false);
    String[] arguments = {"solve", "--hash", "1", "--threads", threads, "--json", "-"};
    assertEquals(74, Main.run(arguments, terminal));
    assertEquals(
        "kemuri: standard output cannot be written\n", err.toString(UTF_8).replace("\r", ""));
    assertTrue(input.available() > 0, "all of the input was read");
  }

  @Test
  void solve_file_isReadLineByLine(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("some positions.sfen");
    Files.writeString(file, THREE + "\n# comment\n" + NONE);
    Run run = Run.of("solve", "--hash", "16", "--json", "@" + file);
    assertEquals(1, run.code(), run.err());
    assertEquals(2, run.out().lines().count());
  }

  @Test
  void solve_threads_keepTheOrder() {
    String input = (THREE + "\n" + NONE + "\n").repeat(20);
    Run run = Run.withInput(input, "solve", "--hash", "1", "--threads", "3", "--json", "-");
    assertEquals(1, run.code(), run.err());
    List<String> lines = run.out().lines().toList();
    assertEquals(40, lines.size());
    for (int i = 0; i < 40; i++) {
      assertTrue(lines.get(i).contains(i % 2 == 0 ? "\"mate\"" : "\"no-mate\""), lines.get(i));
    }
  }

  @Test
  void solve_threadsForOnePosition_searchItTogether() {
    Run run =
        Run.of("solve", "--rules", "raw", "--hash", "16", "--threads", "4", "--json", SEVENTEEN);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("\"plies\":17,\"exact\":true"), run.out());
    assertEquals("", run.err());
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of("expected a position", new String[] {"solve"}),
        Arguments.of("tsume, raw", new String[] {"solve", "--rules", "odd", THREE}),
        Arguments.of("off, x, standard", new String[] {"solve", "--futile", "y", THREE}),
        Arguments.of("auto, black, white", new String[] {"solve", "--attacker", "me", THREE}),
        Arguments.of("given, rest", new String[] {"solve", "--defender-hand", "all", THREE}),
        Arguments.of("10s, 500ms", new String[] {"solve", "--time", "soon", THREE}),
        Arguments.of("--nodes", new String[] {"solve", "--nodes", "-1", THREE}),
        Arguments.of("a number but", new String[] {"solve", "--nodes", "x", THREE}),
        Arguments.of("a number but", new String[] {"solve", "--hash", "99999999999", THREE}),
        Arguments.of("a number but", new String[] {"serve", "--port", "http"}),
        Arguments.of("is a directory", new String[] {"bench", "/"}),
        Arguments.of("--hash", new String[] {"solve", "--hash", "0", THREE}),
        Arguments.of("--threads", new String[] {"solve", "--threads", "0", THREE}),
        Arguments.of("exclude", new String[] {"solve", "--exact", "--any", THREE}),
        Arguments.of("--fast", new String[] {"solve", "--fast", THREE}),
        Arguments.of("no such file", new String[] {"solve", "@/none/such"}),
        Arguments.of("is a directory", new String[] {"solve", "@/"}),
        Arguments.of("nine", new String[] {"solve", "9/9/9 b - 1"}),
        Arguments.of("king", new String[] {"solve", "9/9/9/9/9/9/9/9/9 b G 1"}),
        Arguments.of("kemuri --help", new String[] {"slove", THREE}),
        Arguments.of("--port", new String[] {"serve", "--port", "70000"}));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void run_malformed_isExplainedInOneLine(String expected, String[] arguments) {
    Run run = Run.of(arguments);
    assertEquals(64, run.code(), run.err());
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }

  @Test
  void help_isShownOnStandardOutput() {
    Run run = Run.of("solve", "--help");
    assertEquals(0, run.code());
    assertTrue(run.out().contains("--defender-hand"), run.out());
    assertTrue(Run.of("--help").out().contains("bench"));
  }

  @Test
  void usi_speaksOverTheStreams() {
    Run run = Run.withInput("usi\nquit\n", "usi");
    assertEquals(0, run.code());
    assertTrue(run.out().endsWith("usiok\n"), run.out());
  }
}
