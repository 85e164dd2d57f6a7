package kemuri.compose;

import java.util.EnumSet;
import java.util.Set;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.grading.Theme;

/**
 * A cell of the archive: problems of one length and like ideas, king and material.
 *
 * @param plies the length
 * @param themes the themes
 * @param zone where the king is: 0 to 5, by rank and distance from the edge
 * @param material which of rook, bishop, gold, silver and small pieces attack, as bits
 */
record Cell(int plies, Set<Theme> themes, int zone, int material) {
  static Cell of(Find find) {
    Position position = find.specimen().position();
    Set<Theme> themes = EnumSet.noneOf(Theme.class);
    themes.addAll(find.grade().themes());
    return new Cell(
        find.specimen().plies(), themes, zone(position.king(Side.DEFENDER)), material(position));
  }

  private static int zone(int king) {
    int rank = Math.min(2, Square.rank(king) / 2);
    int file = Math.min(Square.file(king), 8 - Square.file(king));
    return 2 * rank + (file < 2 ? 0 : 1);
  }

  private static int material(Position position) {
    int material = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.EMPTY && Piece.owner(piece) == Side.ATTACKER) {
        material |= group(PieceType.demote(Piece.type(piece)));
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (Hand.has(position.hand(Side.ATTACKER), type)) {
        material |= group(type);
      }
    }
    return material;
  }

  private static int group(int type) {
    return switch (type) {
      case PieceType.ROOK -> 1;
      case PieceType.BISHOP -> 2;
      case PieceType.GOLD -> 4;
      case PieceType.SILVER -> 8;
      default -> 16;
    };
  }
}
