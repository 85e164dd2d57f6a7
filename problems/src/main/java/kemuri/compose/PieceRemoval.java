package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.board.Wording;

/**
 * A diagram with one piece less on the board or in Black's hand, and one more in White's.
 *
 * @param piece which one, for people: {@code the gold on 3c}
 * @param rest the diagram without it
 */
record PieceRemoval(String piece, Diagram rest) {
  /** One for each piece on the board but kings, and for each kind in Black's hand. */
  static List<PieceRemoval> all(Diagram diagram) {
    List<PieceRemoval> removals = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int type = Piece.type(diagram.pieceAt(square));
      if (diagram.pieceAt(square) != Piece.EMPTY && type != PieceType.KING) {
        Diagram.Builder rest = diagram.toBuilder().put(square, Piece.EMPTY);
        give(PieceType.isPromoted(type) ? PieceType.demote(type) : type, diagram, rest);
        removals.add(
            new PieceRemoval(
                "the " + Wording.kind(type) + " on " + Wording.square(square), rest.build()));
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      int held = diagram.inHand(Color.BLACK, type);
      if (held > 0) {
        Diagram.Builder rest = diagram.toBuilder().inHand(Color.BLACK, type, held - 1);
        give(type, diagram, rest);
        removals.add(new PieceRemoval("a " + Wording.kind(type) + " in hand", rest.build()));
      }
    }
    return removals;
  }

  private static void give(int type, Diagram diagram, Diagram.Builder rest) {
    rest.inHand(Color.WHITE, type, diagram.inHand(Color.WHITE, type) + 1);
  }
}
