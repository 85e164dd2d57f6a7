package kemuri.api.search;

import jakarta.inject.Singleton;
import java.util.Optional;
import kemuri.board.Position;
import kemuri.mate.AnswerTree;
import kemuri.mate.Futile;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.MateSolver.Goal;
import kemuri.mate.Rules;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/** Makes what a thread of the pool searches with. */
@Singleton
class SearcherFactory {
  /** A searcher for one thread, with a table of about this size. */
  Searcher create(int tableMebibytes) {
    return new SolverSearcher(new MateSolver(tableMebibytes));
  }

  /** Searches on the calling thread. */
  interface Searcher {
    /** Searches for a mate as {@link MateSolver#solve} does. */
    MateResult solve(
        Position position, Goal goal, Rules rules, SearchLimits limits, SearchListener listener);

    /** Checks a problem as {@link SoundnessCheck#check} does. */
    SoundnessReport check(
        Position position,
        SoundnessQuestion question,
        SearchLimits limits,
        SoundnessListener listener);

    /** Finds the moves to accept as {@link SoundnessCheck#answers} does. */
    Optional<AnswerTree> answers(Position position, Futile futile, int depth, SearchLimits limits);
  }

  private record SolverSearcher(MateSolver solver) implements Searcher {
    @Override
    public MateResult solve(
        Position position, Goal goal, Rules rules, SearchLimits limits, SearchListener listener) {
      return solver.solve(position, goal, rules, limits, listener);
    }

    @Override
    public SoundnessReport check(
        Position position,
        SoundnessQuestion question,
        SearchLimits limits,
        SoundnessListener listener) {
      return new SoundnessCheck(solver).check(position, question, limits, listener);
    }

    @Override
    public Optional<AnswerTree> answers(
        Position position, Futile futile, int depth, SearchLimits limits) {
      return new SoundnessCheck(solver).answers(position, futile, depth, limits);
    }
  }
}
