package kemuri.movegen;

import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;

/** Where a piece on the board can go, pins and checks apart. */
final class Destinations {
  /** Room enough for the moves of one piece. */
  static final int MOST = 24;

  private Destinations() {}

  /** Writes the destinations of the piece on {@code from} and returns how many there are. */
  static int of(Position position, int from, byte[] out) {
    int piece = position.pieceAt(from);
    int side = Piece.owner(piece);
    int count = 0;
    if (Piece.type(piece) == PieceType.KNIGHT) {
      for (int i = 0; i < 2; i++) {
        int to = Geometry.KNIGHT_TO[(2 * from + side) * 2 + i];
        if (to >= 0 && !isOwn(position.pieceAt(to), side)) {
          out[count++] = (byte) to;
        }
      }
      return count;
    }
    int slides = (Geometry.SLIDE[piece] >>> 16) & 0xff;
    for (int rest = Geometry.STEP[piece] & 0xff & ~slides; rest != 0; rest &= rest - 1) {
      int to = Geometry.NEIGHBOUR[from * 8 + Integer.numberOfTrailingZeros(rest)];
      if (to >= 0 && !isOwn(position.pieceAt(to), side)) {
        out[count++] = (byte) to;
      }
    }
    for (int rest = slides; rest != 0; rest &= rest - 1) {
      for (byte to : Geometry.RAY[from * 8 + Integer.numberOfTrailingZeros(rest)]) {
        int target = position.pieceAt(to);
        if (isOwn(target, side)) {
          break;
        }
        out[count++] = to;
        if (target != Piece.EMPTY) {
          break;
        }
      }
    }
    return count;
  }

  private static boolean isOwn(int piece, int side) {
    return piece != Piece.EMPTY && Piece.owner(piece) == side;
  }
}
