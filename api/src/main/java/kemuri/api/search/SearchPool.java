package kemuri.api.search;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.runtime.graceful.GracefulShutdownCapable;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Threads that search, each with its own table, and a bounded queue before them. */
@Singleton
class SearchPool implements GracefulShutdownCapable {
  private static final Logger LOG = LoggerFactory.getLogger(SearchPool.class);

  private final ThreadPoolExecutor threads;
  private final ThreadLocal<SearcherFactory.Searcher> searcher;
  private final long queueWaitMillis;

  /**
   * For searches that run or wait. They bound the queue, which cannot do so itself: it is also the
   * way to the idle threads, and would be full of searches that these are about to take.
   */
  private final Semaphore places;

  private final AtomicInteger active = new AtomicInteger();
  private final Set<SearchFlight<?>> flights = ConcurrentHashMap.newKeySet();

  /** Makes the threads; each makes its table when it first searches. */
  SearchPool(SearchConfiguration configuration, SearcherFactory searchers, MeterRegistry meters) {
    int tableMebibytes = configuration.tableMebibytesEach();
    int count = configuration.effectiveThreads();
    if (configuration.isTableClamped()) {
      LOG.warn(
          "The heap is too small for tables of {} MiB: {} of {} MiB each instead.",
          configuration.tableMebibytes(),
          count,
          tableMebibytes);
    }
    searcher = ThreadLocal.withInitial(() -> searchers.create(tableMebibytes));
    queueWaitMillis = configuration.queueWait().toMillis();
    places = new Semaphore((int) Math.min((long) count + configuration.queue(), Integer.MAX_VALUE));
    AtomicInteger number = new AtomicInteger();
    threads =
        new ThreadPoolExecutor(
            count,
            count,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> {
              Thread thread = new Thread(task, "search-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    Gauge.builder("kemuri.search.active", active, AtomicInteger::get)
        .description("Searches that are running")
        .register(meters);
    Gauge.builder("kemuri.search.queued", threads, pool -> pool.getQueue().size())
        .description("Searches that wait for a thread")
        .register(meters);
  }

  /**
   * Searches as soon as a thread is free.
   *
   * @throws OverloadedException if the queue is full or the pool is closed
   */
  void submit(SearchFlight<?> flight) {
    if (!places.tryAcquire()) {
      throw threads.isShutdown()
          ? closing()
          : new OverloadedException("the queue of searches is full", true);
    }
    Runnable task = () -> run(flight);
    flights.add(flight);
    CompletableFuture<?> unused =
        flight.whenComplete(
            (finding, failure) -> {
              flights.remove(flight);
              threads.remove(task);
              places.release();
            });
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      flight.completeExceptionally(closing());
      throw closing();
    } catch (Error e) { // no thread can be made
      flight.completeExceptionally(e);
      throw e;
    }
    CompletableFuture<?> unusedToo =
        flight
            .started()
            .orTimeout(queueWaitMillis, TimeUnit.MILLISECONDS)
            .whenComplete(
                (started, tooLate) -> {
                  if (tooLate != null) {
                    flight.completeExceptionally(
                        new OverloadedException("no thread became free", true));
                  }
                });
  }

  private void run(SearchFlight<?> flight) {
    active.incrementAndGet();
    try {
      flight.fly(searcher.get());
    } catch (Throwable e) {
      // The table may be half written: the next search of this thread gets a new one.
      searcher.remove();
      LOG.error("A search failed", e);
      flight.completeExceptionally(new SearchFailedException(e));
    } finally {
      active.decrementAndGet();
    }
  }

  /** Ends all searches; the server then answers those who wait, and closes. */
  @Override
  public CompletionStage<?> shutdownGracefully() {
    close();
    return CompletableFuture.completedFuture(null);
  }

  /** Ends all searches and the threads. */
  @PreDestroy
  void close() {
    threads.shutdown();
    for (SearchFlight<?> flight : flights) {
      flight.completeExceptionally(closing());
    }
  }

  private static OverloadedException closing() {
    return new OverloadedException("the server is shutting down", false);
  }
}
