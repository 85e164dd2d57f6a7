package kemuri.api.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import kemuri.search.SearchLimits;

/**
 * When a search gives up.
 *
 * @param time wall time, zero for no limit
 * @param nodes positions entered, zero for no limit
 */
record Budget(Duration time, long nodes) {
  /** Whether neither limit is stricter than the other's. */
  boolean covers(Budget other) {
    boolean longEnough = time.isZero() || (!other.time.isZero() && time.compareTo(other.time) >= 0);
    boolean wideEnough = nodes == 0 || (other.nodes != 0 && nodes >= other.nodes);
    return longEnough && wideEnough;
  }

  /** The limits of a search that also ends when it is cancelled. */
  SearchLimits limits(BooleanSupplier cancelled) {
    return new SearchLimits(time, nodes, cancelled);
  }
}
