package kemuri.search;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * Counts nodes and knows when a search must end, and why. Each thread of a search has its own; that
 * of the leading thread knows the others.
 */
public final class SearchClock {
  private static final int POLL_MASK = 63;
  private static final long PROGRESS_NANOS = 200_000_000;

  private SearchLimits limits = SearchLimits.UNLIMITED;
  private SearchListener listener = SearchListener.SILENT;
  private long started = System.nanoTime();
  private long deadline;
  private long nextProgress;
  private long nodes;

  /** The number of nodes of this thread at which its search pauses. */
  private long pause = Long.MAX_VALUE;

  private int plies;
  private Optional<UndecidedReason> over = Optional.empty();
  private boolean isOver;
  private SearchClock leader = this;
  private SearchClock[] helpers = {};
  private BooleanSupplier settled = () -> false;
  private Runnable call = () -> {};

  /** The nodes as other threads see them. */
  private final AtomicLong shown = new AtomicLong();

  SearchClock() {}

  /**
   * Makes this the clock of a leading thread.
   *
   * @param clocks those of the helping threads
   * @param isSettled whether another thread has the answer
   * @param callHelp called at every poll
   */
  void lead(SearchClock[] clocks, BooleanSupplier isSettled, Runnable callHelp) {
    helpers = clocks;
    settled = isSettled;
    call = callHelp;
  }

  /**
   * Makes this the clock of a helping thread: it ends when the leader's would, or at the answer.
   */
  void follow(SearchClock leadingClock, BooleanSupplier isSettled) {
    leader = leadingClock;
    limits = leader.limits;
    deadline = leader.deadline;
    settled = isSettled;
    over = Optional.empty();
    isOver = false;
  }

  /**
   * Ends the questions that follow, though no limit is reached, after some more nodes of this
   * thread, or earlier if a pause is due earlier.
   *
   * @return what {@link #resume} is to be told
   */
  public long pauseAfter(long more) {
    long before = pause;
    pause = Math.min(pause, nodes + more);
    return before;
  }

  /**
   * Goes on after a pause, or after a question that another thread has answered.
   *
   * @param before what {@link #pauseAfter} returned
   */
  public void resume(long before) {
    pause = before;
    isOver = over.isPresent() || nodes >= pause;
  }

  /** Goes on after a question that another thread has answered. */
  void resume() {
    resume(pause);
  }

  /** Starts from zero with new limits. */
  public void start(SearchLimits newLimits, SearchListener newListener) {
    limits = newLimits;
    listener = newListener;
    started = System.nanoTime();
    long nanos = newLimits.time().isZero() ? 0 : saturatedNanos(newLimits);
    deadline = started + nanos;
    nextProgress = started + PROGRESS_NANOS;
    plies = 0;
    reset();
    for (SearchClock helper : helpers) {
      helper.reset();
    }
  }

  private void reset() {
    nodes = 0;
    pause = Long.MAX_VALUE;
    shown.set(0);
    over = Optional.empty();
    isOver = false;
  }

  private static long saturatedNanos(SearchLimits limits) {
    return limits.time().toSeconds() > 1_000_000_000L
        ? 1_000_000_000_000_000_000L
        : limits.time().toNanos();
  }

  /** Positions entered since the start, by all threads. */
  public long nodes() {
    show();
    return shownNodes();
  }

  private long shownNodes() {
    long all = shown.get();
    for (SearchClock helper : helpers) {
      all += helper.shown.get();
    }
    return all;
  }

  /** Positions entered by this thread. */
  long ownNodes() {
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

  /** Whether the question being asked has to end. */
  public boolean isOver() {
    return isOver;
  }

  /** Counts one position, and polls the limits now and then. */
  void count() {
    nodes++;
    if ((nodes & POLL_MASK) == 0 || nodes == limits.nodes() || nodes == pause) {
      poll();
    }
  }

  /** Counts several positions, entered since the last poll. */
  void count(int positions) {
    long before = nodes;
    nodes += positions;
    if ((before | POLL_MASK) < nodes || nodes >= pause || isSpent(nodes)) {
      poll();
    }
  }

  /** Ends the search for want of room. */
  void exhaust() {
    end(UndecidedReason.MEMORY);
  }

  /** Lets other threads see all nodes counted so far. */
  void show() {
    shown.lazySet(nodes);
  }

  /** Whether there is no time left; any thread may ask. */
  boolean hasExpired() {
    return limits.cancelled().getAsBoolean() || isLate(System.nanoTime());
  }

  private boolean isLate(long now) {
    return !limits.time().isZero() && now - deadline >= 0;
  }

  private boolean isSpent(long entered) {
    return limits.nodes() > 0 && entered >= limits.nodes();
  }

  /** Looks at all limits, calls help if it is time, and tells of progress. */
  private void poll() {
    show();
    call.run();
    if (settled.getAsBoolean() || nodes >= pause) {
      isOver = true;
    }
    long all = leader.shownNodes();
    if (isSpent(all)) {
      end(UndecidedReason.NODES);
    }
    if (limits.cancelled().getAsBoolean()) {
      end(UndecidedReason.CANCELLED);
    }
    long now = System.nanoTime();
    if (isLate(now)) {
      end(UndecidedReason.TIME);
    }
    if (now - nextProgress >= 0) {
      nextProgress = now + PROGRESS_NANOS;
      listener.onProgress(new SearchListener.Progress(all, (now - started) / 1_000_000, plies));
    }
  }

  private void end(UndecidedReason reason) {
    if (over.isEmpty()) {
      over = Optional.of(reason);
    }
    isOver = true;
  }
}
