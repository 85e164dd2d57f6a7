package kemuri.compose;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.CountingReplies;
import kemuri.movegen.MateInOne;

/**
 * Tells mates of one or two moves by generating moves alone, with futile interpositions (無駄合) left
 * out as far as that can be seen without a search: a first look at many candidates.
 */
final class QuickMates {
  private final CountingReplies counting = new CountingReplies(true, true);
  private final CheckGenerator generator = new CheckGenerator();
  private final MateInOne mates = new MateInOne();
  private final MoveList checks = new MoveList();
  private final MoveList replies = new MoveList();

  QuickMates() {
    mates.count(counting);
  }

  /**
   * The only check that mates at once, which leaves the attacker's hand empty; {@link Move#NONE} if
   * there is none, a second, or one that leaves something in hand.
   */
  int only(Position position) {
    return mate(position, true);
  }

  /** A check that mates at once, of one or all, if they all leave the hand empty. */
  private int mate(Position position, boolean alone) {
    checks.clear();
    generator.generate(position, checks);
    int mate = Move.NONE;
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      position.doMove(check);
      boolean mated = counting.isMated(position);
      position.undoMove(check);
      if (mated) {
        if ((alone && mate != Move.NONE) || position.attackerHandAfter(check) != Hand.EMPTY) {
          return Move.NONE;
        }
        mate = check;
      }
    }
    return mate;
  }

  /** Whether the attacker, to move, mates at once. */
  boolean any(Position position) {
    return mates.find(position) != Move.NONE;
  }

  /**
   * Whether the defender, in check, has replies, no more than some, and is mated at once after
   * each; after one of them at least with nothing left in hand.
   */
  boolean isLost(Position position, int most) {
    replies.clear();
    counting.generate(position, replies);
    boolean lost = replies.size() > 0 && replies.size() <= most;
    boolean emptied = false;
    for (int i = 0; i < replies.size() && lost; i++) {
      int reply = replies.get(i);
      position.doMove(reply);
      lost = any(position);
      emptied |= lost && mate(position, false) != Move.NONE;
      position.undoMove(reply);
    }
    return lost && emptied;
  }
}
