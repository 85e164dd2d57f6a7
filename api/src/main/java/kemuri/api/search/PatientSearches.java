package kemuri.api.search;

import jakarta.inject.Singleton;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Answers questions that can wait, those of batches and jobs: only so many at a time, whoever asks
 * them, that other callers find a thread free, and again and again where others would hear that the
 * service is overloaded.
 *
 * <p>All of it happens on one thread of its own, answers are given there too: a batch of positions
 * that the cache knows must not keep a thread from searching.
 */
@Singleton
public class PatientSearches {
  private static final long PAUSE_MILLIS = 200;
  private static final long IDLE_SECONDS = 10;

  private final Executor clerk;
  private final Deque<Claim<?>> waiting = new ArrayDeque<>();
  private final int limit;
  private int free;

  /** Searches of which none has begun. */
  PatientSearches(SearchConfiguration configuration) {
    limit = configuration.effectiveBatchThreads();
    free = limit;
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> {
              Thread made = new Thread(task, "batch");
              made.setDaemon(true);
              return made;
            });
    thread.allowCoreThreadTimeOut(true);
    clerk = thread;
  }

  /** How many questions are answered at a time. */
  public int limit() {
    return limit;
  }

  /**
   * Answers a question some time; to be cancelled if nobody waits for the answer any more.
   *
   * @param asker asks the question of its service
   */
  public <A> CompletableFuture<A> ask(Supplier<Ticket<A>> asker) {
    Claim<A> claim = new Claim<>(asker);
    clerk.execute(
        () -> {
          waiting.add(claim);
          admit();
        });
    return claim;
  }

  private void admit() {
    while (free > 0 && !waiting.isEmpty()) {
      Claim<?> claim = waiting.remove();
      free--;
      CompletableFuture<?> unused =
          claim.whenCompleteAsync(
              (answer, failure) -> {
                free++;
                admit();
              },
              clerk);
      attempt(claim);
    }
  }

  private <A> void attempt(Claim<A> claim) {
    if (claim.isDone()) {
      return;
    }
    Ticket<A> ticket;
    try {
      ticket = claim.asker.get();
    } catch (OverloadedException e) {
      fail(claim, e);
      return;
    } catch (RuntimeException e) {
      claim.completeExceptionally(e);
      return;
    }
    CompletableFuture<?> unused = claim.whenComplete((answer, failure) -> ticket.release().run());
    CompletableFuture<?> unusedToo =
        ticket
            .answer()
            .whenCompleteAsync(
                (answer, failure) -> {
                  if (failure == null) {
                    claim.complete(answer);
                  } else {
                    fail(claim, failure);
                  }
                },
                clerk);
  }

  private void fail(Claim<?> claim, Throwable failure) {
    Throwable cause = failure.getCause();
    if (failure instanceof CompletionException && cause != null) {
      fail(claim, cause);
    } else if (failure instanceof OverloadedException overload && overload.passes()) {
      CompletableFuture.delayedExecutor(PAUSE_MILLIS, TimeUnit.MILLISECONDS, clerk)
          .execute(() -> attempt(claim));
    } else {
      claim.completeExceptionally(failure);
    }
  }

  /** An answer that is waited for. */
  private static final class Claim<A> extends CompletableFuture<A> {
    private final Supplier<Ticket<A>> asker;

    Claim(Supplier<Ticket<A>> asker) {
      this.asker = asker;
    }
  }
}
