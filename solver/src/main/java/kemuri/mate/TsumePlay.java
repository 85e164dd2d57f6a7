package kemuri.mate;

import java.util.Arrays;
import kemuri.board.Hand;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.CountingReplies;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/**
 * Best play under the conventions of tsume-shogi: the {@link Key key} of a mate when futile
 * interpositions (無駄合) do not count as replies.
 *
 * <p>To leave replies out never makes a mate of none, for a captured extra piece does the attacker
 * no harm ({@link FutileRule}); it changes the length. So the plain search decides whether there is
 * a mate, and a mate it finds within some plies is one here too. Only where it finds none within
 * them are positions looked at one by one: every check that may mate, every reply that counts.
 */
final class TsumePlay {
  /** What is spent on whether a check mates at all, times the square of the plies in question. */
  private static final int BRIEF = 2;

  /** From this length on groundwork pays. */
  private static final int LONG = 15;

  /** How many positions the key of a long mate may cost before groundwork is done. */
  private static final long CHEAP = 5_000;

  private final TeamSearch search;
  private final FutileRule rule;
  private final CountingReplies certain;
  private final KeyBounds known = new KeyBounds();
  private final CheckGenerator checks = new CheckGenerator();

  TsumePlay(TeamSearch search, Futile futile) {
    this.search = search;
    rule = new FutileRule(this, futile);
    certain = new CountingReplies(futile != Futile.X, futile != Futile.UNBOUNDED);
  }

  TeamSearch search() {
    return search;
  }

  /** Identifies a position by board, side to move, hands and pieces gone. */
  static long id(Position position) {
    long hand = (position.hand(Side.ATTACKER) + 1L) * 0x9e3779b97f4a7c15L;
    return position.key() ^ hand ^ (hand >>> 29);
  }

  /**
   * The key of a mate.
   *
   * @param position is moved about, and left as it was found unless a limit is reached
   * @param most a number of plies within which it mates
   * @param depth plies played from where depths count
   * @throws LimitReached if a limit of the clock is reached
   */
  int key(Position position, int most, int depth) {
    int plies = plies(position, most, depth);
    int leftover = Key.within(plies) - 1;
    return isWithin(position, leftover, depth) ? leftover : Key.within(plies);
  }

  /**
   * The key of a mate of which a plain line is known.
   *
   * @param root left as it was found
   * @param raw the line of a shortest plain mate
   * @throws LimitReached if a limit of the clock is reached
   */
  int key(Position root, Line raw) {
    if (raw.plies() < LONG) {
      return key(root.copy(), raw.plies(), 0);
    }
    long before = search.clock().pauseAfter(CHEAP);
    try {
      return key(root.copy(), raw.plies(), 0);
    } catch (LimitReached e) {
      // It is worth some groundwork.
    } finally {
      search.clock().resume(before);
    }
    new LineSurvey(this).along(root, raw.moves());
    return key(root.copy(), raw.plies(), 0);
  }

  /** The length of a mate: the plies of its {@link #key}. */
  int plies(Position position, int most, int depth) {
    long id = id(position);
    known.lower(id, Key.within(most));
    while (true) {
      int plies = Key.plies(known.ceiling(id));
      int refuted = refutedPlies(known.floor(id), position.sideToMove());
      if (refuted >= plies - 2) {
        return plies;
      }
      isWithin(position, Key.within(PlainMate.nextTarget(plies, refuted)), depth);
    }
  }

  /** The greatest length that a floor of the key rules out; less than zero for none. */
  private static int refutedPlies(int floor, int side) {
    int below = Key.plies(floor - 2);
    int parity = side == Side.ATTACKER ? 1 : 0;
    return floor < 2 ? parity - 2 : (below & 1) == parity ? below : below - 1;
  }

  /** Whether the attacker mates with a key of at most this. */
  boolean isWithin(Position position, int bound, int depth) {
    boolean attacker = position.sideToMove() == Side.ATTACKER;
    int asked = Key.atMost(bound, attacker);
    long id = id(position);
    if (known.ceiling(id) <= asked) {
      return true;
    }
    if (known.floor(id) > asked || asked < (attacker ? 2 : 0)) {
      return false;
    }
    if (matesPlainly(position, id, asked, depth)) {
      return true;
    }
    if (known.floor(id) > asked || lastsLonger(position, id, asked, depth)) {
      return false;
    }
    boolean within =
        attacker
            ? attack(position, asked, depth)
            : !isPlainlyNoMate(position, asked, depth) && defend(position, asked, depth);
    if (within) {
      known.lower(id, asked);
    } else {
      known.raise(id, asked + 1);
    }
    return within;
  }

  /** Whether a plain mate is short enough for a key. */
  private boolean matesPlainly(Position position, long id, int asked, int depth) {
    boolean any = !Key.isLeftover(asked) || isLeftoverSure(position, Key.plies(asked));
    int plies = Key.plies(asked) - (any ? 0 : 2);
    int verdict = search.search(position, plies, depth);
    refuseOpen(verdict);
    if (verdict == Verdict.PROVEN) {
      known.lower(id, Math.min(asked, Key.within(search.decidedLength())));
    } else if (search.decidedLength() == MateLength.INFINITE) {
      known.raise(id, KeyBounds.INFINITE);
    }
    return verdict == Verdict.PROVEN;
  }

