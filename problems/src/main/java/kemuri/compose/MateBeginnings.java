package kemuri.compose;

import java.util.List;
import java.util.Optional;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/** Mates in one, every other with nothing more on the board than it needs. */
final class MateBeginnings implements Beginnings {
  private final QuickMates quick = new QuickMates();
  private boolean whole;

  @Override
  public Optional<Beginning> of(Position drawn) {
    if (quick.only(drawn) == Move.NONE) {
      return Optional.empty();
    }
    whole = !whole;
    Position position = whole ? drawn.copy() : spare(drawn);
    return Optional.of(new Beginning(position, List.of(quick.only(position))));
  }

  private Position spare(Position position) {
    Position spare = position.copy();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = spare.pieceAt(square);
      if (piece != Piece.EMPTY && Piece.type(piece) != PieceType.KING) {
        Position less = spare.copy();
        less.lift(square);
        if (!Attacks.inCheck(less, Side.DEFENDER) && quick.only(less) != Move.NONE) {
          spare = less;
        }
      }
    }
    return spare;
  }
}
