package kemuri.api.dto;

/**
 * A request to solve, in wire names and not yet checked.
 *
 * @param position the position as text
 * @param format how it is written: {@code auto}, {@code sfen}, {@code kif}, {@code ki2}, {@code
 *     csa}, {@code bod} or {@code jkf}
 * @param attacker {@code auto}, {@code black} or {@code white}
 * @param defenderHand {@code given} or {@code rest}
 * @param rules {@code tsume} or {@code raw}
 * @param futile {@code off}, {@code x}, {@code standard} or {@code unbounded}
 * @param exact whether the shortest mate must be proven
 * @param limits when to give up
 */
public record SolveRequest(
    String position,
    String format,
    String attacker,
    String defenderHand,
    String rules,
    String futile,
    boolean exact,
    Solution.Limits limits) {
  /** A request that says nothing but the position. */
  public static SolveRequest of(String position) {
    Solution.Settings defaults = SolveOptions.DEFAULT.toSettings();
    return new SolveRequest(
        position,
        "auto",
        defaults.attacker(),
        defaults.defenderHand(),
        defaults.rules(),
        defaults.futile(),
        defaults.exact(),
        defaults.limits());
  }
}
