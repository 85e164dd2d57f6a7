package kemuri.movegen;

import java.util.EnumMap;
import java.util.Map;
import kemuri.board.Move;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.reference.NaiveShogi;

/** Counts how often rare things were met, so that a test can say what it covered. */
final class Census {
  /** What is counted, once a position. */
  enum Kind {
    POSITIONS,
    ATTACKER_TO_MOVE,
    ATTACKER_IN_CHECK,
    CHECK_WHILE_ANSWERING_ONE,
    DISCOVERED_CHECK,
    DEFENDER_IN_CHECK,
    DOUBLE_CHECK,
    CHECKMATE,
    STALEMATE,
    DROP_MATE_FORBIDDEN,
    DEFENDER_DROP_MATE_FORBIDDEN,
    EVASION_THAT_CHECKS_BACK,
    MATE_IN_ONE,
    TWO_KINGS
  }

  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);

  /** Adds a position. */
  void add(Sample sample) {
    NaiveShogi naive = sample.naive();
    int mover = naive.mover();
    boolean inCheck = naive.inCheck(mover);
    count(Kind.POSITIONS, true);
    count(Kind.TWO_KINGS, naive.kingOf(Side.ATTACKER) != Square.NONE);
    count(Kind.CHECKMATE, inCheck && sample.legal().length == 0);
    count(Kind.STALEMATE, !inCheck && sample.legal().length == 0);
    boolean dropMate = forbidsDropMate(naive);
    count(Kind.DROP_MATE_FORBIDDEN, dropMate);
    if (mover == Side.ATTACKER) {
      count(Kind.ATTACKER_TO_MOVE, true);
      count(Kind.ATTACKER_IN_CHECK, inCheck);
      count(Kind.CHECK_WHILE_ANSWERING_ONE, inCheck && sample.checks().length > 0);
      count(Kind.DISCOVERED_CHECK, hasDiscovered(sample));
      count(Kind.MATE_IN_ONE, hasMate(sample));
    } else {
      count(Kind.DEFENDER_DROP_MATE_FORBIDDEN, dropMate);
      count(Kind.DEFENDER_IN_CHECK, inCheck);
      count(
          Kind.DOUBLE_CHECK,
          inCheck && naive.attackers(Side.ATTACKER, naive.kingOf(Side.DEFENDER)) > 1);
      count(Kind.EVASION_THAT_CHECKS_BACK, inCheck && checksBack(sample));
    }
  }

  /** Adds the counts of another census. */
  void addAll(Census other) {
    other.counts.forEach((kind, count) -> counts.merge(kind, count, Integer::sum));
  }

  /** How often a thing was met. */
  int of(Kind kind) {
    return counts.getOrDefault(kind, 0);
  }

  private void count(Kind kind, boolean met) {
    if (met) {
      counts.merge(kind, 1, Integer::sum);
    }
  }

  private static boolean forbidsDropMate(NaiveShogi naive) {
    int king = naive.kingOf(1 - naive.mover());
    if (king == Square.NONE || naive.inHand(naive.mover(), 1) == 0) {
      return false;
    }
    for (int move : naive.pseudoMoves()) {
      boolean besideKing = Math.abs(Move.to(move) - king) == 1;
      if (besideKing && naive.isDropMate(move) && !naive.after(move).inCheck(naive.mover())) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasDiscovered(Sample sample) {
    NaiveShogi naive = sample.naive();
    int king = naive.kingOf(Side.DEFENDER);
    for (int move : sample.checks()) {
      NaiveShogi after = naive.after(move);
      if (!Move.isDrop(move)
          && (after.attackers(Side.ATTACKER, king) > 1 || !after.attacks(Move.to(move), king))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasMate(Sample sample) {
    for (int move : sample.checks()) {
      if (!sample.naive().after(move).hasLegalMove()) {
        return true;
      }
    }
    return false;
  }

  private static boolean checksBack(Sample sample) {
    for (int move : sample.legal()) {
      if (sample.naive().givesCheck(move)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
