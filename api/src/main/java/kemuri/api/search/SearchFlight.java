package kemuri.api.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import kemuri.mate.Finding;
import kemuri.mate.SoundnessListener;
import org.jspecify.annotations.Nullable;

/**
 * One search that any number of callers wait for; it ends when the last of them has gone.
 *
 * <p>Completes with what was found, or exceptionally: with {@link CancellationException} if nobody
 * waits any more, {@link OverloadedException} if it found no thread, {@link SearchFailedException}
 * if the program is at fault.
 *
 * @param <F> what is found
 */
abstract class SearchFlight<F> extends CompletableFuture<F> {
  private final CompletableFuture<Void> started = new CompletableFuture<>();
  private final List<SearchObserver> observers = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private SoundnessListener.@Nullable Progress progress;
  private volatile long nodes;
  private int passengers = 1;

  /** Completes when the search starts. */
  final CompletableFuture<Void> started() {
    return started;
  }

  /** Positions entered so far. */
  final long nodes() {
    return nodes;
  }

  /** Lets somebody hear how the search is getting on, and what it has found already. */
  final void observe(SearchObserver observer) {
    CompletableFuture<?> unused = started.thenRun(observer::onStart);
    synchronized (observers) {
      observers.add(observer);
      if (progress != null) {
        observer.onProgress(progress);
      }
      findings.forEach(observer::onFinding);
    }
  }

  /** Takes one more passenger; false if the flight has ended or been abandoned. */
  final synchronized boolean board() {
    if (passengers == 0 || isDone()) {
      return false;
    }
    passengers++;
    return true;
  }

  /** Lets a passenger go; the last one ends the search. */
  final void leave() {
    synchronized (this) {
      passengers--;
      if (passengers > 0) {
        return;
      }
    }
    completeExceptionally(new CancellationException("nobody waits for it"));
  }

  /** Searches on the calling thread. */
  final void fly(SearcherFactory.Searcher searcher) {
    if (isDone()) {
      return;
    }
    started.complete(null);
    F found = search(searcher);
    if (isCancelled(found)) {
      completeExceptionally(new CancellationException("the search was cancelled"));
    } else {
      complete(found);
    }
  }

  /** Searches on the calling thread; to give up when the flight is done. */
  abstract F search(SearcherFactory.Searcher searcher);

  /** Whether the search gave up because the flight was done. */
  abstract boolean isCancelled(F found);

  /** Tells the observers where the search stands. */
  final void report(SoundnessListener.Progress current) {
    nodes = current.nodes();
    synchronized (observers) {
      progress = current;
      observers.forEach(observer -> observer.onProgress(current));
    }
  }

  /** Tells the observers what was found by the way. */
  final void report(Finding finding) {
    synchronized (observers) {
      findings.add(finding);
      observers.forEach(observer -> observer.onFinding(finding));
    }
  }
}
