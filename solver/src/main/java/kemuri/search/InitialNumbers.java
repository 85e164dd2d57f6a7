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

  /**
   * The numbers of a defender's node after a check: a well-guarded target is harder to prove, a
   * supported check or one that takes a general is harder to disprove.
   */
  static int afterCheck(Position position, int move) {
    int attackers = Attacks.count(position, Move.to(move), Side.ATTACKER);
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    int captured = PieceType.demote(Move.captured(move));
    boolean strong =
        attackers + (Move.isDrop(move) ? 1 : 0) > defenders
            || captured == PieceType.GOLD
            || captured == PieceType.SILVER;
    int guarded = defenders >= 2 ? 1 : 0;
    return strong ? pair(1 + guarded, 2) : pair(2 + guarded, 1);
  }

  /**
   * The numbers of an attacker's node after a reply: captures and supported blocks are harder to
   * prove, unsupported blocks harder to disprove.
   */
  static int afterReply(Position position, int move) {
    if (Move.captured(move) != 0) {
      return pair(2, 1);
    }
    if (Move.type(move) == PieceType.KING) {
      return pair(1, 1);
    }
    int attackers = Attacks.count(position, Move.to(move), Side.ATTACKER);
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    boolean supported = attackers < defenders + (Move.isDrop(move) ? 1 : 0);
    return supported ? pair(2, 1) : pair(1, 2);
  }

  /**
   * The disproof number of an attacker's leaf: every check has to fail. Measured on eight hard
   * no-mates: a sixth fewer nodes than without.
   */
  static int dnOfLeaf(int checks) {
    return 1 + checks;
  }

  private static int pair(int pn, int dn) {
    return pn | (dn << 8);
  }

  /** The proof number of a guess. */
  static int pn(int guess) {
    return guess & 0xff;
  }

  /** The disproof number of a guess. */
  static int dn(int guess) {
    return guess >>> 8;
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
