package kemuri.api.dto;

import java.time.Duration;
import kemuri.mate.SoundnessQuestion;

/**
 * How a problem is to be checked.
 *
 * @param question what the author wants to know
 * @param answers how many plies of the tree of answers are wanted, zero for none
 * @param time wall time, zero for no limit
 * @param nodes positions entered, zero for no limit
 */
public record VerifyOptions(SoundnessQuestion question, int answers, Duration time, long nodes) {
  /** The time limit where none is given. */
  public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);

  /** Checks the ranges. */
  public VerifyOptions {
    if (time.isNegative() || nodes < 0 || answers < 0) {
      throw new IllegalArgumentException("must not be negative: " + answers + time + nodes);
    }
  }
}
