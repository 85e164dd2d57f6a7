package kemuri.movegen;

import java.util.ArrayList;
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

/** All replies to every first check of five problems. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EvasionGeneratorBenchmark {
  private final List<Position> positions = inCheck();
  private final EvasionGenerator generator = new EvasionGenerator();
  private final MoveList moves = new MoveList();

  private static List<Position> inCheck() {
    List<Position> positions = new ArrayList<>();
    CheckGenerator checks = new CheckGenerator();
    for (Position position : BenchmarkPositions.attackerToMove()) {
      MoveList moves = new MoveList();
      checks.generate(position, moves);
      for (int i = 0; i < moves.size(); i++) {
        Position after = position.copy();
        after.doMove(moves.get(i));
        positions.add(after);
      }
    }
    return positions;
  }

  /** Generates all evasions. */
  @Benchmark
  public int evasions() {
    moves.clear();
    for (int i = 0; i < positions.size(); i++) {
      generator.generate(positions.get(i), moves);
    }
    return moves.size();
  }

  /** Asks only whether there is an evasion. */
  @Benchmark
  public int anyEvasion() {
    int escapes = 0;
    for (int i = 0; i < positions.size(); i++) {
      escapes += generator.any(positions.get(i)) ? 1 : 0;
    }
    return escapes;
  }
}
