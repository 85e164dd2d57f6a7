package kemuri.movegen;

import kemuri.board.Position;
import kemuri.board.Square;

/** Which squares are attacked. */
public final class Attacks {
  private Attacks() {}

  /** Whether a side attacks a square (an own piece on it counts as covered). */
  public static boolean isAttacked(Position position, int square, int bySide) {
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    for (long rest = position.low(bySide) & Geometry.AIMS_LOW[square];
        rest != 0;
        rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if (Geometry.attacks(position.pieceAt(from), from, square, low, high)) {
        return true;
      }
    }
    for (long rest = position.high(bySide) & Geometry.AIMS_HIGH[square];
        rest != 0;
        rest &= rest - 1) {
      int from = Position.LOW_SQUARES + Long.numberOfTrailingZeros(rest);
      if (Geometry.attacks(position.pieceAt(from), from, square, low, high)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side's king is in check; false if it has none. */
  public static boolean inCheck(Position position, int side) {
    int king = position.king(side);
    return king != Square.NONE && isAttacked(position, king, side ^ 1);
  }

  /**
   * The square of the only piece that gives check to a side, {@link Square#NONE} if not one does.
   */
  public static int onlyChecker(Position position, int side) {
    if (position.king(side) == Square.NONE) {
      return Square.NONE;
    }
    int danger = KingDanger.of(position, side);
    return KingDanger.checkers(danger) == 1 ? KingDanger.checker(danger) : Square.NONE;
  }

  /** How many pieces of a side attack a square. */
  public static int count(Position position, int square, int bySide) {
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    int count = 0;
    long rest = position.low(bySide) & Geometry.AIMS_LOW[square];
    int base = 0;
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        if (Geometry.attacks(position.pieceAt(from), from, square, low, high)) {
          count++;
        }
      }
      if (base != 0) {
        return count;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(bySide) & Geometry.AIMS_HIGH[square];
    }
  }
}
