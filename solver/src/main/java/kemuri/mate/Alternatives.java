package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kemuri.board.Position;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.UndecidedReason;
import kemuri.search.Verdict;

/**
 * The attacker's other checks along a solution: does each mate, at any length, and if so, what does
 * that make of the problem?
 *
 * <p>All are asked in turn with a small number of positions each, then those left open with more,
 * so that the easy ones are out of the way first.
 */
final class Alternatives {
  private static final long FIRST_PORTION = 256;
  private static final int GROWTH = 8;

  private final SolvedProblem problem;
  private final TeamSearch search;
  private final Classifier classifier;
  private final List<Alternative> open = new ArrayList<>();
  private int decided;

  /**
   * The alternatives from a ply on.
   *
   * @param first the first ply looked at
   * @param last the last one
   */
  Alternatives(SolvedProblem problem, TsumePlay play, int first, int last) {
    this.problem = problem;
    search = play.search();
    classifier = new Classifier(play);
    for (int ply = first; ply <= last; ply += 2) {
      for (int move : problem.otherChecks(ply)) {
        open.add(new Alternative(ply, move));
      }
    }
  }

  /** A check at a ply. */
  private static final class Alternative {
    private final int ply;
    private final int move;
    private boolean mates;

    private Alternative(int ply, int move) {
      this.ply = ply;
      this.move = move;
    }
  }

  int decided() {
    return decided;
  }

  int count() {
    return decided + open.size();
  }

  /** Takes a check that mates, of a kind. */
  interface Found {
    /** Called once for each. */
    void accept(FindingKind kind, int ply, int move);
  }

  /**
   * Decides all of them, unless a limit is reached.
   *
   * @param found takes those that mate
   * @param enough asked after each: whether no more are wanted
   */
  void decide(Found found, BooleanSupplier enough) {
    try {
      for (long portion = FIRST_PORTION; !open.isEmpty(); portion *= GROWTH) {
        for (int i = 0; i < open.size() && !enough.getAsBoolean(); ) {
          if (isDecided(open.get(i), portion, found)) {
            open.remove(i);
            decided++;
          } else {
            i++;
          }
        }
        if (enough.getAsBoolean()) {
          return;
        }
      }
    } catch (LimitReached e) {
      // What is left open is told by left().
    }
  }

  private boolean isDecided(Alternative alternative, long portion, Found found) {
    int ply = alternative.ply;
    Position after = problem.after(ply - 1);
    after.doMove(alternative.move);
    if (!alternative.mates) {
      int verdict = search.searchBriefly(after, MateLength.INFINITE, ply, portion);
      if (search.clock().isOver()) {
        throw new LimitReached();
      }
      if (verdict != Verdict.PROVEN) {
        return verdict == Verdict.DISPROVEN;
      }
      alternative.mates = true;
    }
    Optional<FindingKind> kind = classifier.kind(problem, ply, alternative.move, portion);
    kind.ifPresent(known -> found.accept(known, ply, alternative.move));
    return kind.isPresent();
  }

  /** What is left open, for a reason. */
  List<OpenQuestion> left(UndecidedReason reason, boolean fatalAtTheEnd) {
    List<OpenQuestion> left = new ArrayList<>();
    for (Alternative alternative : open) {
      OpenQuestion.Matter matter =
          alternative.mates ? OpenQuestion.Matter.KIND : OpenQuestion.Matter.MATES;
      boolean fatal = alternative.ply < problem.plies() || fatalAtTheEnd;
      left.add(new OpenQuestion(matter, alternative.ply, alternative.move, reason, fatal));
    }
    return left;
  }
}
