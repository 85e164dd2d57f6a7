package kemuri.movegen;

import java.util.List;
import java.util.concurrent.TimeUnit;
import kemuri.board.MoveList;
import kemuri.board.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** All checks of five problems, and the search for a mate in one in each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CheckGeneratorBenchmark {
  private final List<Position> positions = BenchmarkPositions.attackerToMove();
  private final CheckGenerator generator = new CheckGenerator();
  private final MateInOne mateInOne = new MateInOne();
  private final MoveList moves = new MoveList();

  /** Generates all checks. */
  @Benchmark
  public int checks() {
    moves.clear();
    for (int i = 0; i < positions.size(); i++) {
      generator.generate(positions.get(i), moves);
    }
    return moves.size();
  }

  /** Looks for a mate in one. */
  @Benchmark
  public int mateInOne() {
    int found = 0;
    for (int i = 0; i < positions.size(); i++) {
      found ^= mateInOne.find(positions.get(i));
    }
    return found;
  }
}
