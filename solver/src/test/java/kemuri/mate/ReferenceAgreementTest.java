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
import kemuri.search.TeamSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The solver against the exhaustive reference on small random problems: verdict, length and line,
 * with one thread and with several on one table. {@code -Dkemuri.seed=N} repeats a run, {@code
 * -Dkemuri.problems=N} changes the long run's length and {@code -Dkemuri.reach=N} the size of the
 * largest problem in positions.
 */
final class ReferenceAgreementTest {
  private static final long SEED = Long.getLong("kemuri.seed", 20_240_602);
  private static final int SHORT_RUN = 300;
  private static final int SHORT_TEAM_RUN = 60;
  private static final int LONG_RUN = Integer.getInteger("kemuri.problems", 100_000);
  private static final int MAX_POSITIONS = Integer.getInteger("kemuri.reach", 2_500);
  private static final int WORKERS = 2;

  /** Helpers are called at once, so that even small problems are searched by all threads. */
  private static final int AT_ONCE = 0;

  private static final long MEBIBYTE = 1 << 20;

  /** So small that garbage is collected all the time. */
  private static final long CROWDED = MEBIBYTE / 16;

  @Test
  void solver_agreesWithTheReference() {
    Map<String, Integer> met = agreeOn(SEED, SHORT_RUN, List.of(solver(2 * MEBIBYTE, 1)));
    int noMates = met.getOrDefault("NO_MATE", 0);
    assertTrue(noMates > SHORT_RUN / 20 && noMates < SHORT_RUN * 7 / 10, met.toString());
    assertTrue(met.size() > 5, met.toString());
  }

  @Test
  void severalThreadsOnASmallTable_agreeWithTheReference() {
    Map<String, Integer> met =
        agreeOn(SEED, SHORT_TEAM_RUN, List.of(solver(CROWDED, 2), solver(CROWDED, 4)));
    assertTrue(met.size() > 4, met.toString());
  }

  @Tag("long")
  @Test
  void solver_agreesWithTheReferenceOnManyProblems()
      throws InterruptedException, ExecutionException {
    List<Callable<Map<String, Integer>>> workers = new ArrayList<>();
    for (int worker = 0; worker < WORKERS; worker++) {
      long seed = SEED + 1 + worker;
      List<MateSolver> solvers =
          List.of(solver(MEBIBYTE, 1), solver(MEBIBYTE, 2), solver(MEBIBYTE, 4));
      workers.add(() -> agreeOn(seed, (LONG_RUN + WORKERS - 1) / WORKERS, solvers));
    }
    ExecutorService executor = Executors.newFixedThreadPool(WORKERS);
    try {
      Map<String, Integer> total = new TreeMap<>();
      for (Future<Map<String, Integer>> worker : executor.invokeAll(workers)) {
        worker.get().forEach((kind, count) -> total.merge(kind, count, Integer::sum));
      }
      System.out.printf(
          "small problems, seed %d, each with 1, 2 and 4 threads, zero differences: %s%n",
          SEED, total);
    } finally {
      executor.shutdownNow();
    }
  }

  private static MateSolver solver(long tableBytes, int threads) {
    return new MateSolver(new TeamSearch(tableBytes, threads, AT_ONCE));
  }

  /** Solves problems with each solver, one for all problems; how many there were of each length. */
  private static Map<String, Integer> agreeOn(long seed, int problems, List<MateSolver> solvers) {
    SmallProblems supply = new SmallProblems(new SplittableRandom(seed), MAX_POSITIONS);
    Map<String, Integer> met = new TreeMap<>();
    for (int i = 0; i < problems; i++) {
      SmallProblems.Problem problem = supply.next();
      ReferenceSolver answer = problem.answer();
      boolean mate = answer.verdict() == ReferenceSolver.Verdict.MATE;
      met.merge(mate ? "%02d".formatted(answer.plies()) : "NO_MATE", 1, Integer::sum);
      for (MateSolver solver : solvers) {
        Judge judge = new Judge(solver, problem.position());
        try {
          if (mate) {
            judge.requireMate(answer);
          } else {
            judge.requireNoMate();
          }
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError(
              "seed %d, problem %d, solver %d: %s is %s"
                  .formatted(seed, i, solvers.indexOf(solver), problem.position(), answer),
              e);
        }
      }
    }
    met.put("too large", supply.skipped());
    return met;
  }
}
