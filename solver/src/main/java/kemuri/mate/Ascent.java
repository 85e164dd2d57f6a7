package kemuri.mate;

import kemuri.board.Position;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/**
 * The search for the shortest mate from below: is there one within one ply, within three, five and
 * so on? What it finds is the shortest.
 *
 * <p>Of 4,500 short problems nearly all are solved by it, with a quarter fewer positions than from
 * a first proof downwards: refuting the shorter lengths has to be done anyhow. But every two plies
 * more cost several times as much, so it is given up when it becomes dear; and where there is no
 * mate it would go on for ever, so now and then a mate of any length is asked for, with the more
 * positions the greater the length refuted is.
 */
final class Ascent {
  /** How many positions to spend on it before it is given up. */
  private static final long MOST = 100_000;

  private static final long FIRST_PORTION = 128;
  private static final int GROWTH = 4;

  /** When this length is refuted as much is spent on a mate of any length as on the ascent. */
  private static final int EVEN_LENGTH = 128;

  private final TeamSearch search;
  private final Position position;
  private final long most;
  private final long before;

  /** There is no mate within this length. */
  private int refuted;

  /** There is a mate within this length, if {@link #isMate}. */
  private int length = MateLength.INFINITE;

  private boolean isMate;

  /**
   * An ascent that has not begun.
   *
   * @param shortest the least length a mate can have
   * @param nodes how many positions the whole search may enter, 0 for any number
   */
  Ascent(TeamSearch search, Position position, int shortest, long nodes) {
    this.search = search;
    this.position = position;
    most = nodes == 0 ? MOST : Math.min(MOST, 1 + nodes / 4);
    before = search.clock().nodes();
    refuted = shortest - 2;
  }

  int refuted() {
    return refuted;
  }

  int length() {
    return length;
  }

  boolean isMate() {
    return isMate;
  }

  /**
   * Searches until the shortest mate is proven, or that there is none, or it has become dear.
   *
   * @return {@link Verdict#PROVEN} if {@link #length} is the shortest mate, two plies beyond {@link
   *     #refuted}, {@link Verdict#DISPROVEN} if there is none, else {@link Verdict#OPEN}
   */
  int climb() {
    for (long portion = FIRST_PORTION; left() > 0 && !search.clock().isOver(); portion *= GROWTH) {
      int verdict = rise(portion);
      if (verdict == Verdict.OPEN && !isMate) {
        verdict = askForAnyLength(1 + portion * (refuted + 1) / EVEN_LENGTH);
      }
      if (verdict != Verdict.OPEN) {
        return verdict;
      }
    }
    return Verdict.OPEN;
  }

  private long left() {
    return most - (search.clock().nodes() - before);
  }

  private int rise(long portion) {
    long end = search.clock().nodes() + Math.min(portion, left());
    while (refuted + 2 < length) {
      long nodes = end - search.clock().nodes();
      int verdict =
          nodes > 0 ? search.searchBriefly(position, refuted + 2, 0, nodes) : Verdict.OPEN;
      if (verdict == Verdict.OPEN) {
        return verdict;
      }
      if (verdict == Verdict.PROVEN) {
        length = refuted + 2;
        isMate = true;
      } else if (search.decidedLength() == MateLength.INFINITE) {
        return verdict;
      } else {
        refuted += 2;
      }
    }
    return Verdict.PROVEN;
  }

  private int askForAnyLength(long portion) {
    int verdict = search.searchBriefly(position, MateLength.INFINITE, 0, portion);
    if (verdict != Verdict.PROVEN) {
      return verdict;
    }
    length = search.decidedLength();
    isMate = true;
    search.clock().found(length);
    return refuted + 2 < length ? Verdict.OPEN : Verdict.PROVEN;
  }
}
