package kemuri.api.search;

import java.time.Duration;
import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateSolver.Goal;

/**
 * What a search is after, and when it gives up.
 *
 * @param goal whether the shortest mate must be proven
 * @param time wall time, zero for no limit
 * @param nodes positions entered, zero for no limit
 */
record Effort(Goal goal, Duration time, long nodes) {
  static Effort of(SolveOptions options) {
    return new Effort(options.exact() ? Goal.EXACT : Goal.ANY, options.time(), options.nodes());
  }

  /** Whether neither limit is stricter than the other effort's. */
  boolean limitsCover(Effort other) {
    boolean longEnough = time.isZero() || (!other.time.isZero() && time.compareTo(other.time) >= 0);
    boolean wideEnough = nodes == 0 || (other.nodes != 0 && nodes >= other.nodes);
    return longEnough && wideEnough;
  }

  /** Whether the other effort's search may wait for a search of this effort instead. */
  boolean serves(Effort other) {
    return goal == other.goal && limitsCover(other);
  }
}
