package kemuri.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * When a search must give up. Each limit turns the answer into "undecided", never into a verdict.
 *
 * @param time wall time, zero for no limit
 * @param nodes positions entered, zero for no limit; at the limit the position that is being
 *     expanded is finished, and so is the line of a mate just proven, so that a few more are
 *     counted, up to a hundred for each further thread
 * @param cancelled asked many times a second, by every thread that searches; true ends the search
 *     within 50 ms
 */
public record SearchLimits(Duration time, long nodes, BooleanSupplier cancelled) {
  /** No limit at all. */
  public static final SearchLimits UNLIMITED = new SearchLimits(Duration.ZERO, 0, () -> false);

  /** Checks the ranges. */
  public SearchLimits {
    if (time.isNegative() || nodes < 0) {
      throw new IllegalArgumentException("limits must not be negative: " + time + ", " + nodes);
    }
  }

  /** The same with another time limit. */
  public SearchLimits withTime(Duration limit) {
    return new SearchLimits(limit, nodes, cancelled);
  }

  /** The same with another node limit. */
  public SearchLimits withNodes(long limit) {
    return new SearchLimits(time, limit, cancelled);
  }

  /** The same with another cancel signal. */
  public SearchLimits withCancelled(BooleanSupplier signal) {
    return new SearchLimits(time, nodes, signal);
  }
}
