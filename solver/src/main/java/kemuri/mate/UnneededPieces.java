package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/** The diagrams that remain when one piece is taken off the board (不要駒). */
final class UnneededPieces {
  private UnneededPieces() {}

  /** The squares of the pieces that may be taken off: all but the kings. */
  static List<Integer> candidates(Position position) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.EMPTY && Piece.type(piece) != PieceType.KING) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** The position without a piece, which the defender gets in hand; empty if it has flaws. */
  static Optional<Position> without(Position position, int square) {
    Diagram diagram = position.toDiagram();
    int shown = position.isRotated() ? Square.rotate(square) : square;
    int kind = Piece.type(position.pieceAt(square));
    int raw = PieceType.isPromoted(kind) ? PieceType.demote(kind) : kind;
    Color defender = position.isRotated() ? Color.BLACK : Color.WHITE;
    Diagram less =
        diagram.toBuilder()
            .put(shown, Piece.EMPTY)
            .inHand(defender, raw, diagram.inHand(defender, raw) + 1)
            .build();
    Attacker attacker = position.isRotated() ? Attacker.WHITE : Attacker.BLACK;
    return DiagramFlaw.of(less, attacker).isEmpty()
        ? Optional.of(Position.of(less, attacker, DefenderHand.GIVEN))
        : Optional.empty();
  }
}
