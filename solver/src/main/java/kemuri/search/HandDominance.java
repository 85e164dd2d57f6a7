package kemuri.search;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.DropKinds;

/**
 * The least hand of the attacker that keeps a proof (proof hand, 証明駒) and the greatest that keeps a
 * disproof (disproof hand, 反証駒), computed from the children's (Nagai and Imai 2002; dominance after
 * Seo 1999).
 *
 * <p>More in the attacker's hand means less in the defender's, and both help the attacker; drop
 * mate does not depend on hands, for a pawn's check cannot be interposed. So a proof stands for any
 * hand that covers its proof hand, provided that the defender gains no new interposition: kinds it
 * does not hold but could interpose must stay with the attacker (the <em>monopoly</em> rule).
 * Likewise a disproof stands for any hand its disproof hand covers, provided that the attacker
 * gains no new check: kinds it does not hold but could check with are left out.
 */
final class HandDominance {
  private HandDominance() {}

  /** All pieces in both hands. */
  static int total(Position position) {
    return position.hand(Side.ATTACKER) + position.hand(Side.DEFENDER);
  }

  /** The attacker's proof hand before his move to a child with this proof hand. */
  static int proofBeforeAttack(int childHand, int move) {
    if (Move.isDrop(move)) {
      return childHand + Hand.one(Move.type(move));
    }
    int captured = PieceType.demote(Move.captured(move));
    return captured != 0 && Hand.has(childHand, captured)
        ? childHand - Hand.one(captured)
        : childHand;
  }

  /** The attacker's disproof hand before his move to a child with this disproof hand. */
  static int disproofBeforeAttack(int childHand, int move) {
    if (Move.isDrop(move)) {
      return childHand + Hand.one(Move.type(move));
    }
    int captured = PieceType.demote(Move.captured(move));
    return captured == 0 ? childHand : childHand - Hand.one(captured);
  }

  /** The proof hand of a mated or all-proven defender: the monopoly is added. */
  static int withMonopoly(Position position, int proofHand) {
    int held = position.hand(Side.ATTACKER);
    if (held == 0) {
      return proofHand;
    }
    int kinds = DropKinds.interpositions(position);
    int hand = proofHand;
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int type = Integer.numberOfTrailingZeros(rest);
      if (!Hand.has(position.hand(Side.DEFENDER), type)) {
        hand = Hand.max(hand, Hand.only(held, type));
      }
    }
    return hand;
  }

  /** The disproof hand of an attacker all of whose checks fail: new checks are left out. */
  static int withoutNewChecks(Position position, int disproofHand) {
    int held = position.hand(Side.ATTACKER);
    int hand = disproofHand;
    for (int rest = DropKinds.checks(position); rest != 0; rest &= rest - 1) {
      int type = Integer.numberOfTrailingZeros(rest);
      if (!Hand.has(held, type)) {
        hand -= Hand.only(hand, type);
      }
    }
    return hand;
  }

  /** All pieces in both hands after a move of the side to move. */
  static int totalAfter(Position position, int move) {
    int total = total(position);
    if (Move.isDrop(move)) {
      return total - Hand.one(Move.type(move));
    }
    int captured = PieceType.demote(Move.captured(move));
    return captured == 0 ? total : total + Hand.one(captured);
  }
}
