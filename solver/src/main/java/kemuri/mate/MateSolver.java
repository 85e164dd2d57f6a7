package kemuri.mate;

import kemuri.board.Position;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/**
 * Solves positions under plain rules: every legal reply counts. Keeps its table between calls, so
 * reuse an instance; one search at a time, one thread at a time.
 */
public final class MateSolver {
  /**
   * A solver with a table of about this size.
   *
   * @param tableMebibytes size of the table, 1 or more
   */
  public MateSolver(int tableMebibytes) {}

  /**
   * Searches for a mate.
   *
   * @param position left as it was found
   * @param goal whether the shortest mate must be proven
   */
  public MateResult solve(
      Position position, Goal goal, SearchLimits limits, SearchListener listener) {
    return new MateResult.NoMate(0, 0);
  }

  /** When to stop. */
  public enum Goal {
    /** At the first proof; a shorter mate may exist. */
    ANY,
    /** When the shortest mate against the longest defence is proven. */
    EXACT
  }
}
