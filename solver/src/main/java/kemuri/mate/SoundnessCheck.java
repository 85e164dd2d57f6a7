package kemuri.mate;

import java.util.List;
import java.util.Optional;
import kemuri.board.Position;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.TeamSearch;

/**
 * Finds out whether a problem is sound, and what is wrong with it.
 *
 * <p>First the problem is solved under the conventions of tsume-shogi. Then the defender's other
 * replies along the main line are weighed ({@link Variations}), and each of the attacker's other
 * checks is asked whether it mates, at any length ({@link Alternatives}); what does is told from a
 * mere detour by a search in which the positions of the main line count as lost ({@link
 * Classifier}). All questions share the solver's table.
 */
public final class SoundnessCheck {
  private final TeamSearch search;

  /** A check that works with a solver's table and threads; one question of either at a time. */
  public SoundnessCheck(MateSolver solver) {
    search = solver.search();
  }

  /**
   * Checks a problem.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param question what the author wants to know
   * @param limits when to give up; what is left open then is in the report
   * @param listener hears of progress and findings on the calling thread
   * @throws IllegalArgumentException if the defender is to move, or the author's solution is not a
   *     line of legal moves, checks by the attacker, that ends in mate
   */
  public SoundnessReport check(
      Position position,
      SoundnessQuestion question,
      SearchLimits limits,
      SoundnessListener listener) {
    Examination.requireAttacker(position);
    if (!question.solution().isEmpty()) {
      AuthorsSolution.check(position, question.solution());
    }
    search.turnTo(position);
    Examination examination = new Examination(search, position, question, listener);
    search.clock().start(limits, examination::progress);
    try {
      examine(position, question, limits, examination);
    } catch (StackOverflowError e) {
      // A line of more than a thousand plies may be too deep for the thread's stack.
      examination.leaveOpen(OpenQuestion.Matter.SOLUTION, true);
    }
    return examination.report();
  }

  private void examine(
      Position position, SoundnessQuestion question, SearchLimits limits, Examination examination) {
    if (examination.solve(limits.nodes())) {
      examination.examine();
      if (question.thoroughness() == Thoroughness.COMPLETE) {
        examination.inform();
        Soundness verdict = examination.verdict();
        if (verdict == Soundness.SOUND || verdict == Soundness.FLAWED) {
          findUnneededPieces(position, question, examination, verdict);
        }
      }
    }
  }

  /** Takes the pieces off one by one and checks what is left, where nothing fatal was found. */
  private void findUnneededPieces(
      Position position, SoundnessQuestion question, Examination whole, Soundness verdict) {
    SolvedProblem problem = whole.problem();
    long spent = search.clock().nodes();
    boolean decided = true;
    for (int square : UnneededPieces.candidates(position)) {
      Optional<Position> less = UnneededPieces.without(position, square);
      if (less.isEmpty()) {
        continue;
      }
      long before = search.clock().pauseAfter(10_000 + 2 * spent);
      try {
        if (isSame(less.get(), question, problem, verdict)) {
          whole.addUnneeded(square);
        }
      } catch (LimitReached e) {
        decided = false;
      } finally {
        search.clock().resume(before);
      }
    }
    if (!decided) {
      whole.leaveOpen(OpenQuestion.Matter.PIECES, false);
    }
  }

  /** Whether a problem with a piece less has the same main line and verdict. */
  private boolean isSame(
      Position less, SoundnessQuestion question, SolvedProblem problem, Soundness verdict) {
    SoundnessQuestion alone =
        new SoundnessQuestion(
            question.profile(), question.futile(), Thoroughness.EARLY, 0, List.of());
    Examination examination = new Examination(search, less, alone, SoundnessListener.SILENT);
    if (!examination.solve(0)) {
      if (examination.verdict() == Soundness.UNDECIDED) {
        throw new LimitReached();
      }
      return false;
    }
    if (!examination.problem().moves().equals(problem.moves())) {
      return false;
    }
    examination.examine();
    Soundness without = examination.verdict();
    if (without == Soundness.UNDECIDED) {
      throw new LimitReached();
    }
    return without == verdict;
  }

  /**
   * The moves to accept and the best replies to them, as a tree.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param futile which interpositions are futile
   * @param depth how many plies deep
   * @param limits when to give up
   * @return empty if there is no mate or a limit was reached
   */
  public Optional<AnswerTree> answers(
      Position position, Futile futile, int depth, SearchLimits limits) {
    Examination.requireAttacker(position);
    search.turnTo(position);
    search.clock().start(limits, SearchListener.SILENT);
    MateResult raw = new PlainMate(search).exact(position.copy(), limits.nodes());
    if (!(raw instanceof MateResult.Mate mate)) {
      return Optional.empty();
    }
    try {
      TsumePlay play = new TsumePlay(search, futile);
      Position copy = position.copy();
      int plies = play.plies(copy, mate.rawPlies(), 0);
      return Optional.of(new AnswerTreeBuilder(play).build(copy, plies, depth, 0));
    } catch (LimitReached | StackOverflowError e) {
      return Optional.empty();
    }
  }
}
