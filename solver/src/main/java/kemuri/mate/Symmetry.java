package kemuri.mate;

import kemuri.board.Position;
import kemuri.board.Square;

/** Mirror images of positions. */
final class Symmetry {
  private Symmetry() {}

  /** Whether a board is its own left-right mirror image. */
  static boolean isSymmetric(Position position) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (position.pieceAt(square) != position.pieceAt(Square.mirror(square))) {
        return false;
      }
    }
    return true;
  }
}
