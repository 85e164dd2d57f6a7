package kemuri.search;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Spread;
import kemuri.board.Square;
import kemuri.movegen.CountingReplies;
import org.jspecify.annotations.Nullable;

/**
 * Answers "is there a mate within this length?" with one table and one or several threads.
 *
 * <p>The calling thread leads; the helpers are called when a question turns out to be hard. One
 * question at a time. The table is kept from one question to the next until {@link #forget}.
 */
public final class TeamSearch {
  /** A question is hard after this many positions, some milliseconds. */
  private static final long HARD = 4_000;

  /** Keeps what is found where only some replies count apart from the rest. */
  private static final long COUNTING = 0x636f756e74696e67L;

  private final TranspositionTable table;
  private final Team team;
  private final DfPnSearch leader;
  private final DfPnSearch[] helpers;
  private final Thread[] threads;
  private final long hard;

  /** The question being asked, if helpers may be called. */
  private @Nullable Question question;

  private boolean keeping;
  private long pieces;
  private int called;
  private long nodesBefore;
  private int length;

  /**
   * A search with a table of about this many bytes in all.
   *
   * @param tableBytes size of the table
   * @param threads how many threads work on a hard question, 1 or more
   */
  public TeamSearch(long tableBytes, int threads) {
    this(tableBytes, threads, HARD);
  }

  /**
   * A search that calls help when it will.
   *
   * @param tableBytes size of the table
   * @param threads how many threads work on a hard question, 1 or more
   * @param hard the number of positions after which a question is hard
   */
  public TeamSearch(long tableBytes, int threads, long hard) {
    if (threads < 1) {
      throw new IllegalArgumentException("a search needs 1 thread or more, not " + threads);
    }
    this.hard = hard;
    table = new TranspositionTable(tableBytes / 8 * 7);
    SearchClock[] clocks = new SearchClock[threads];
    for (int member = 0; member < threads; member++) {
      clocks[member] = new SearchClock();
    }
    team = new Team(table, clocks[0], threads);
    long repetitionBytes = tableBytes / 8 / threads;
    DfPnSearch[] members = new DfPnSearch[threads];
    for (int member = 0; member < threads; member++) {
      members[member] = new DfPnSearch(table, team, member, clocks[member], repetitionBytes);
    }
    for (int member = 0; member < threads; member++) {
      members[member].heedRepetitionsOf(without(members, member));
    }
    leader = members[0];
    helpers = without(members, 0);
    clocks = Arrays.copyOfRange(clocks, 1, threads);
    leader.clock().lead(clocks, team::isSettled, this::callHelp);
    this.threads = new Thread[threads - 1];
  }

  private static DfPnSearch[] without(DfPnSearch[] members, int one) {
    DfPnSearch[] rest = new DfPnSearch[members.length - 1];
    System.arraycopy(members, 0, rest, 0, one);
    System.arraycopy(members, one + 1, rest, one, rest.length - one);
    return rest;
  }

  /**
   * Sets whether what is found is kept from one problem to the next, which saves searching where
   * they are alike. All that is kept is proven and holds whatever was asked; but what a question
   * costs, and so whether a limit ends it, then depends on those before.
   */
  public void keep(boolean keeps) {
    forget();
    keeping = keeps;
  }

  /**
   * Forgets all positions before a new problem, unless they are kept, leave enough room and are of
   * the same pieces: a key and the attacker's hand say what the defender holds only among those.
   */
  public void turnTo(Position problem) {
    if (!keeping) {
      forget();
      return;
    }
    long next = pieces(problem);
    if (next != pieces || table.isHalfFull()) {
      forget();
    }
    pieces = next;
  }

  /** The pieces of a position, wherever they are, as a hand, and its kings. */
  private static long pieces(Position position) {
    int pieces = position.hand(Side.ATTACKER) + position.hand(Side.DEFENDER);
    for (int square = 0; square < Square.COUNT; square++) {
      int type = Piece.type(position.pieceAt(square));
      if (type != PieceType.NONE && type != PieceType.KING) {
        pieces += Hand.one(PieceType.demote(type));
      }
    }
    boolean twoKings = position.king(Side.ATTACKER) != Square.NONE;
    return pieces + (twoKings ? 1L << 32 : 0);
  }

  /** Forgets all positions, as if the search were new. */
  public void forget() {
    table.newGeneration();
    leader.forget();
    for (DfPnSearch helper : helpers) {
      helper.forget();
    }
  }

  /** The limits of the questions that follow. */
  public SearchClock clock() {
    return leader.clock();
  }

  /** The length decided by the last question: a mate within it, or none within it. */
  public int decidedLength() {
    return length;
  }

  /**
   * What the table knows of a position, without searching.
   *
   * @return a {@link Verdict}; {@link #decidedLength} tells the length
   */
  public int look(Position asked, int wanted, int depth) {
    int verdict = leader.look(asked, wanted, depth);
    length = leader.decidedLength();
    return verdict;
  }

  /**
   * Asks whether the attacker mates within a length.
   *
   * @param asked the position, left as it was found; either side may be to move
   * @param wanted the length in plies, or {@link MateLength#INFINITE}
   * @param depth plies already played from where the table's depths count
   * @return a {@link Verdict}, {@link Verdict#OPEN} if a limit of the clock was reached
   */
  public int search(Position asked, int wanted, int depth) {
    return helpers.length == 0 ? searchAlone(asked, wanted, depth) : lead(asked, wanted, depth);
  }

