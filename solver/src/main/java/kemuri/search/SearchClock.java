package kemuri.search;

import java.util.Optional;

/** Counts nodes and knows when a search must end, and why. */
public final class SearchClock {
  private static final int POLL_MASK = 63;
  private static final long PROGRESS_NANOS = 200_000_000;

  private SearchLimits limits = SearchLimits.UNLIMITED;
  private SearchListener listener = SearchListener.SILENT;
  private long started = System.nanoTime();
  private long deadline;
  private long nextProgress;
  private long nodes;
  private int plies;
  private Optional<UndecidedReason> over = Optional.empty();
  private boolean isOver;

  SearchClock() {}

  /** Starts from zero with new limits. */
  public void start(SearchLimits newLimits, SearchListener newListener) {
    limits = newLimits;
    listener = newListener;
    started = System.nanoTime();
    long nanos = newLimits.time().isZero() ? 0 : saturatedNanos(newLimits);
    deadline = started + nanos;
    nextProgress = started + PROGRESS_NANOS;
    nodes = 0;
    plies = 0;
    over = Optional.empty();
    isOver = false;
  }

  private static long saturatedNanos(SearchLimits limits) {
    return limits.time().toSeconds() > 1_000_000_000L
        ? 1_000_000_000_000_000_000L
        : limits.time().toNanos();
  }

  /** Positions entered since the start. */
  public long nodes() {
    return nodes;
  }

  /** Wall time since the start. */
  public long milliseconds() {
    return (System.nanoTime() - started) / 1_000_000;
  }

  /** Why the search had to end, if it had to. */
  public Optional<UndecidedReason> over() {
    return over;
  }

  /** Tells listeners the length of the mate found so far. */
  public void found(int mateLength) {
    plies = mateLength;
  }

  boolean isOver() {
    return isOver;
  }

  /** Counts one position, and polls the limits now and then. */
  void count() {
    nodes++;
    if ((nodes & POLL_MASK) == 0 || nodes == limits.nodes()) {
      poll();
    }
  }

  /** Ends the search for want of room. */
  void exhaust() {
    end(UndecidedReason.MEMORY);
  }

  /** Looks at all limits; returns whether the search is over. */
  boolean poll() {
    if (limits.nodes() > 0 && nodes >= limits.nodes()) {
      end(UndecidedReason.NODES);
    }
    if (limits.cancelled().getAsBoolean()) {
      end(UndecidedReason.CANCELLED);
    }
    long now = System.nanoTime();
    if (!limits.time().isZero() && now - deadline >= 0) {
      end(UndecidedReason.TIME);
    }
    if (now - nextProgress >= 0) {
      nextProgress = now + PROGRESS_NANOS;
      listener.onProgress(new SearchListener.Progress(nodes, (now - started) / 1_000_000, plies));
    }
    return isOver;
  }

  private void end(UndecidedReason reason) {
    if (!isOver) {
      isOver = true;
      over = Optional.of(reason);
    }
  }
}
