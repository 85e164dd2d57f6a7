package kemuri.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

/** Waits for what other threads do. */
public final class Eventually {
  private static final long PAUSE = 5;

  private Eventually() {}

  /** What is waited for. */
  @FunctionalInterface
  public interface Condition {
    /** Whether it has come. */
    boolean holds() throws Exception;
  }

  /** Fails unless something comes in time. */
  public static void within(Duration time, Condition condition) throws Exception {
    long end = System.nanoTime() + time.toNanos();
    while (!condition.holds()) {
      assertTrue(System.nanoTime() < end, "nothing happened in " + time);
      Thread.sleep(PAUSE); // no event tells of it
    }
  }

  /** Fails if something ceases to be so in this time. */
  public static void throughout(Duration time, Condition condition) throws Exception {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      assertTrue(condition.holds(), "not for " + time);
      Thread.sleep(PAUSE); // no event tells of it
    }
  }
}
