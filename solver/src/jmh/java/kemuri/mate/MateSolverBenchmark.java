package kemuri.mate;

import java.util.List;
import java.util.concurrent.TimeUnit;
import kemuri.board.Position;
import kemuri.movegen.BenchmarkPositions;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The first proof of a mate in classic problems of 15 to 21 plies. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class MateSolverBenchmark {
  /** Which problem. */
  @Param({"0", "1", "2", "4"})
  public int problem;

  private final List<Position> positions = BenchmarkPositions.attackerToMove();
  private final MateSolver solver = new MateSolver(64);

  /** Solves up to the first proof; fails if there is none. */
  @Benchmark
  public int anyMate() {
    MateResult result =
        solver.solve(
            positions.get(problem),
            MateSolver.Goal.ANY,
            Rules.RAW,
            SearchLimits.UNLIMITED,
            SearchListener.SILENT);
    if (result instanceof MateResult.Mate mate) {
      return mate.line().plies();
    }
    throw new IllegalStateException("no mate: " + result);
  }
}
