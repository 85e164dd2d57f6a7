package kemuri.api.search;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import kemuri.mate.MateResult;
import kemuri.search.SearchLimits;
import kemuri.search.UndecidedReason;
import org.jspecify.annotations.Nullable;

/**
 * One search that any number of callers wait for; it ends when the last of them has gone.
 *
 * <p>Completes with what was found, or exceptionally: with {@link CancellationException} if nobody
 * waits any more, {@link OverloadedException} if it found no thread, {@link SearchFailedException}
 * if the program is at fault.
 */
final class SearchFlight extends CompletableFuture<Finding> {
  private final CanonicalPosition position;
  private final Effort effort;
  private final @Nullable Finding earlier;
  private final CompletableFuture<Void> started = new CompletableFuture<>();
  private volatile long nodes;
  private int passengers = 1;

  /** A flight with one passenger. */
  SearchFlight(CanonicalPosition position, Effort effort, @Nullable Finding earlier) {
    this.position = position;
    this.effort = effort;
    this.earlier = earlier;
  }

  Effort effort() {
    return effort;
  }

  /** Completes when the search starts. */
  CompletableFuture<Void> started() {
    return started;
  }

  /** Positions entered so far. */
  long nodes() {
    return nodes;
  }

  /** Takes one more passenger; false if the flight has ended or been abandoned. */
  synchronized boolean board() {
    if (passengers == 0 || isDone()) {
      return false;
    }
    passengers++;
    return true;
  }

  /** Lets a passenger go; the last one ends the search. */
  void leave() {
    synchronized (this) {
      passengers--;
      if (passengers > 0) {
        return;
      }
    }
    completeExceptionally(new CancellationException("nobody waits for it"));
  }

  /** Searches on the calling thread. */
  void search(SearcherFactory.Searcher searcher) {
    if (isDone()) {
      return;
    }
    started.complete(null);
    SearchLimits limits = new SearchLimits(effort.time(), effort.nodes(), this::isDone);
    MateResult result =
        searcher.solve(
            position.position().copy(),
            effort.goal(),
            limits,
            progress -> nodes = progress.nodes());
    if (result instanceof MateResult.Undecided undecided
        && undecided.reason() == UndecidedReason.CANCELLED) {
      completeExceptionally(new CancellationException("the search was cancelled"));
    } else {
      complete(new Finding(result, effort).after(earlier));
    }
  }
}
