package kemuri.search;

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/** What the threads that search one question together tell each other. */
final class Team {
  /*
   * Many threads, one table
   * -----------------------
   * Every thread runs the same search from the same root on the same table. What keeps them apart is
   * that each sees where the others are (Trail): a child another thread is below counts as harder
   * than it is, so that a sibling nearly as good is taken instead (virtual loss; Kaneko 2010,
   * Pawlewicz and Hayward 2013); where there is none, the threads go down together and part
   * farther below. A number so raised steers the thread; the entry of the node itself keeps the plain
   * one. Before it descends, a thread looks at the child's entry again, for another may have worked
   * there.
   *
   * When a thread decides a position that took some work it tells the others; who is below that
   * position goes straight back up to it.
   *
   * Answers are those of one thread: a stored proof or disproof is a theorem whoever found it, and
   * disproofs that hang on a path name the positions of the path they need (RepetitionTable).
   */

  /** A decided position is told to the others if it took this many positions. */
  static final long WORTH_TELLING = 64;

  private static final int REMEMBERED = 64;

  private final TranspositionTable table;
  private final SearchClock leader;
  private final Trail[] trails;
  private final AtomicLongArray decided = new AtomicLongArray(REMEMBERED);
  private final AtomicInteger decisions = new AtomicInteger();
  private final Phaser active =
      new Phaser() {
        @Override
        protected boolean onAdvance(int phase, int registered) {
          if (!settled && table.isCrowded()) {
            table.collectGarbage(leader);
          }
          return false;
        }
      };
  private volatile boolean settled;

  /**
   * A team that does not search yet.
   *
   * @param table the table of all
   * @param leader the clock of the leading thread
   * @param size how many threads
   */
  Team(TranspositionTable table, SearchClock leader, int size) {
    this.table = table;
    this.leader = leader;
    trails = new Trail[size];
    for (int member = 0; member < size; member++) {
      trails[member] = new Trail();
    }
  }

  int size() {
    return trails.length;
  }

  Trail trail(int member) {
    return trails[member];
  }

  /** Begins a question. */
  void begin() {
    settled = false;
  }

  /** Lets one more thread take part. */
  void admit() {
    active.register();
  }

  /** A thread goes home. */
  void leave(int member) {
    trails[member].leaveTo(-1);
    active.arriveAndDeregister();
  }

  /** The question is answered or given up: everybody is to go home. */
  void settle() {
    settled = true;
  }

  boolean isSettled() {
    return settled;
  }

  /** Marks the children of a node that other threads are below; returns whether marks changed. */
  boolean markCrowd(int member, Expansion node) {
    boolean changed = node.clearCrowd();
    for (int other = 0; other < trails.length; other++) {
      if (other != member) {
        long key = trails[other].at(node.depth + 1);
        changed |= key != 0 && node.crowd(key);
      }
    }
    return changed;
  }

  /**
   * Waits until all threads have come here; then the last of them collects the garbage. Nobody can
   * be admitted meanwhile.
   */
  void collectGarbage() {
    active.arriveAndAwaitAdvance();
  }

  /** Tells the others that a board was decided with some hand. */
  void tell(long key) {
    decided.setOpaque(decisions.getAndIncrement() & (REMEMBERED - 1), key);
  }

  /** How many decisions were told. */
  int decisions() {
    return decisions.getOpaque();
  }

  /** The board of a decision told not long ago. */
  long decision(int number) {
    return decided.getOpaque(number & (REMEMBERED - 1));
  }

  /** The first decision that is still remembered when there have been {@code all}. */
  static int firstRemembered(int all) {
    return all - REMEMBERED;
  }
}
