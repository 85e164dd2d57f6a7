package kemuri.api.search;

import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateSolver.Goal;
import kemuri.mate.Rules;

/**
 * What a search for a mate is after, and when it gives up.
 *
 * @param goal whether the shortest mate must be proven
 * @param rules what counts when the length is found
 * @param budget when it gives up
 */
record Effort(Goal goal, Rules rules, Budget budget) {
  static Effort of(SolveOptions options) {
    return new Effort(
        options.exact() ? Goal.EXACT : Goal.ANY,
        options.searchRules(),
        new Budget(options.time(), options.nodes()));
  }

  /** Whether the other effort's search may wait for a search of this effort instead. */
  boolean serves(Effort other) {
    return goal == other.goal && budget.covers(other.budget);
  }
}
