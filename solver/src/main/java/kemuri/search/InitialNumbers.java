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

  /**
   * Where fewer plies are left than this, a disproof has to go all the way to the horizon and costs
   * the more the farther that is; where more are left most checks fail long before.
   */
  private static final int NEAR = 40;

  private InitialNumbers() {}

  /**
   * The numbers of a defender's node after a check: a well-guarded target is harder to prove, a
   * supported check or one that takes a general is harder to disprove. Where few plies are left dn
   * is eight times as great, which keeps the search longer with one reply of the node before: the
   * hundred hardest of 4,500 short problems take a quarter fewer positions.
   *
   * @param wanted the plies left after the check
   */
  static int afterCheck(Position position, int move, int wanted) {
    int attackers = Attacks.count(position, Move.to(move), Side.ATTACKER);
    int defenders = Attacks.count(position, Move.to(move), Side.DEFENDER);
    int captured = PieceType.demote(Move.captured(move));
    boolean strong =
        attackers + (Move.isDrop(move) ? 1 : 0) > defenders
            || captured == PieceType.GOLD
            || captured == PieceType.SILVER;
    int guarded = defenders >= 2 ? 1 : 0;
    int weight = wanted < NEAR && wanted >= 4 ? 8 : 1;
    int dn = strong ? wanted < NEAR ? 2 : 3 : 1;
    return pair(strong ? 1 + guarded : 2 + guarded, dn * weight);
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
   * The disproof number of an attacker's leaf: every check has to fail, and near the horizon all
   * that follow too.
   *
   * @param checks how many checks there are
   * @param wanted the plies left
   */
  static int dnOfLeaf(int checks, int wanted) {
    if (wanted >= NEAR) {
      return 1 + checks;
    }
    return wanted <= 3 ? checks : 1 + checks * checks / 2;
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
