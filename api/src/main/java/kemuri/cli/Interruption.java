package kemuri.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command end in good order when the process is told to (Ctrl-C): the process goes on until
 * the command has closed this, or a few seconds have passed.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 5;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean requested;

  private Interruption() {}

  /** Listens for the end of the process. */
  static Interruption watch() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Whether the process is to end. */
  boolean isRequested() {
    return requested;
  }

  private void interrupt() {
    requested = true;
    try {
      boolean unused = closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        requested = true; // the process has just begun to end
      }
    }
  }
}
