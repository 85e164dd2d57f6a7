package kemuri.grading;

import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.Lines;

/** Simple facts about the pieces of a position. */
final class PieceSurvey {
  private static final double[] VALUE = {0, 1, 3, 3, 4, 5, 7, 8};

  private PieceSurvey() {}

  /** What a piece is worth: a pawn 1, a rook 8; a dragon or horse 3 more, others promoted 1.5. */
  static double value(int type) {
    double raw = VALUE[PieceType.demote(type)];
    if (!PieceType.isPromoted(type)) {
      return raw;
    }
    return isBig(type) ? raw + 3 : raw + 1.5;
  }

  /** Whether the kind is a rook or bishop, promoted or not. */
  static boolean isBig(int type) {
    return PieceType.demote(type) >= PieceType.BISHOP;
  }

  /** Whether the kind attacks along lines. */
  static boolean isSlider(int type) {
    return isBig(type) || type == PieceType.LANCE;
  }

  /** Pieces on the board, kings included. */
  static int onBoard(Position position) {
    return of(position, Side.ATTACKER) + of(position, Side.DEFENDER);
  }

  /** A side's pieces on the board, its king included. */
  static int of(Position position, int side) {
    return Long.bitCount(position.low(side)) + Long.bitCount(position.high(side));
  }

  /** A side's pieces in hand. */
  static int inHand(Position position, int side) {
    int count = 0;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      count += Hand.count(position.hand(side), type);
    }
    return count;
  }

  /** Steps of a king from one square to another. */
  static int distance(int from, int to) {
    return Math.max(
        Math.abs(Square.file(from) - Square.file(to)),
        Math.abs(Square.rank(from) - Square.rank(to)));
  }

  /** Whether the square holds a piece of a side. */
  static boolean holds(Position position, int square, int side) {
    int piece = position.pieceAt(square);
    return piece != Piece.EMPTY && Piece.owner(piece) == side;
  }

  /** How many attacking pieces give check. */
  static int checkers(Position position) {
    return Attacks.count(position, position.king(Side.DEFENDER), Side.ATTACKER);
  }

  /** Whether all squares between two squares on a line are empty; false if they are on none. */
  static boolean isOpen(Position position, int from, int to) {
    if (Lines.direction(from, to) == Lines.NONE) {
      return false;
    }
    int files = Integer.signum(Square.file(to) - Square.file(from));
    int ranks = Integer.signum(Square.rank(to) - Square.rank(from));
    for (int square = from + 9 * files + ranks; square != to; square += 9 * files + ranks) {
      if (position.pieceAt(square) != Piece.EMPTY) {
        return false;
      }
    }
    return true;
  }
}
