package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kemuri.reference.ReferenceSolver;
import kemuri.reference.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The solver against the exhaustive reference on small random problems: verdict, length and line.
 * {@code -Dkemuri.seed=N} repeats a run, {@code -Dkemuri.problems=N} changes the long run's length.
 */
final class ReferenceAgreementTest {
  private static final long SEED = Long.getLong("kemuri.seed", 20_240_602);
  private static final int SHORT_RUN = 300;
  private static final int LONG_RUN = Integer.getInteger("kemuri.problems", 100_000);
  private static final int MAX_POSITIONS = 2_500;
  private static final int THREADS = 2;

  @Test
  void solver_agreesWithTheReference() {
    Map<String, Integer> met = agreeOn(SEED, SHORT_RUN);
    int noMates = met.getOrDefault("NO_MATE", 0);
    assertTrue(noMates > SHORT_RUN / 20 && noMates < SHORT_RUN * 7 / 10, met.toString());
    assertTrue(met.size() > 5, met.toString());
  }

  @Tag("long")
  @Test
  void solver_agreesWithTheReferenceOnManyProblems()
      throws InterruptedException, ExecutionException {
    List<Callable<Map<String, Integer>>> workers = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      long seed = SEED + 1 + thread;
      workers.add(() -> agreeOn(seed, (LONG_RUN + THREADS - 1) / THREADS));
    }
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      Map<String, Integer> total = new TreeMap<>();
      for (Future<Map<String, Integer>> worker : executor.invokeAll(workers)) {
        worker.get().forEach((kind, count) -> total.merge(kind, count, Integer::sum));
      }
      System.out.printf("small problems, seed %d, zero differences: %s%n", SEED, total);
    } finally {
      executor.shutdownNow();
    }
  }

  /** Solves problems with one solver for all; how many there were of each length. */
  private static Map<String, Integer> agreeOn(long seed, int problems) {
    SmallProblems supply = new SmallProblems(new SplittableRandom(seed), MAX_POSITIONS);
    MateSolver solver = new MateSolver(2);
    Map<String, Integer> met = new TreeMap<>();
    for (int i = 0; i < problems; i++) {
      SmallProblems.Problem problem = supply.next();
      ReferenceSolver answer = problem.answer();
      boolean mate = answer.verdict() == ReferenceSolver.Verdict.MATE;
      met.merge(mate ? "%02d".formatted(answer.plies()) : "NO_MATE", 1, Integer::sum);
      Judge judge = new Judge(solver, problem.position());
      try {
        if (mate) {
          judge.requireMate(answer);
        } else {
          judge.requireNoMate();
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed %d, problem %d: %s is %s".formatted(seed, i, problem.position(), answer), e);
      }
    }
    met.put("too large", supply.skipped());
    return met;
  }
}
