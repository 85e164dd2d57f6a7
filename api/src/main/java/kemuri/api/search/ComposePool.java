package kemuri.api.search;

import io.micronaut.runtime.graceful.GracefulShutdownCapable;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kemuri.compose.ComposeListener;
import kemuri.compose.ComposeRequest;
import kemuri.compose.Composer;
import kemuri.compose.Tally;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Composes problems, one job at a time.
 *
 * <p>A job may compose for an hour, so it takes no thread of the searches, nor a turn of the
 * batches and other jobs: it has threads of its own, and takes from the searches no more than these
 * threads' share of the processors.
 */
@Singleton
public class ComposePool implements GracefulShutdownCapable {
  private static final Logger LOG = LoggerFactory.getLogger(ComposePool.class);

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "compose");
            made.setDaemon(true);
            return made;
          });
  private final Semaphore places;
  private final Set<Run> unfinished = ConcurrentHashMap.newKeySet();

  /** A pool that composes nothing yet. */
  ComposePool(ComposeConfiguration configuration) {
    places = new Semaphore(configuration.unfinished());
  }

  /** Takes a place for a job; false if there is none. It is to be used or released. */
  public boolean reserve() {
    return places.tryAcquire();
  }

  /** Gives back a place that was not used. */
  public void release() {
    places.release();
  }

  /**
   * Composes, on a place that was reserved, when those before have ended.
   *
   * @param request the request, given what tells that it is cancelled
   * @param listener hears of the run on its thread
   * @return what it took; to be cancelled if nobody wants it any more
   */
  public CompletableFuture<Tally> compose(
      Function<BooleanSupplier, ComposeRequest> request,
      Runnable onStart,
      ComposeListener listener) {
    Run run = new Run(request, onStart, listener);
    unfinished.add(run);
    CompletableFuture<?> unused =
        run.whenComplete(
            (tally, failure) -> {
              unfinished.remove(run);
              places.release();
            });
    try {
      thread.execute(run::begin);
    } catch (RejectedExecutionException e) {
      run.completeExceptionally(closing());
    }
    return run;
  }

  /** One run of the composer. */
  private static final class Run extends CompletableFuture<Tally> {
    private final Function<BooleanSupplier, ComposeRequest> request;
    private final Runnable onStart;
    private final ComposeListener listener;

    Run(
        Function<BooleanSupplier, ComposeRequest> request,
        Runnable onStart,
        ComposeListener listener) {
      this.request = request;
      this.onStart = onStart;
      this.listener = listener;
    }

    void begin() {
      if (isDone()) {
        return;
      }
      onStart.run();
      try {
        complete(Composer.compose(request.apply(this::isDone), listener));
      } catch (Throwable e) {
        LOG.error("Composing failed", e);
        completeExceptionally(new SearchFailedException(e));
      }
    }
  }

  /** Ends all jobs; the server then answers those who wait, and closes. */
  @Override
  public CompletionStage<?> shutdownGracefully() {
    close();
    return CompletableFuture.completedFuture(null);
  }

  /** Ends all jobs and the thread. */
  @PreDestroy
  void close() {
    thread.shutdown();
    for (Run run : unfinished) {
      run.completeExceptionally(closing());
    }
  }

  private static CancellationException closing() {
    return new OverloadedException("the server is shutting down", false);
  }
}
