package kemuri.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

/** Waits for what other threads do. */
public final class Eventually {
  /** How long to wait for what must come: a machine may be slow, so this is no claim of speed. */
  public static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final long PAUSE = 5;
  private static final int ATTEMPTS = 5;

  private Eventually() {}

  /** What is waited for. */
  @FunctionalInterface
  public interface Condition {
    /** Whether it has come. */
    boolean holds() throws Exception;
  }

  /** What is done. */
  @FunctionalInterface
  public interface Action {
    /** Does it. */
    void run() throws Exception;
  }

  /** Fails unless something comes in time. */
  public static void within(Duration time, Condition condition) throws Exception {
    long end = System.nanoTime() + time.toNanos();
    while (!condition.holds()) {
      assertTrue(System.nanoTime() < end, "nothing happened in " + time);
      Thread.sleep(PAUSE); // no event tells of it
    }
  }

  /** Fails unless an action has its effect in time at least once: a busy machine may delay some. */
  public static void onceWithin(Duration time, Action action, Condition effect) throws Exception {
    Duration took = PATIENCE;
    for (int attempt = 0; attempt < ATTEMPTS && took.compareTo(time) > 0; attempt++) {
      action.run();
      long begin = System.nanoTime();
      within(PATIENCE, effect);
      took = Duration.ofNanos(System.nanoTime() - begin);
    }
    assertTrue(took.compareTo(time) <= 0, "took " + took);
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
