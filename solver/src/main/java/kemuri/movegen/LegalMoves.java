package kemuri.movegen;

import kemuri.board.Hand;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/** All legal moves of either side, for notation, for the start of a search and for counting. */
public final class LegalMoves {
  private LegalMoves() {}

  /** Appends every legal move of the side to move. */
  public static void generate(Position position, MoveList moves) {
    EvasionGenerator evasions = new EvasionGenerator();
    int side = position.sideToMove();
    int king = position.king(side);
    int danger = king == Square.NONE ? 0 : KingDanger.of(position, side);
    if (KingDanger.checkers(danger) > 0) {
      evasions.generate(position, moves);
      return;
    }
    byte[] destinations = new byte[Destinations.MOST];
    int kinds = Hand.kinds(position.hand(side));
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece == Piece.EMPTY) {
        evasions.dropsTo(position, kinds, square, moves);
      } else if (Piece.owner(piece) == side && Piece.type(piece) != PieceType.KING) {
        boolean pinned = KingDanger.isMarked(danger, position, king, square);
        int count = Destinations.of(position, square, destinations);
        for (int i = 0; i < count; i++) {
          if (!pinned || KingDanger.sameLine(king, square, destinations[i])) {
            EvasionGenerator.addWithPromotion(position, square, destinations[i], moves);
          }
        }
      }
    }
    if (king != Square.NONE) {
      EvasionGenerator.kingMoves(position, danger, moves);
    }
  }
}
