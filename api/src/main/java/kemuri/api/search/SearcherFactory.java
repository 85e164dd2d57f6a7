package kemuri.api.search;

import jakarta.inject.Singleton;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.MateSolver.Goal;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/** Makes what a thread of the pool searches with. */
@Singleton
class SearcherFactory {
  /** A searcher for one thread, with a table of about this size. */
  Searcher create(int tableMebibytes) {
    return new MateSolver(tableMebibytes)::solve;
  }

  /** Searches on the calling thread. */
  @FunctionalInterface
  interface Searcher {
    /** Searches for a mate as {@link MateSolver#solve} does. */
    MateResult solve(Position position, Goal goal, SearchLimits limits, SearchListener listener);
  }
}
