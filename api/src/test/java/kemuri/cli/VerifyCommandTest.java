package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import kemuri.notation.Csa;
import kemuri.notation.GameRecord;
import kemuri.notation.Kif;
import kemuri.notation.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class VerifyCommandTest {
  private static final String SOUND = "9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1";
  private static final String COOKED = "7p1/6B1k/9/8+B/9/9/9/9/9 b S2r4g3s4n4l17p 1";
  private static final String NONE = "4k4/3P5/3+B5/3B5/9/9/9/9/9 b L2r4g4s4n3l17p 1";

  private static Run verify(String... arguments) {
    String[] first = {"verify", "--hash", "16"};
    return Run.of(Stream.concat(Stream.of(first), Stream.of(arguments)).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the examples of the definitions, each with its verdict and a finding
        "0 | sound   |                  | 9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1",
        "0 | sound   |                  | 6k2/5n3/9/4B3G/4L4/9/9/9/9 b S2rb3g3s3n3l18p 1",
        "1 | no-mate | no-mate          | 4k4/3P5/3+B5/3B5/9/9/9/9/9 b L2r4g4s4n3l17p 1",
        "1 | unsound | cook             | 7p1/6B1k/9/8+B/9/9/9/9/9 b S2r4g3s4n4l17p 1",
        "1 | unsound | cook             | 9/4G4/7k1/9/6+Rp1/9/9/9/9 b R2b3g4s4n4l17p 1",
        "1 | unsound | leftover         | 6k2/9/6G2/6+PR1/9/9/9/9/9 b Nr2b3g4s3n4l17p 1",
        "1 | flawed  | move-order       | 9/3+B1+S1k1/8l/6G2/9/9/9/9/9 b S2rb3g2s4n3l18p 1",
        "1 | flawed  | promotion-choice | 8k/9/4B4/7L1/9/9/9/9/9 b 2rb4g4s4n3l18p 1",
        "1 | flawed  | drop-distance    | 5lk2/9/4+S2+B1/9/9/9/9/9/9 b L2rb4g3s4n2l18p 1",
        "1 | flawed  | equal-variation  | 9/8k/6R2/7S1/4l4/9/9/9/9 b r2b4g3s4n3l18p 1",
        "0 | sound   | final-move       | 7k1/5B3/6R2/9/4P2p1/9/9/9/9 b rb4g4s4n4l16p 1"
      })
  void verify_problem_isJudged(int code, String verdict, String finding, String sfen) {
    Run run = verify("--json", sfen);
    assertTrue(run.out().contains("\"verdict\":\"" + verdict + "\""), run.out() + run.err());
    assertTrue(finding == null || run.out().contains("{\"kind\":\"" + finding + "\""), run.out());
    assertEquals(code, run.code(), run.err());
  }

  @Test
  void verify_text_isTheReport() {
    Run run = verify(COOKED);
    assertEquals(1, run.code(), run.err());
    assertTrue(run.out().contains("Unsound, mate in 3.\n"), run.out());
    assertTrue(run.out().contains(". cook (余詰), fatal\n"), run.out());
    Run japanese = verify("--lang", "ja", COOKED);
    assertTrue(japanese.out().contains("不完全作　3手詰\n"), japanese.out());
  }

  @Test
  void verify_solution_isTheMainLine() {
    Run run = verify("--json", "--solution", "3b2c+ 1b1a S*1b", COOKED);
    assertTrue(
        run.out().contains("\"solution\":[\"3b2c+\",\"1b1a\",\"S*1b\"]"), run.out() + run.err());
  }

  @Test
  void verify_toARecord_branchesWhereTheFaultIs() throws Exception {
    Run run = verify("--to", "kif", COOKED);
    assertEquals(1, run.code(), run.err());
    assertTrue(run.out().startsWith("#KIF version=2.0 encoding=UTF-8\n手数：3\n"), run.out());
    GameRecord record = Kif.read(run.out());
    Step cook = record.line().get(0).variations().get(0).get(0);
    assertTrue(cook.comments().get(0).endsWith(". 余詰（cook）、致命的（fatal）、3手"), run.out());
    Run csa = verify("--to", "csa", "--threads", "2", COOKED);
    assertEquals(record.moves(), Csa.read(csa.out()).moves());
  }

  @Test
  void verify_several_isTheWorst() {
    Run run = verify("--json", SOUND, NONE);
    assertEquals(1, run.code(), run.err());
    assertEquals(2, run.out().lines().count());
  }

  @Test
  void verify_withinFewNodes_isUndecided() {
    Run run = verify("--json", "--nodes", "1", SolveCommandTest.LONG);
    assertEquals(2, run.code(), run.err());
    assertTrue(run.out().contains("\"verdict\":\"undecided\""), run.out());
    assertTrue(run.out().contains("\"matter\":\"solution\",\"reason\":\"nodes\""), run.out());
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of("strict, standard, lenient", new String[] {"--profile", "kind", SOUND}),
        Arguments.of("en, ja", new String[] {"--lang", "fr", SOUND}),
        Arguments.of("--plies -1", new String[] {"--plies", "-1", SOUND}),
        Arguments.of("--nodes -1", new String[] {"--nodes", "-1", SOUND}),
        Arguments.of("single position", new String[] {"--solution", "G*2c", SOUND, NONE}),
        Arguments.of("Move 1 of the solution", new String[] {"--solution", "R*2c", SOUND}),
        Arguments.of("the defender is to move", new String[] {SOUND.replace(" b ", " w ")}),
        Arguments.of("found 2", new String[] {"--to", "kif", SOUND, NONE}),
        Arguments.of("--to and --json", new String[] {"--to", "kif", "--json", SOUND}),
        Arguments.of("sfen, kif, ki2", new String[] {"--to", "svg", SOUND}),
        Arguments.of("--any", new String[] {"--any", SOUND}));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void verify_malformed_isExplainedInOneLine(String expected, String[] arguments) {
    Run run = verify(arguments);
    assertEquals(64, run.code(), run.err());
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
