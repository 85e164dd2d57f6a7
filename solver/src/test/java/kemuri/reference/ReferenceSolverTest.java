package kemuri.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference against known answers and against plain recursion without memory. */
final class ReferenceSolverTest {
  @ParameterizedTest
  @CsvSource({
    "4k4/9/4P4/9/9/9/9/9/9 b G, MATE, 1",
    "8p/8k/8n/6R1K/9/9/9/9/9 b Gr2b3g4s3n4l17p, MATE, 3",
    "8k/9/7+R1/9/9/9/9/9/9 b P, NO_MATE, 0",
    "4k4/9/4P4/9/9/9/9/9/9 b -, NO_MATE, 0",
    "8k/7g1/7R1/9/9/9/9/9/9 b GPl, NO_MATE, 0"
  })
  void problem_hasKnownAnswer(String sfen, ReferenceSolver.Verdict verdict, int plies) {
    ReferenceSolver answer = new ReferenceSolver(NaiveSfen.parse(sfen), 50_000);
    assertEquals(verdict, answer.verdict());
    assertEquals(plies, answer.plies());
  }

  @Test
  void length_isWhatPlainRecursionFinds() {
    SmallProblems supply = new SmallProblems(new SplittableRandom(5), 1_000);
    for (int i = 0; i < 100; i++) {
      SmallProblems.Problem problem = supply.next();
      boolean mate = problem.answer().verdict() == ReferenceSolver.Verdict.MATE;
      for (int plies = 0; plies <= 3; plies++) {
        assertEquals(
            mate && problem.answer().plies() <= plies,
            PlainMinimax.matesWithin(problem.position(), plies),
            problem + " within " + plies);
      }
    }
  }

  @Test
  void repetition_isNoMate() {
    NaiveShogi chase = NaiveSfen.parse("8k/9/9/9/9/9/9/9/8R b - 1");
    assertFalse(new ReferenceSolver(chase, 50_000).verdict() == ReferenceSolver.Verdict.MATE);
  }
}
