package kemuri.search;

import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * First guesses of pn and dn for a child never visited, from the move alone (df-pn+; Nagai and Imai
 * 2002), and the static order among equals.
 */
final class InitialNumbers {
  private static final int[] VALUE = {0, 1, 2, 2, 3, 5, 5, 5, 8, 5, 5, 5, 5, 0, 8, 8};

  private InitialNumbers() {}

  /** The proof number of a defender's node after a check. */
  static int pnAfterCheck(Position position, int move) {
    boolean takesMaterial =
        PieceType.demote(Move.captured(move)) >= PieceType.SILVER
            || PieceType.isPromoted(Move.captured(move));
    int distance = distance(Move.to(move), position.king(Side.DEFENDER));
    if (takesMaterial) {
      return 1;
    }
    return Move.isDrop(move) && distance > 2 ? Math.min(distance, 4) : 1;
  }

  /** The disproof number of an attacker's node after a reply. */
  static int dnAfterReply(int move) {
    return Move.isDrop(move) ? 2 : 1;
  }

  /** The proof number of an attacker's node after a reply. */
  static int pnAfterReply(int move) {
    return Move.captured(move) != 0 ? 2 : 1;
  }

  /** Lesser is searched first: near the king, cheap sacrifices last. */
  static int order(Position position, int move, boolean attacker) {
    int king = position.king(Side.DEFENDER);
    int near = distance(Move.to(move), king);
    if (attacker) {
      int lazy =
          !Move.promotes(move)
                  && !Move.isDrop(move)
                  && (Move.type(move) == PieceType.PAWN
                      || Move.type(move) == PieceType.BISHOP
                      || Move.type(move) == PieceType.ROOK)
                  && Square.isPromotionZone(Side.ATTACKER, Move.to(move))
              ? 1000
              : 0;
      return lazy + 10 * near - VALUE[Move.typeAfter(move)];
    }
    return 10 * near - VALUE[Move.captured(move)];
  }

  private static int distance(int a, int b) {
    return Math.max(
        Math.abs(Square.file(a) - Square.file(b)), Math.abs(Square.rank(a) - Square.rank(b)));
  }
}
