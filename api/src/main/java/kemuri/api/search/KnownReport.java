package kemuri.api.search;

import java.util.Optional;
import kemuri.mate.AnswerTree;
import kemuri.mate.Finding;
import kemuri.mate.Line;
import kemuri.mate.SoundnessReport;

/**
 * What is known about a problem.
 *
 * @param report what the check says
 * @param answers the tree of answers, if it was asked for and found
 * @param complete whether no limit cut anything off
 * @param budget the limits of the check
 */
record KnownReport(
    SoundnessReport report, Optional<AnswerTree> answers, boolean complete, Budget budget) {
  private static final int BASE_WEIGHT = 600;
  private static final int FINDING_WEIGHT = 200;
  private static final int MOVE_WEIGHT = 24;
  private static final int BRANCH_WEIGHT = 120;

  /** Whether a check with other limits would find no more. */
  boolean answers(Budget asked) {
    return complete || budget.covers(asked);
  }

  /** About how many bytes a cache entry with this report takes. */
  int weight() {
    long moves = report.solution().map(Line::plies).orElse(0);
    for (Finding finding : report.findings()) {
      moves += finding.line().size();
    }
    long entries = (long) report.findings().size() + report.undecided().size();
    long weight =
        BASE_WEIGHT
            + FINDING_WEIGHT * entries
            + MOVE_WEIGHT * moves
            + BRANCH_WEIGHT * answers.map(KnownReport::branches).orElse(0L);
    return (int) Math.min(weight, Integer.MAX_VALUE);
  }

  private static long branches(AnswerTree tree) {
    long branches = 1;
    for (AnswerTree.Check check : tree.checks()) {
      branches++;
      for (AnswerTree.Reply reply : check.replies()) {
        branches += branches(reply.next());
      }
    }
    return branches;
  }
}
