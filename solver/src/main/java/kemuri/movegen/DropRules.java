package kemuri.movegen;

import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/** Where a piece may stand: dead ends (行き所のない駒) and two pawns on a file (二歩). */
final class DropRules {
  private DropRules() {}

  /** Whether a piece of this kind could never move again from the square. */
  static boolean isDeadEnd(int side, int type, int square) {
    int forward = Square.forwardRank(side, square);
    return switch (type) {
      case PieceType.PAWN, PieceType.LANCE -> forward == 0;
      case PieceType.KNIGHT -> forward < 2;
      default -> false;
    };
  }

  /** Whether the side to move may drop a raw kind on an empty square, drop mate apart. */
  static boolean mayDrop(Position position, int type, int square) {
    int side = position.sideToMove();
    return !isDeadEnd(side, type, square)
        && (type != PieceType.PAWN || !position.hasPawnOn(side, Square.file(square)));
  }

  /** Whether a pawn dropped by the side to move on {@code square} gives check. */
  static boolean isPawnCheck(Position position, int square) {
    int side = position.sideToMove();
    int king = position.king(side ^ 1);
    int forward = side == kemuri.board.Side.ATTACKER ? Geometry.NORTH : Geometry.SOUTH;
    return king != Square.NONE && Geometry.NEIGHBOUR[square * 8 + forward] == king;
  }
}
