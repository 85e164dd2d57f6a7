package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import kemuri.api.dto.Futile;
import kemuri.api.dto.Rules;
import kemuri.api.dto.SolveOptions;
import kemuri.api.dto.SolveRequest;
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
 * A request that has been checked: a diagram without flaws, and how to solve it.
 *
 * @param diagram what is to be solved
 * @param options how
 */
public record Question(Diagram diagram, SolveOptions options) {
  /**
   * Checks a request.
   *
   * @param maximumTime the greatest time limit
   * @throws ApiException that says what is wrong and where
   */
  public static Question of(SolveRequest request, RequestSource source, Duration maximumTime) {
    SolveOptions options = options(request, source, maximumTime);
    Diagram diagram = diagram(request, source);
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, options.attacker());
    if (!flaws.isEmpty()) {
      ApiError error =
          ApiError.of(
                  HttpStatus.UNPROCESSABLE_ENTITY,
                  "flawed-diagram",
                  "The diagram is not a playable mate problem, see \"flaws\".")
              .withFlaws(flaws);
      throw new ApiException(source.locate(error, "/position"));
    }
    return new Question(diagram, options);
  }

  private static Diagram diagram(SolveRequest request, RequestSource source) {
    RecordFormat format =
        PositionFormat.of(request.format(), request.position())
            .orElseThrow(() -> badValue(PositionFormat.EXPECTED, "/format", source));
    try {
      return format.readPosition(request.position());
    } catch (NotationException e) {
      throw PositionFormat.malformed(e, source);
    }
  }

  private static SolveOptions options(
      SolveRequest request, RequestSource source, Duration maximumTime) {
    Rules rules = constant(Rules.class, request.rules(), "/rules", source);
    SolveOptions options =
        new SolveOptions(
            constant(Attacker.class, request.attacker(), "/attacker", source),
            constant(DefenderHand.class, request.defenderHand(), "/defenderHand", source),
            rules,
            constant(Futile.class, request.futile(), "/futile", source),
            request.exact(),
            time(request.limits().time(), source, maximumTime),
            nodes(request.limits().nodes(), source));
    if (rules == Rules.TSUME) {
      ApiError error =
          ApiError.of(
              HttpStatus.NOT_IMPLEMENTED,
              "rules-not-implemented",
              "The rules \"tsume\" are not implemented yet; ask for \"rules\": \"raw\".");
      throw new ApiException(source.locate(error, "/rules"));
    }
    return options;
  }

  private static <E extends Enum<E>> E constant(
      Class<E> type, String name, String pointer, RequestSource source) {
    return WireName.find(type, name)
        .orElseThrow(
            () -> badValue("Expected one of " + WireName.list(type) + ".", pointer, source));
  }

  private static Duration time(String text, RequestSource source, Duration maximumTime) {
    String pointer = "/limits/time";
    Duration time;
    try {
      time = Duration.parse(text);
    } catch (DateTimeParseException e) {
      throw badValue("Expected an ISO 8601 duration such as \"PT10S\".", pointer, source);
    }
    if (time.isNegative() || time.isZero()) {
      throw badValue("The time limit must be positive.", pointer, source);
    }
    if (time.compareTo(maximumTime) > 0) {
      ApiError error =
          ApiError.of(
              HttpStatus.BAD_REQUEST,
              "time-limit-too-high",
              "The time limit " + time + " is above the synchronous maximum " + maximumTime + ".");
      throw new ApiException(source.locate(error, pointer));
    }
    return time;
  }

  private static long nodes(long nodes, RequestSource source) {
    if (nodes < 0) {
      throw badValue(
          "The node limit must not be negative; 0 is no limit.", "/limits/nodes", source);
    }
    return nodes;
  }

  private static ApiException badValue(String detail, String pointer, RequestSource source) {
    return new ApiException(
        source.locate(ApiError.of(HttpStatus.BAD_REQUEST, "bad-value", detail), pointer));
  }
}