  /**
   * Asks as {@link #search} does, but gives up after some nodes without ending the clock.
   *
   * @param nodes how many positions the leading thread may enter, 1 or more
   * @return a {@link Verdict}, {@link Verdict#OPEN} also if these were not enough
   */
  public int searchBriefly(Position asked, int wanted, int depth, long nodes) {
    long before = leader.clock().pauseAfter(nodes);
    try {
      return search(asked, wanted, depth);
    } finally {
      leader.clock().resume(before);
    }
  }

  /**
   * Asks whether the attacker mates at all if some positions count as lost for him.
   *
   * @param asked the position, left as it was found
   * @param depth plies already played from where the table's depths count
   * @return a {@link Verdict}, {@link Verdict#OPEN} if a limit of the clock was reached
   */
  public int searchAvoiding(ForbiddenPositions forbidden, Position asked, int depth) {
    int hand = asked.hand(Side.ATTACKER);
    if (forbidden.contains(asked.key(), hand)) {
      return Verdict.DISPROVEN;
    }
    Position disguised = asked.copy();
    disguised.disguise(forbidden.disguise(hand));
    forbid(forbidden);
    try {
      return search(disguised, MateLength.INFINITE, depth);
    } finally {
      forbid(null);
    }
  }

  /**
   * Asks as {@link #search} does when only some replies count, but what is known to be no mate if
   * all of them do is none: no mate within the length then means that there is none either if more
   * replies count.
   *
   * @param replies which replies count
   */
  public int searchCounting(CountingReplies replies, Position asked, int wanted, int depth) {
    long word = COUNTING + Spread.over(replies.convention());
    asked.disguise(word);
    count(replies, word);
    try {
      return search(asked, wanted, depth);
    } finally {
      count(null, word);
      asked.disguise(word);
    }
  }

  private void count(@Nullable CountingReplies replies, long word) {
    leader.count(replies, word);
    for (DfPnSearch helper : helpers) {
      helper.count(replies, word);
    }
  }

  private void forbid(@Nullable ForbiddenPositions positions) {
    leader.forbid(positions);
    for (DfPnSearch helper : helpers) {
      helper.forbid(positions);
    }
  }

  private int searchAlone(Position asked, int wanted, int depth) {
    int verdict = leader.search(asked, wanted, depth);
    length = leader.decidedLength();
    return verdict;
  }

  private int lead(Position asked, int wanted, int depth) {
    Question current = new Question(asked.copy(), wanted, depth);
    called = 0;
    nodesBefore = leader.clock().ownNodes();
    team.begin();
    team.admit();
    question = current;
    int verdict = Verdict.OPEN;
    try {
      verdict = searchAlone(asked, wanted, depth);
    } finally {
      question = null;
      team.settle();
      team.leave(0);
      awaitHelpers();
    }
    leader.clock().resume();
    return verdict == Verdict.OPEN ? helpersVerdict(current) : verdict;
  }

  /** Calls the helpers, once, if the question has become hard. */
  private void callHelp() {
    Question current = question;
    if (current == null || called > 0 || leader.clock().ownNodes() - nodesBefore < hard) {
      return;
    }
    for (DfPnSearch helper : helpers) {
      helper.clock().follow(leader.clock(), team::isSettled);
      int member = ++called;
      Thread thread = new Thread(() -> help(current, helper, member), "search-" + member);
      thread.setDaemon(true);
      threads[member - 1] = thread;
      team.admit();
      try {
        thread.start();
      } catch (OutOfMemoryError e) {
        // The system has no room for another thread: those there are will do.
        team.leave(member);
        return;
      }
    }
  }

  private void help(Question current, DfPnSearch helper, int member) {
    try {
      int verdict = helper.search(current.position().copy(), current.wanted(), current.depth());
      if (verdict != Verdict.OPEN) {
        current.answer().compareAndSet(null, new Decision(verdict, helper.decidedLength()));
        team.settle();
      }
    } catch (RuntimeException | Error e) {
      current.failure().compareAndSet(null, e);
      team.settle();
    } finally {
      helper.clock().show();
      team.leave(member);
    }
  }

  private void awaitHelpers() {
    boolean interrupted = false;
    for (int i = 0; i < called; i++) {
      while (threads[i].isAlive()) {
        try {
          threads[i].join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private int helpersVerdict(Question current) {
    Throwable failure = current.failure().get();
    if (failure != null) {
      throw new IllegalStateException("a helping thread failed", failure);
    }
    Decision decision = current.answer().get();
    if (decision == null) {
      return Verdict.OPEN;
    }
    length = decision.length();
    return decision.verdict();
  }

  private record Decision(int verdict, int length) {}

  /** What is asked, and what a helper found. */
  private record Question(
      Position position,
      int wanted,
      int depth,
      AtomicReference<@Nullable Decision> answer,
      AtomicReference<@Nullable Throwable> failure) {
    Question(Position position, int wanted, int depth) {
      this(position, wanted, depth, new AtomicReference<>(), new AtomicReference<>());
    }
  }
}
