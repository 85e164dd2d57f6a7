package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import org.junit.jupiter.api.Test;

/** The samples in the project's README do what it says. */
class ReadmeTest {
  private static final String SFEN = "9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1";

  private static String readme() throws IOException {
    return Files.readString(Path.of("..", "README.md"));
  }

  @Test
  void commandLine_printsWhatTheReadmeShows() throws IOException {
    String text = readme();
    assertTrue(text.contains("$ ./kemuri solve '" + SFEN + "'\n"));
    Run run = Run.of("solve", "--hash", "16", SFEN);
    assertEquals(0, run.code());
    String withoutCost = run.out().substring(0, run.out().lastIndexOf("nothing\n"));
    assertTrue(text.contains(withoutCost), run.out());
  }

  @Test
  void verify_reportsWhatTheReadmeShows() throws IOException {
    String shown = readme().split("kemuri verify '", 2)[1];
    String sfen = shown.substring(0, shown.indexOf('\''));
    String report = shown.substring(shown.indexOf("…\n") + 2, shown.lastIndexOf("…\n```"));
    Run run = Run.of("verify", "--hash", "16", sfen);
    assertEquals(1, run.code(), run.err());
    assertTrue(run.out().contains(report), run.out());
  }

  @Test
  void json_isWhatTheReadmeShows() throws IOException {
    String shown = readme().replaceAll("\n *", "");
    Run run = Run.of("solve", "--hash", "16", "--json", SFEN);
    String withoutCost = run.out().substring(0, run.out().indexOf(",\"statistics\""));
    assertTrue(shown.contains(withoutCost), run.out());
  }

  @Test
  void library_findsWhatTheReadmeShows() throws NotationException {
    Diagram diagram = Sfen.parse(SFEN);
    Position position = Position.of(diagram, Attacker.AUTO, DefenderHand.GIVEN);
    SearchLimits limits = SearchLimits.UNLIMITED.withTime(Duration.ofSeconds(10));
    MateResult result =
        new MateSolver(64)
            .solve(position, MateSolver.Goal.EXACT, Rules.TSUME, limits, SearchListener.SILENT);
    assertTrue(result instanceof MateResult.Mate);
    if (result instanceof MateResult.Mate mate) {
      assertEquals(List.of("G*2c", "1b1a", "2c2b"), Usi.format(mate.line().moves(), position));
    }
  }
}
