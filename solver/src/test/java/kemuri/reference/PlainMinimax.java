package kemuri.reference;

import kemuri.board.Side;

/** Whether a mate exists within a number of plies, by plain recursion. */
public final class PlainMinimax {
  private PlainMinimax() {}

  /** Whether the defender is mated by force within {@code plies}. */
  public static boolean matesWithin(NaiveShogi position, int plies) {
    boolean attacks = position.mover() == Side.ATTACKER;
    if (!attacks && !position.hasLegalMove()) {
      return position.inCheck(Side.DEFENDER);
    }
    if (plies == 0) {
      return false;
    }
    for (int move : attacks ? position.legalChecks() : position.legalMoves()) {
      if (matesWithin(position.after(move), plies - 1) == attacks) {
        return attacks;
      }
    }
    return !attacks;
  }
}
