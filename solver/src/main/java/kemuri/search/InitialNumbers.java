package kemuri.search;

import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/**
 * First guesses of pn and dn for a child never visited, from the move alone (df-pn+; Nagai and Imai
 * 2002), and the static order among equals.
 */
final class InitialNumbers {
  private static final int[] VALUE = {0, 1, 2, 2, 3, 5, 5, 5, 8, 5, 5, 5, 5, 0, 8, 8};

  private InitialNumbers() {}

  /** The proof number of a defender's node after a check: more if the target is well guarded. */
  static int pnAfterCheck(Position position, int move) {
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    int guarded = defenders >= 2 ? 1 : 0;
    return supports(position, move, defenders) || takesGeneral(move) ? 1 + guarded : 2 + guarded;
  }

  /** The disproof number of a defender's node after a check: more if it is supported or wins. */
  static int dnAfterCheck(Position position, int move) {
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    return supports(position, move, defenders) || takesGeneral(move) ? 2 : 1;
  }

  private static boolean supports(Position position, int move, int defenders) {
    int attackers = Attacks.count(position, Move.to(move), Side.ATTACKER);
    return attackers + (Move.isDrop(move) ? 1 : 0) > defenders;
  }

  private static boolean takesGeneral(int move) {
    int captured = PieceType.demote(Move.captured(move));
    return captured == PieceType.GOLD || captured == PieceType.SILVER;
  }

  /**
   * The proof number of an attacker's node after a reply: more after captures, supported blocks.
   */
  static int pnAfterReply(Position position, int move) {
    return Move.captured(move) != 0 || (isBlock(move) && isGuarded(position, move)) ? 2 : 1;
  }

  /** The disproof number of an attacker's node after a reply: more after unsupported blocks. */
  static int dnAfterReply(Position position, int move) {
    boolean weak = Move.captured(move) == 0 && isBlock(move) && !isGuarded(position, move);
    return weak ? 2 : 1;
  }

  private static boolean isBlock(int move) {
    return Move.type(move) != PieceType.KING;
  }

  private static boolean isGuarded(Position position, int move) {
    int attackers = Attacks.count(position, Move.to(move), Side.ATTACKER);
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    return attackers < defenders + (Move.isDrop(move) ? 1 : 0);
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
