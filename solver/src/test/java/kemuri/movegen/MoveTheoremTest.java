package kemuri.movegen;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The theorems on random positions: a sample with every build, a million of each kind in the long
 * run. {@code -Dkemuri.seed=N} repeats a run, {@code -Dkemuri.positions=N} changes its length.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class MoveTheoremTest {
  private static final long SEED = Long.getLong("kemuri.seed", 20_240_601);
  private static final int SHORT_RUN = 2_000;
  private static final int LONG_RUN = Integer.getInteger("kemuri.positions", 1_000_000);
  private static final int THREADS = 2;

  private final List<Sample> samples = new ArrayList<>();
  private final Census census = new Census();

  private List<Sample> samples() {
    if (samples.isEmpty()) {
      for (SampleSource source : SampleSource.values()) {
        Supplier<Sample> supply = source.open(new SplittableRandom(SEED));
        for (int i = 0; i < SHORT_RUN; i++) {
          Sample sample = supply.get();
          samples.add(sample);
          census.add(sample);
        }
      }
    }
    return samples;
  }

  @ParameterizedTest
  @EnumSource(MoveTheorem.class)
  void theorem_holdsOnRandomPositions(MoveTheorem theorem) {
    for (Sample sample : samples()) {
      theorem.verify(sample);
    }
  }

  @ParameterizedTest
  @EnumSource(Census.Kind.class)
  void rareThing_isMetByTheSample(Census.Kind kind) {
    assertFalse(samples().isEmpty());
    assertTrue(census.of(kind) > 0, census.toString());
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(SampleSource.class)
  void theorems_holdOnAMillionPositions(SampleSource source)
      throws InterruptedException, ExecutionException {
    List<Callable<Census>> workers = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      long seed = SEED + 1 + thread;
      workers.add(() -> verifyAll(source, seed, (LONG_RUN + THREADS - 1) / THREADS));
    }
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      Census total = new Census();
      for (Future<Census> worker : executor.invokeAll(workers)) {
        total.addAll(worker.get());
      }
      System.out.printf("%s, seed %d, zero differences: %s%n", source, SEED, total);
    } finally {
      executor.shutdownNow();
    }
  }

  private static Census verifyAll(SampleSource source, long seed, int positions) {
    Supplier<Sample> supply = source.open(new SplittableRandom(seed));
    Census census = new Census();
    for (int i = 0; i < positions; i++) {
      Sample sample = supply.get();
      try {
        for (MoveTheorem theorem : MoveTheorem.values()) {
          theorem.verify(sample);
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "%s, seed %d, position %d: %s".formatted(source, seed, i, sample.naive()), e);
      }
      census.add(sample);
    }
    return census;
  }
}
