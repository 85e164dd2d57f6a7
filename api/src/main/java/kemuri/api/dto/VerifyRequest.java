package kemuri.api.dto;

import java.util.List;
import kemuri.mate.SoundnessQuestion;
import org.jspecify.annotations.Nullable;

/**
 * A request to check a problem, in wire names and not yet checked itself.
 *
 * @param position the diagram as text
 * @param format how it is written: {@code auto}, {@code sfen}, {@code kif}, {@code ki2}, {@code
 *     csa}, {@code bod} or {@code jkf}
 * @param attacker {@code auto}, {@code black} or {@code white}
 * @param defenderHand {@code given} or {@code rest}
 * @param profile {@code strict}, {@code standard} or {@code lenient}
 * @param futile {@code off}, {@code x}, {@code standard} or {@code unbounded}
 * @param thoroughness {@code early}, {@code faults} or {@code complete}
 * @param plies the length that the author states, zero if none
 * @param solution the author's solution as USI moves, empty if none is given
 * @param answers how many plies of the tree of answers are wanted, zero for none
 * @param time wall time as an ISO 8601 duration; null for the default
 * @param nodes positions entered, zero for no limit
 */
public record VerifyRequest(
    String position,
    String format,
    String attacker,
    String defenderHand,
    String profile,
    String futile,
    String thoroughness,
    long plies,
    List<String> solution,
    long answers,
    @Nullable String time,
    long nodes) {
  /** Copies the list. */
  public VerifyRequest {
    solution = List.copyOf(solution);
  }

  /** A request that says nothing but the position. */
  public static VerifyRequest of(String position) {
    SoundnessQuestion defaults = SoundnessQuestion.DEFAULT;
    return new VerifyRequest(
        position,
        "auto",
        "auto",
        "given",
        WireName.of(defaults.profile()),
        WireName.of(defaults.futile()),
        WireName.of(defaults.thoroughness()),
        0,
        List.of(),
        0,
        null,
        0);
  }
}
