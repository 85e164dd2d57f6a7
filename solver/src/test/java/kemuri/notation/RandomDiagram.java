package kemuri.notation;

import java.util.SplittableRandom;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;

/** Diagrams with anything anywhere, most of them not playable. */
final class RandomDiagram {
  private RandomDiagram() {}

  /** The next diagram of a source of randomness. */
  static Diagram next(SplittableRandom random) {
    Diagram.Builder diagram = Diagram.builder();
    int pieces = random.nextInt(41);
    for (int i = 0; i < pieces; i++) {
      diagram.put(random.nextInt(Square.COUNT), Piece.of(random.nextInt(2), type(random)));
    }
    for (Color color : Color.values()) {
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        if (random.nextInt(3) == 0) {
          diagram.inHand(color, type, random.nextInt(19));
        }
      }
    }
    return diagram
        .sideToMove(random.nextBoolean() ? Color.BLACK : Color.WHITE)
        .ply(1 + random.nextInt(200))
        .build();
  }

  private static int type(SplittableRandom random) {
    int type = 1 + random.nextInt(PieceType.KING);
    return PieceType.isPromotable(type) && random.nextBoolean() ? PieceType.promote(type) : type;
  }
}
