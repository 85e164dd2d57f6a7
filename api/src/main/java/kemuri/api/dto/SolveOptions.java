package kemuri.api.dto;

import java.time.Duration;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.mate.Futile;

/**
 * How a position is to be solved.
 *
 * @param attacker who is to give mate
 * @param defenderHand what the defender holds
 * @param rules what counts when the length is found
 * @param futile which interpositions are futile; without effect under {@link Rules#RAW}
 * @param exact whether the shortest mate must be proven
 * @param time wall time, zero for no limit
 * @param nodes positions entered, zero for no limit
 */
public record SolveOptions(
    Attacker attacker,
    DefenderHand defenderHand,
    Rules rules,
    Futile futile,
    boolean exact,
    Duration time,
    long nodes) {
  /** What holds where nothing is said. */
  public static final SolveOptions DEFAULT =
      new SolveOptions(
          Attacker.AUTO,
          DefenderHand.GIVEN,
          Rules.TSUME,
          Futile.STANDARD,
          true,
          Duration.ofSeconds(10),
          0);

  /** Checks the ranges. */
  public SolveOptions {
    if (time.isNegative() || nodes < 0) {
      throw new IllegalArgumentException("limits must not be negative: " + time + ", " + nodes);
    }
  }

  /** The rules that the search keeps to. */
  public kemuri.mate.Rules searchRules() {
    return rules.with(futile);
  }

  /** The same options as they are echoed in an answer. */
  public Solution.Settings toSettings() {
    return new Solution.Settings(
        WireName.of(attacker),
        WireName.of(defenderHand),
        WireName.of(rules),
        WireName.of(futile),
        exact,
        new Solution.Limits(time.toString(), nodes));
  }
}
