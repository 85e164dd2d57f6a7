package kemuri.mate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CheckGenerator;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/** The defender's other replies along a solution (変化), and how good they are. */
final class Variations {
  private final SolvedProblem problem;
  private final TsumePlay play;
  private final TeamSearch search;

  Variations(SolvedProblem problem, TsumePlay play) {
    this.problem = problem;
    this.play = play;
    search = play.search();
  }

  /** A reply at a ply. */
  record Variation(int ply, int move) {}

  /** Replies after which the mate is two plies shorter and leaves nothing in hand. */
  List<Variation> shorterWithoutLeftover() {
    List<Variation> found = new ArrayList<>();
    for (int ply = 2; ply < problem.plies(); ply += 2) {
      Position position = problem.after(ply - 1);
      int wanted = Key.within(problem.plies() - 2 - ply);
      for (int reply : replies(position, ply)) {
        if (play.isWithinAfter(position, reply, wanted, ply - 1)
            && !play.isWithinAfter(position, reply, wanted - 1, ply - 1)) {
          found.add(new Variation(ply, reply));
        }
      }
    }
    return found;
  }

  /**
   * Replies as good as the solution's, the last one apart; of the drops on one square only the
   * cheapest, and none if the solution drops there.
   */
  List<Variation> equallyGood() {
    List<Variation> found = new ArrayList<>();
    for (int ply = 2; ply <= problem.plies() - 3; ply += 2) {
      Position position = problem.after(ply - 1);
      int solution = problem.move(ply);
      Set<Integer> dropped = new HashSet<>();
      if (Move.isDrop(solution)) {
        dropped.add(Move.to(solution));
      }
      for (int reply : replies(position, ply)) {
        if (reply != solution
            && !(Move.isDrop(reply) && dropped.contains(Move.to(reply)))
            && !play.isWithinAfter(position, reply, problem.keyAfter(ply) - 1, ply - 1)) {
          found.add(new Variation(ply, reply));
          if (Move.isDrop(reply)) {
            dropped.add(Move.to(reply));
          }
        }
      }
    }
    return found;
  }

  /** The replies that count, drops from the cheapest kind on. */
  private List<Integer> replies(Position position, int ply) {
    MoveList counting = play.countingReplies(position, problem.plies() - ply + 1, ply - 1);
    List<Integer> replies = new ArrayList<>();
    for (int i = 0; i < counting.size(); i++) {
      replies.add(counting.get(i));
    }
    replies.sort(
        (one, other) -> {
          int kind = Integer.compare(TsumeLine.cheapness(one), TsumeLine.cheapness(other));
          return kind != 0 ? kind : MoveOrder.BY_SQUARES.compare(one, other);
        });
    return replies;
  }

  /** Takes a worse reply after which a slower mate looks like a solution. */
  interface Found {
    /** Called once for each reply, with the slower check. */
    void accept(Variation variation, int check);
  }

  /**
   * Looks for worse replies after which another check mates, later than best, and as late as the
   * solution does.
   *
   * @param portion how many positions the question whether a check mates may cost
   * @return whether all was decided
   */
  boolean slowerMates(long portion, Found found) {
    boolean decided = true;
    for (int ply = 2; ply < problem.plies(); ply += 2) {
      Position position = problem.after(ply - 1);
      for (int reply : replies(position, ply)) {
        if (play.isWithinAfter(position, reply, problem.keyAfter(ply) - 1, ply - 1)) {
          position.doMove(reply);
          decided &= slowerMate(position, new Variation(ply, reply), portion, found);
          position.undoMove(reply);
        }
      }
    }
    return decided;
  }

  private boolean slowerMate(Position position, Variation variation, long portion, Found found) {
    int ply = variation.ply();
    int tooShort = 2 * (problem.plies() - ply - 1);
    MoveList checks = new MoveList();
    new CheckGenerator().generate(position, checks);
    boolean decided = true;
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      position.doMove(check);
      int verdict = search.searchBriefly(position, MateLength.INFINITE, ply + 1, portion);
      if (search.clock().isOver()) {
        throw new LimitReached();
      }
      boolean slow = verdict == Verdict.PROVEN && !play.isWithin(position, tooShort, ply + 1);
      position.undoMove(check);
      if (slow) {
        found.accept(variation, check);
        return true;
      }
      decided &= verdict != Verdict.OPEN;
    }
    return decided;
  }
}
