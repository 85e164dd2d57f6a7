package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kemuri.api.format.CollectionLine;
import kemuri.compose.ProblemClaim;
import kemuri.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GenerateCommandTest {
  static Run generate(String... arguments) {
    String[] first = {"generate", "--hash", "1", "--seed", "20261201"};
    return Run.of(Stream.concat(Stream.of(first), Stream.of(arguments)).toArray(String[]::new));
  }

  private static ProblemClaim claim(String line) {
    try {
      return CollectionLine.read(line);
    } catch (NotationException e) {
      throw new AssertionError(line, e);
    }
  }

  @Test
  void generate_json_isOneSoundProblemALine_andTheSameAgain() {
    Run run = generate("--plies", "3", "--count", "3", "--json");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().startsWith("kemuri: Seed 20261201\n"), run.err());
    List<ProblemClaim> claims = run.out().lines().map(GenerateCommandTest::claim).toList();
    assertEquals(3, claims.size(), run.out());
    for (ProblemClaim claim : claims) {
      Run check = Run.of("verify", "--json", "--hash", "16", claim.sfen());
      String verdict = "\"verdict\":\"" + claim.verdict() + "\",\"plies\":3,";
      assertTrue(check.out().contains(verdict), claim + check.out() + check.err());
    }
    Run again = generate("--plies", "3", "--count", "3", "--json");
    assertEquals(ids(run), ids(again));
  }

  private static Set<String> ids(Run run) {
    return run.out().lines().map(line -> claim(line).id()).collect(Collectors.toSet());
  }

  @Test
  void generate_text_showsBoardLineThemesAndWorth() {
    Run run = generate("--plies", "3");
    assertEquals(0, run.code(), run.err());
    assertEquals("", run.err());
    for (String part :
        List.of(
            "Seed 20261201\n1. ",
            "+---------------------------+\n",
            "Mate in 3 (3手詰).\n  1  ",
            "\nThemes: ",
            "\nTier ",
            ", score ",
            ", difficulty ",
            "\n1 of 1 problems in ")) {
      assertTrue(run.out().contains(part), part + run.out());
    }
  }

  @Test
  void generate_themeAndPieces_areMet() {
    Run run = generate("--plies", "3", "--theme", "sacrifice", "--max-pieces", "6", "--json");
    assertEquals(0, run.code(), run.err());
    ProblemClaim claim = claim(run.out().strip());
    assertTrue(claim.themes().contains("sacrifice"), run.out());
    assertTrue(claim.pieces() <= 6, run.out());
  }

  @Test
  void generate_rangeOfLengths_givesProblemsOfEach() {
    Run run = generate("--plies", "3-5", "--count", "100", "--json");
    assertEquals(0, run.code(), run.err());
    Set<Integer> lengths =
        run.out().lines().map(line -> claim(line).plies()).collect(Collectors.toSet());
    assertEquals(Set.of(3, 5), lengths);
  }

  @Test
  void generate_games_givesProblemsOfTheirMates(@TempDir Path folder) throws IOException {
    Path games = folder.resolve("games.sfen");
    Files.writeString(
        games, "l5s1l/3k5/1rnppG2p/pSR4p1/2nb5/PGP2Sp2/3PP3P/2KS5/LN2G4 b BG5Pnl2p 103\n");
    Run run = generate("--plies", "7", "--games", games.toString(), "--json");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("\"method\":\"mining\""), run.out());
    Files.writeString(games, "4k4/9/9/9/9/9/9/9 b G\n");
    Run torn = generate("--plies", "7", "--games", games.toString());
    assertEquals(64, torn.code());
    assertTrue(torn.err().contains("games.sfen line 1"), torn.err());
    Run missing = generate("--plies", "7", "--games", folder.resolve("none").toString());
    assertEquals(64, missing.code());
    assertTrue(missing.err().contains("none: no such file or not readable"), missing.err());
  }

  @Test
  void generate_nothingFound_saysWhatToRelax() {
    Run run =
        generate("--plies", "31", "--theme", "smoke", "--max-pieces", "40", "--time", "100ms");
    assertEquals(2, run.code(), run.out());
    assertEquals(
        "kemuri: found no problem of 31 plies with the theme smoke of at most 40 pieces in 0.1 s;"
            + " allow more --time, or leave out --theme, or allow more with --max-pieces, or ask"
            + " for fewer --plies\n",
        run.err());
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of("--plies", new String[] {}),
        Arguments.of("--plies 4: expected an odd number", new String[] {"--plies", "4"}),
        Arguments.of("--plies 1:", new String[] {"--plies", "1"}),
        Arguments.of("--plies 101:", new String[] {"--plies", "101"}),
        Arguments.of("--plies few: expected a length, 9, or", new String[] {"--plies", "few"}),
        Arguments.of("--plies 9-12: expected an odd number", new String[] {"--plies", "9-12"}),
        Arguments.of("expected the lesser length first, 3-5", new String[] {"--plies", "5-3"}),
        Arguments.of("--count 0: expected 1 to", new String[] {"--plies", "3", "--count", "0"}),
        Arguments.of(
            "sacrifice, free-sacrifice, ", new String[] {"--plies", "3", "--theme", "beauty"}),
        Arguments.of(
            "--max-pieces 2: expected 3 to 40", new String[] {"--plies", "3", "--max-pieces", "2"}),
        Arguments.of("--threads 0", new String[] {"--plies", "3", "--threads", "0"}),
        Arguments.of("--hash 0", new String[] {"--plies", "3", "--hash", "0"}),
        Arguments.of("--nodes -1", new String[] {"--plies", "3", "--nodes", "-1"}),
        Arguments.of("expected a duration", new String[] {"--plies", "3", "--time", "soon"}),
        Arguments.of("cannot be written", new String[] {"--plies", "3", "--out", "/none/file"}));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void generate_malformed_isExplainedInOneLine(String expected, String[] arguments) {
    Run run =
        Run.of(Stream.concat(Stream.of("generate"), Stream.of(arguments)).toArray(String[]::new));
    assertEquals(64, run.code(), run.err());
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
