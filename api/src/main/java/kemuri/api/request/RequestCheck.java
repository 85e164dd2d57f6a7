package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.format.RecordFormat;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.notation.NotationException;

/**
 * Checks what requests have in common; each check throws an {@link ApiException} that says what is
 * wrong and where.
 *
 * @param source where the values came from
 * @param timeCap the greatest time limit
 */
record RequestCheck(RequestSource source, TimeCap timeCap) {
  /** The constant with a wire name. */
  <E extends Enum<E>> E constant(Class<E> type, String name, String pointer) {
    return WireName.find(type, name)
        .orElseThrow(() -> badValue("Expected one of " + WireName.list(type) + ".", pointer));
  }

  /** A time limit, positive and not above the greatest. */
  Duration time(String text) {
    String pointer = "/limits/time";
    Duration time;
    try {
      time = Duration.parse(text);
    } catch (DateTimeParseException e) {
      throw badValue("Expected an ISO 8601 duration such as \"PT10S\".", pointer);
    }
    if (time.isNegative() || time.isZero()) {
      throw badValue("The time limit must be positive.", pointer);
    }
    if (time.compareTo(timeCap.longest()) > 0) {
      throw refused(
          ApiError.of(
              HttpStatus.BAD_REQUEST,
              "time-limit-too-high",
              "The time limit " + time + " is " + timeCap.above() + "."),
          pointer);
    }
    return time;
  }

  /** A limit of nodes, not negative. */
  long nodes(long nodes) {
    if (nodes < 0) {
      throw badValue("The node limit must not be negative; 0 is no limit.", "/limits/nodes");
    }
    return nodes;
  }

  /** A diagram without flaws. */
  PosedDiagram diagram(String position, String format, String attacker, String defenderHand) {
    Attacker attacking = constant(Attacker.class, attacker, "/attacker");
    DefenderHand hand = constant(DefenderHand.class, defenderHand, "/defenderHand");
    Diagram diagram = read(position, format);
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, attacking);
    if (!flaws.isEmpty()) {
      throw refused(
          ApiError.of(
                  HttpStatus.UNPROCESSABLE_ENTITY,
                  "flawed-diagram",
                  "The diagram is not a playable mate problem, see \"flaws\".")
              .withFlaws(flaws),
          "/position");
    }
    return new PosedDiagram(diagram, attacking, hand);
  }

  private Diagram read(String position, String format) {
    RecordFormat written =
        PositionFormat.of(format, position)
            .orElseThrow(() -> badValue(PositionFormat.EXPECTED, "/format"));
    try {
      return written.readPosition(position);
    } catch (NotationException e) {
      throw PositionFormat.malformed(e, source);
    }
  }

  /** The exception for a value that cannot be. */
  ApiException badValue(String detail, String pointer) {
    return refused(ApiError.of(HttpStatus.BAD_REQUEST, "bad-value", detail), pointer);
  }

  /** The exception for an error at the place that a JSON body has at {@code pointer}. */
  ApiException refused(ApiError error, String pointer) {
    return new ApiException(source.locate(error, pointer));
  }
}
