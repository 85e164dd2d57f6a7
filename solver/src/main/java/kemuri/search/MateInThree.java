package kemuri.search;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.CountingReplies;
import kemuri.movegen.EvasionGenerator;
import kemuri.movegen.MateInOne;
import org.jspecify.annotations.Nullable;

/**
 * Decides a mate in three by trying every check and every reply, without the table and without
 * proof numbers: so near the horizon they cost more than they save.
 */
final class MateInThree {
  private final CheckGenerator checkGenerator = new CheckGenerator();
  private final EvasionGenerator evasionGenerator = new EvasionGenerator();
  private final MateInOne mateInOne = new MateInOne();
  private final MoveList checks = new MoveList();
  private final MoveList replies = new MoveList();

  private @Nullable CountingReplies counting;

  /** The length of the mate found, or the length within which there is none. */
  int length;

  /** The proof or disproof hand. */
  int hand;

  /** How many positions were entered. */
  int nodes;

  /** The proof or disproof hand of the defender's node looked at last. */
  private int replyHand;

  /** The proven or disproven length of the defender's node looked at last. */
  private int replyLength;

  /** Whether a mate within {@code wanted} plies is a mate in three. */
  static boolean decides(int wanted) {
    return wanted == 3;
  }

  /** Sets which replies count from now on, null for all legal ones. */
  void count(@Nullable CountingReplies countingReplies) {
    counting = countingReplies;
    mateInOne.count(countingReplies);
  }

  /**
   * Decides a position with the attacker to move.
   *
   * @return {@link Verdict#PROVEN} or {@link Verdict#DISPROVEN}, the details in the fields
   */
  int decide(Position position) {
    nodes = 0;
    checks.clear();
    checkGenerator.generate(position, checks);
    long key = position.key();
    length = MateLength.INFINITE;
    hand = HandDominance.total(position);
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      nodes++;
      position.doMove(check, key);
      boolean mates = mates(position, key);
      position.undoMove(check, key);
      if (mates) {
        length = replyLength + 1;
        hand = HandDominance.proofBeforeAttack(replyHand, check);
        return Verdict.PROVEN;
      }
      length = Math.min(length, MateLength.before(replyLength));
      hand = Hand.min(hand, HandDominance.disproofBeforeAttack(replyHand, check));
    }
    hand = HandDominance.withoutNewChecks(position, hand);
    return Verdict.DISPROVEN;
  }

  /** Whether the defender is mated, or every reply is followed by a mate in one. */
  private boolean mates(Position position, long key) {
    replies.clear();
    if (counting == null) {
      evasionGenerator.generate(position, replies);
    } else {
      counting.generate(position, replies);
    }
    int proof = Hand.EMPTY;
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      nodes++;
      position.doMove(reply, key);
      int mate = mateInOne.find(position);
      if (mate == Move.NONE) {
        refute(position);
        position.undoMove(reply, key);
        replyHand = Hand.min(replyHand, HandDominance.total(position));
        return false;
      }
      position.doMove(mate, key);
      int leaf = HandDominance.withMonopoly(position, Hand.EMPTY);
      position.undoMove(mate, key);
      proof = Hand.max(proof, HandDominance.proofBeforeAttack(leaf, mate));
      position.undoMove(reply, key);
    }
    replyHand = HandDominance.withMonopoly(position, proof);
    replyLength = replies.size() == 0 ? 0 : 2;
    return true;
  }

  /** Takes note of an attacker without mate in one. */
  private void refute(Position position) {
    if (mateInOne.checks() == 0) {
      replyHand = HandDominance.withoutNewChecks(position, HandDominance.total(position));
      replyLength = MateLength.INFINITE;
    } else {
      replyHand = position.hand(Side.ATTACKER);
      replyLength = MateLength.before(1);
    }
  }
}