  /** Whether the attacker holds more pieces than he has moves within some plies. */
  private static boolean isLeftoverSure(Position position, int plies) {
    int hand = position.hand(Side.ATTACKER);
    int pieces = 0;
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      pieces += Hand.count(hand, kind);
    }
    return pieces > (plies + 1) / 2;
  }

  /** Whether the defender lasts longer than a key with the replies alone that count for certain. */
  private boolean lastsLonger(Position position, long id, int asked, int depth) {
    int verdict = search.searchCounting(certain, position, Key.plies(asked), depth);
    refuseOpen(verdict);
    if (verdict == Verdict.DISPROVEN) {
      int length = search.decidedLength();
      known.raise(id, length == MateLength.INFINITE ? KeyBounds.INFINITE : Key.within(length) + 1);
    }
    return verdict == Verdict.DISPROVEN;
  }

  private void refuseOpen(int verdict) {
    if (verdict == Verdict.OPEN || search.clock().isOver()) {
      throw new LimitReached();
    }
  }

  private boolean attack(Position position, int asked, int depth) {
    for (long check : shortestFirst(position, depth)) {
      if (isWithinAfter(position, (int) check, Key.after(asked), depth)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The checks that may mate, in the low half of a word: those known to mate plainly first, the
   * shortest mate at the head.
   */
  private long[] shortestFirst(Position position, int depth) {
    MoveList all = new MoveList();
    checks.generate(position, all);
    long[] order = new long[all.size()];
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      int check = all.get(i);
      position.doMove(check);
      int verdict = search.look(position, MateLength.INFINITE, depth + 1);
      position.undoMove(check);
      if (verdict != Verdict.DISPROVEN) {
        long length =
            verdict == Verdict.PROVEN ? search.decidedLength() : (long) MateLength.INFINITE;
        order[count++] = length << 32 | check;
      }
    }
    long[] sorted = Arrays.copyOf(order, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** Whether a defender's position is soon found to be no mate of any length. */
  private boolean isPlainlyNoMate(Position position, int asked, int depth) {
    long brief = (long) BRIEF * (1 + Key.plies(asked)) * (1 + Key.plies(asked));
    int verdict = search.searchBriefly(position, MateLength.INFINITE, depth, brief);
    if (search.clock().isOver()) {
      throw new LimitReached();
    }
    return verdict == Verdict.DISPROVEN;
  }

  private boolean defend(Position position, int asked, int depth) {
    Replies replies = new Replies(position);
    if (replies.isEmpty()) {
      return replies.isMated() && Key.ofMated(position) <= asked;
    }
    return areOthersWithin(position, replies.others, Key.after(asked), depth)
        && areBlocksWithin(position, replies, asked, depth);
  }

  /** Whether all replies that do not interpose are within a bound, the doubtful ones first. */
  private boolean areOthersWithin(Position position, MoveList replies, int bound, int depth) {
    boolean[] plain = new boolean[replies.size()];
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      position.doMove(reply);
      int verdict = search.search(position, Key.plies(bound), depth + 1);
      boolean within = verdict == Verdict.PROVEN || isWithin(position, bound, depth + 1);
      position.undoMove(reply);
      refuseOpen(verdict);
      if (!within) {
        return false;
      }
      plain[i] = verdict == Verdict.PROVEN;
    }
    for (int i = 0; Key.isLeftover(bound) && i < replies.size(); i++) {
      if (plain[i] && !isWithinAfter(position, replies.get(i), bound, depth)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all interpositions are futile or within a bound. That one is futile is asked before it
   * is looked at: the answer is the same for all drops on a square.
   */
  private boolean areBlocksWithin(Position position, Replies replies, int asked, int depth) {
    boolean mated = replies.others.size() == 0;
    int bound = Key.after(asked);
    int longest = -1;
    for (int i = 0; i < replies.blocks.size(); i++) {
      int block = replies.blocks.get(i);
      if (!mated && !Key.isLeftover(bound) && matesPlainlyAfter(position, block, bound, depth)) {
        continue;
      }
      longest = longest >= 0 ? longest : longest(position, replies, Key.plies(asked), depth);
      if (!rule.isFutile(position, replies, block, longest, depth)) {
        mated = false;
        if (!isWithinAfter(position, block, bound, depth)) {
          return false;
        }
      }
    }
    return !mated || Key.ofMated(position) <= asked;
  }

  private boolean matesPlainlyAfter(Position position, int move, int bound, int depth) {
    position.doMove(move);
    int verdict = search.search(position, Key.plies(bound), depth + 1);
    position.undoMove(move);
    refuseOpen(verdict);
    return verdict == Verdict.PROVEN;
  }

  /**
   * The replies that count: all but futile interpositions.
   *
   * @param position a defender's position that is a mate, left as it was found
   * @param most a number of plies within which it mates
   */
  MoveList countingReplies(Position position, int most, int depth) {
    Replies replies = new Replies(position);
    MoveList counting = replies.others;
    int longest = replies.blocks.size() > 0 ? longest(position, replies, most, depth) : 0;
    for (int i = 0; i < replies.blocks.size(); i++) {
      int block = replies.blocks.get(i);
      if (!rule.isFutile(position, replies, block, longest, depth)) {
        counting.add(block);
      }
    }
    return counting;
  }

  /** How long the defender lasts without interposing, at most {@code most}. */
  int longest(Position position, Replies replies, int most, int depth) {
    int longest = 0;
    for (int i = 0; i < replies.others.size(); i++) {
      int reply = replies.others.get(i);
      position.doMove(reply);
      if (longest < 2 || !isWithin(position, Key.within(longest - 1), depth + 1)) {
        longest = 1 + plies(position, most - 1, depth + 1);
      }
      position.undoMove(reply);
    }
    return longest;
  }

  /** Whether the attacker mates with a key of at most this after a move. */
  boolean isWithinAfter(Position position, int move, int bound, int depth) {
    position.doMove(move);
    boolean within = isWithin(position, bound, depth + 1);
    position.undoMove(move);
    return within;
  }
}
