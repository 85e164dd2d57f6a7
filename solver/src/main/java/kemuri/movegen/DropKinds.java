package kemuri.movegen;

import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/** Which kinds could be dropped to some effect, whoever holds them; sets of {@code 1 << kind}. */
public final class DropKinds {
  private static final int ALL = 0xfe;

  private DropKinds() {}

  /** The kinds the defender, in check and to move, could interpose by a drop. */
  public static int interpositions(Position position) {
    int danger = KingDanger.of(position, Side.DEFENDER);
    if (KingDanger.checkers(danger) != 1) {
      return 0;
    }
    int king = position.king(Side.DEFENDER);
    int checker = KingDanger.checker(danger);
    int direction = Geometry.DIRECTION[king * 81 + checker];
    if (direction < 0) {
      return 0;
    }
    int kinds = 0;
    byte[] ray = Geometry.RAY[king * 8 + direction];
    for (int i = 0; ray[i] != checker; i++) {
      kinds |= droppable(position, Side.DEFENDER, ALL & ~kinds, ray[i]);
    }
    return kinds;
  }

  /** The kinds the attacker, to move, could give check with by a drop. */
  public static int checks(Position position) {
    int king = position.king(Side.DEFENDER);
    int kinds = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int candidates = CheckGenerator.nearDrops(direction);
      for (byte square : Geometry.RAY[king * 8 + direction]) {
        if (candidates == 0 || position.pieceAt(square) != Piece.EMPTY) {
          break;
        }
        kinds |= droppable(position, Side.ATTACKER, candidates & ~kinds, square);
        candidates = CheckGenerator.farDrops(direction);
      }
    }
    for (int i = 0; i < 2; i++) {
      int square = Geometry.KNIGHT_TO[(2 * king + Side.DEFENDER) * 2 + i];
      if (square >= 0 && position.pieceAt(square) == Piece.EMPTY) {
        kinds |= 1 << PieceType.KNIGHT;
      }
    }
    return kinds;
  }

  private static int droppable(Position position, int side, int candidates, int square) {
    int kinds = 0;
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      int type = Integer.numberOfTrailingZeros(rest);
      boolean secondPawn = type == PieceType.PAWN && position.hasPawnOn(side, Square.file(square));
      if (!secondPawn && !DropRules.isDeadEnd(side, type, square)) {
        kinds |= 1 << type;
      }
    }
    return kinds;
  }
}
