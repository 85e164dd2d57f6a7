package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CheckGenerator;

/** Builds the tree of accepted checks and best replies. */
final class AnswerTreeBuilder {
  /** A tree of more attacker's positions is cut off. */
  private static final int MOST = 20_000;

  private static final AnswerTree CUT = new AnswerTree(List.of(), true);

  private final TsumePlay play;
  private final TsumeLine lines;
  private final CheckGenerator checks = new CheckGenerator();
  private int built;

  AnswerTreeBuilder(TsumePlay play) {
    this.play = play;
    lines = new TsumeLine(play);
  }

  /**
   * The tree from a position with the attacker to move.
   *
   * @param plies the length of the mate
   * @param left how many plies deep
   * @param depth plies played from where depths count
   */
  AnswerTree build(Position position, int plies, int left, int depth) {
    if (left <= 0 || ++built > MOST) {
      return CUT;
    }
    MoveList all = new MoveList();
    checks.generate(position, all);
    List<AnswerTree.Check> accepted = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      int check = all.get(i);
      if (play.isWithinAfter(position, check, Key.within(plies - 1), depth)) {
        position.doMove(check);
        accepted.add(
            new AnswerTree.Check(check, replies(position, plies - 1, left - 1, depth + 1)));
        position.undoMove(check);
      }
    }
    return new AnswerTree(accepted, false);
  }

  private List<AnswerTree.Reply> replies(Position position, int plies, int left, int depth) {
    int key = play.key(position, plies, depth);
    List<AnswerTree.Reply> replies = new ArrayList<>();
    for (int reply : lines.bestReplies(position, key, depth)) {
      position.doMove(reply);
      replies.add(new AnswerTree.Reply(reply, build(position, plies - 1, left - 1, depth + 1)));
      position.undoMove(reply);
    }
    return replies;
  }
}
