package kemuri.api.search;

import io.micronaut.context.annotation.Replaces;
import io.micronaut.context.annotation.Requires;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver.Goal;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.UndecidedReason;

/** Searchers that do what a test says, and count. */
@Singleton
@Replaces(SearcherFactory.class)
@Requires(property = "kemuri.test.scripted", value = "true")
public class ScriptedSearchers extends SearcherFactory {
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicInteger running = new AtomicInteger();
  private volatile Searcher script = answer(new MateResult.NoMate(7, 1));

  @Override
  Searcher create(int tableMebibytes) {
    return (position, goal, limits, listener) -> {
      calls.incrementAndGet();
      listener.onProgress(new SearchListener.Progress(99, 0, 0));
      running.incrementAndGet();
      try {
        return script.solve(position, goal, limits, listener);
      } finally {
        running.decrementAndGet();
      }
    };
  }

  /** How many searches were started. */
  public int calls() {
    return calls.get();
  }

  /** How many searches are running. */
  public int running() {
    return running.get();
  }

  /** All searches find this at once. */
  public void find(MateResult result) {
    script = answer(result);
  }

  /** All searches fail. */
  public void fail() {
    script =
        (position, goal, limits, listener) -> {
          throw new IllegalStateException("the secret cause");
        };
  }

  /** All searches last until their time is over, they are cancelled, or the latch opens. */
  public CountDownLatch holdThenFind(MateResult result) {
    CountDownLatch latch = new CountDownLatch(1);
    script = new Held(latch, result);
    return latch;
  }

  private static Searcher answer(MateResult result) {
    return (position, goal, limits, listener) -> result;
  }

  private record Held(CountDownLatch latch, MateResult result) implements Searcher {
    @Override
    public MateResult solve(
        Position position, Goal goal, SearchLimits limits, SearchListener listener) {
      long start = System.nanoTime();
      while (latch.getCount() > 0) {
        if (limits.cancelled().getAsBoolean()) {
          return new MateResult.Undecided(UndecidedReason.CANCELLED, Optional.empty(), 1, 1);
        }
        Duration passed = Duration.ofNanos(System.nanoTime() - start);
        if (passed.compareTo(limits.time()) > 0) {
          return new MateResult.Undecided(
              UndecidedReason.TIME, Optional.empty(), 1, passed.toMillis());
        }
        LockSupport.parkNanos(1_000_000);
      }
      return result;
    }
  }
}
