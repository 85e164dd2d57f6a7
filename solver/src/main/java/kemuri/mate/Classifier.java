package kemuri.mate;

import java.util.Optional;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.search.ForbiddenPositions;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/**
 * Tells what a check is that mates although it is not the solution's: a cook (余詰), or something
 * milder.
 *
 * <p>The mate is searched again with positions of the solution forbidden, that is, lost for the
 * attacker. What mates without any of them is a cook; what needs an earlier one returns to the
 * solution (迂回), what needs a later one joins it (合流, 手順前後).
 */
final class Classifier {
  private final TsumePlay play;
  private final TeamSearch search;

  Classifier(TsumePlay play) {
    this.play = play;
    search = play.search();
  }

  /**
   * What kind of finding a mating check is.
   *
   * @param ply the ply of the solution at which it is played
   * @param portion how many positions each question about forbidden positions may cost
   * @return empty if that was not enough
   * @throws LimitReached if a limit of the clock is reached
   */
  Optional<FindingKind> kind(SolvedProblem problem, int ply, int move, long portion) {
    int plies = problem.plies();
    if (ply == plies) {
      return Optional.of(FindingKind.FINAL_MOVE);
    }
    Position after = problem.after(ply - 1);
    after.doMove(move);
    boolean asShort = play.isWithin(after, Key.within(plies - ply), ply);
    if (asShort && isPromotionChoice(problem, ply, move, after)) {
      return Optional.of(FindingKind.PROMOTION_CHOICE);
    }
    Position before = problem.after(ply - 1);
    boolean drops = SameLine.areDrops(before, problem.move(ply), move);
    if (asShort && (drops || SameLine.areSlides(problem.move(ply), move))) {
      FindingKind kind = drops ? FindingKind.DROP_DISTANCE : FindingKind.MOVE_DISTANCE;
      if (SameLine.goesThrough(problem, ply, move, play)) {
        return Optional.of(kind);
      }
      int joins = mates(problem.forbidden(ply, plies), after, ply, portion);
      if (joins != Verdict.PROVEN) {
        return joins == Verdict.OPEN ? Optional.empty() : Optional.of(kind);
      }
    }
    int independent = mates(problem.forbidden(0, plies), after, ply, portion);
    if (independent != Verdict.DISPROVEN) {
      return independent == Verdict.OPEN ? Optional.empty() : Optional.of(FindingKind.COOK);
    }
    int onward = mates(problem.forbidden(0, ply - 1), after, ply, portion);
    if (onward == Verdict.OPEN) {
      return Optional.empty();
    }
    if (onward == Verdict.DISPROVEN) {
      return Optional.of(FindingKind.DETOUR_RETURN);
    }
    return Optional.of(asShort ? FindingKind.MOVE_ORDER : FindingKind.DETOUR_MERGE);
  }

  private int mates(ForbiddenPositions forbidden, Position after, int depth, long portion) {
    long before = search.clock().pauseAfter(portion);
    int verdict;
    try {
      verdict = search.searchAvoiding(forbidden, after, depth);
    } finally {
      search.clock().resume(before);
    }
    if (verdict == Verdict.OPEN && search.clock().isOver()) {
      throw new LimitReached();
    }
    return verdict;
  }

  /** Whether only the promotion differs and the solution's reply lasts as long as before. */
  private boolean isPromotionChoice(SolvedProblem problem, int ply, int move, Position after) {
    int meant = problem.move(ply);
    if (Move.isDrop(meant)
        || Move.isDrop(move)
        || Move.from(meant) != Move.from(move)
        || Move.to(meant) != Move.to(move)) {
      return false;
    }
    MoveList replies = play.countingReplies(after, problem.plies() - ply, ply);
    int reply = problem.move(ply + 1);
    for (int i = 0; i < replies.size(); i++) {
      if (isSame(replies.get(i), reply)) {
        int left = problem.plies() - ply - 1;
        return !play.isWithinAfter(after, replies.get(i), Key.within(left - 2), ply);
      }
    }
    return false;
  }

  /** Whether two moves look the same, whatever they capture. */
  private static boolean isSame(int one, int other) {
    return Move.to(one) == Move.to(other)
        && Move.from(one) == Move.from(other)
        && Move.promotes(one) == Move.promotes(other);
  }
}
