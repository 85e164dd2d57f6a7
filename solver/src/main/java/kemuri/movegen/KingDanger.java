package kemuri.movegen;

import kemuri.board.Piece;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * What threatens a king, in one walk over the enemy's pieces and packed in one int.
 *
 * <pre>
 * bits  0-7  neighbours of the king, by direction, that the enemy attacks (the king lifted off)
 * bits  8-15 directions in which the nearest piece is the king's own and pinned (or, for
 *            {@link #discoverers}, the enemy's own and able to discover a check)
 * bits 16-17 number of checkers, 2 standing for more
 * bits 18-24 square of the last checker found
 * </pre>
 */
final class KingDanger {
  /**
   * What a piece can do to a king, at {@code (piece * 81 + king) * 81 + from}: bits 0-7 neighbours
   * it attacks by a step, bits 8-15 neighbours it attacks along a line if that is open, bit 16 a
   * check by a step, bit 17 a check along a line if that is open.
   */
  private static final int[] THREAT = new int[Piece.COUNT * 81 * 81];

  private static final int STEP_CHECK = 1 << 16;
  private static final int LINE_CHECK = 1 << 17;

  static {
    for (int piece = 1; piece < Piece.COUNT; piece++) {
      for (int king = 0; king < Square.COUNT; king++) {
        for (int from = 0; from < Square.COUNT; from++) {
          THREAT[(piece * 81 + king) * 81 + from] = threat(piece, king, from);
        }
      }
    }
  }

  private KingDanger() {}

  private static int threat(int piece, int king, int from) {
    int threat = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int square = Geometry.NEIGHBOUR[king * 8 + direction];
      if (square < 0) {
        continue;
      }
      int relation = Geometry.RELATION[from * 81 + square];
      if ((relation & Geometry.STEP[piece]) != 0) {
        threat |= 1 << direction;
      } else if ((relation & Geometry.SLIDE[piece]) != 0) {
        threat |= 1 << (8 + direction);
      }
    }
    int relation = Geometry.RELATION[from * 81 + king];
    if ((relation & Geometry.STEP[piece]) != 0) {
      threat |= STEP_CHECK;
    }
    if ((relation & Geometry.SLIDE[piece]) != 0) {
      threat |= LINE_CHECK;
    }
    return threat;
  }

  /** Neighbours of a king that a piece could attack from a square on an empty board. */
  static int reach(int piece, int king, int from) {
    int threat = THREAT[(piece * 81 + king) * 81 + from];
    return (threat | (threat >>> 8)) & 0xff;
  }

  /** The danger to the king of {@code side}, which must have one. */
  static int of(Position position, int side) {
    int king = position.king(side);
    int danger = 0;
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    long rest = position.low(side ^ 1);
    int base = 0;
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        int threat = THREAT[(position.pieceAt(from) * 81 + king) * 81 + from];
        danger |= threat & 0xff;
        if (threat > 0xff) {
          danger = withLines(position, danger, threat, side, from, low, high);
        }
      }
      if (base != 0) {
        return danger;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(side ^ 1);
    }
  }

  /** Adds the checks by a piece and what it attacks along lines. */
  private static int withLines(
      Position position, int danger, int threat, int side, int from, long low, long high) {
    int king = position.king(side);
    int more = danger;
    if ((threat & STEP_CHECK) != 0) {
      more = withChecker(more, from);
    }
    if ((threat & LINE_CHECK) != 0) {
      more = slideAt(position, more, side, king, from, low, high);
    }
    long openLow = low & ~Geometry.lowBit(king);
    long openHigh = high & ~Geometry.highBit(king);
    return more | openNeighbours(king, from, (threat >>> 8) & 0xff, openLow, openHigh);
  }

  private static int withChecker(int danger, int from) {
    int count = Math.min(checkers(danger) + 1, 2);
    return (danger & 0xffff) | (count << 16) | (from << 18);
  }

  /** A slider on a line with the king gives check, pins, or does nothing. */
  private static int slideAt(
      Position position, int danger, int side, int king, int from, long low, long high) {
    int pair = from * 81 + king;
    long betweenLow = Geometry.BETWEEN_LOW[pair] & low;
    long betweenHigh = Geometry.BETWEEN_HIGH[pair] & high;
    if ((betweenLow | betweenHigh) == 0) {
      return withChecker(danger, from);
    }
    boolean single = Long.bitCount(betweenLow) + Long.bitCount(betweenHigh) == 1;
    boolean own = ((betweenLow & position.low(side)) | (betweenHigh & position.high(side))) != 0;
    return single && own ? danger | (1 << (8 + Geometry.DIRECTION[king * 81 + from])) : danger;
  }

  private static int openNeighbours(int king, int from, int aligned, long low, long high) {
    int open = 0;
    for (int rest = aligned; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int square = Geometry.NEIGHBOUR[king * 8 + direction];
      if (Geometry.isOpen(from * 81 + square, low, high)) {
        open |= 1 << direction;
      }
    }
    return open;
  }

  /**
   * The directions from the king of {@code side} in which the nearest piece is the enemy's and
   * hides a check by an enemy slider behind it, packed like pins.
   */
  static int discoverers(Position position, int side) {
    int king = position.king(side);
    int enemy = side ^ 1;
    int found = 0;
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    long rest = position.low(enemy) & Geometry.LINES_LOW[king];
    int base = 0;
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        int pair = from * 81 + king;
        if ((Geometry.RELATION[pair] & Geometry.SLIDE[position.pieceAt(from)]) == 0) {
          continue;
        }
        long betweenLow = Geometry.BETWEEN_LOW[pair] & low;
        long betweenHigh = Geometry.BETWEEN_HIGH[pair] & high;
        boolean single = Long.bitCount(betweenLow) + Long.bitCount(betweenHigh) == 1;
        long own = (betweenLow & position.low(enemy)) | (betweenHigh & position.high(enemy));
        if (single && own != 0) {
          found |= 1 << (8 + Geometry.DIRECTION[king * 81 + from]);
        }
      }
      if (base != 0) {
        return found;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(enemy) & Geometry.LINES_HIGH[king];
    }
  }

  /** Neighbour directions the enemy attacks. */
  static int attackedNeighbours(int danger) {
    return danger & 0xff;
  }

  /** Number of pieces that give check, 2 standing for more. */
  static int checkers(int danger) {
    return (danger >>> 16) & 3;
  }

  /** The square of a checker, the only one if there is one. */
  static int checker(int danger) {
    return danger >>> 18;
  }

  /**
   * Whether the piece on {@code square} is one that {@code danger} marks as pinned (or as a
   * discoverer) on the king's line; it must then stay on the line (or leave it).
   */
  static boolean isMarked(int danger, Position position, int king, int square) {
    if ((danger & 0xff00) == 0) {
      return false;
    }
    int pair = king * 81 + square;
    int direction = Geometry.DIRECTION[pair];
    return direction >= 0
        && ((danger >>> (8 + direction)) & 1) != 0
        && Geometry.isOpen(
            pair, position.low(0) | position.low(1), position.high(0) | position.high(1));
  }

  /** Whether two squares lie in the same direction from the king. */
  static boolean sameLine(int king, int a, int b) {
    return Geometry.DIRECTION[king * 81 + a] == Geometry.DIRECTION[king * 81 + b];
  }
}
