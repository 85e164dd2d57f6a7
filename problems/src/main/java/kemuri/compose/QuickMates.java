package kemuri.compose;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CountingReplies;
import kemuri.movegen.MateInOne;

/**
 * Tells mates of one or two moves by generating moves alone, with futile interpositions (無駄合) left
 * out as far as that can be seen without a search: a first look at many candidates.
 */
final class QuickMates {
  private final CountingReplies counting = new CountingReplies(true, true);
  private final CleanMate clean = new CleanMate(counting::isMated);
  private final MateInOne mates = new MateInOne();
  private final MoveList replies = new MoveList();

  QuickMates() {
    mates.count(counting);
  }

  /**
   * The only check that mates at once, which leaves the attacker's hand empty; {@link Move#NONE} if
   * there is none, a second, or one that leaves something in hand.
   */
  int only(Position position) {
    return clean.only(position);
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
      emptied |= lost && clean.any(position);
      position.undoMove(reply);
    }
    return lost && emptied;
  }
}
