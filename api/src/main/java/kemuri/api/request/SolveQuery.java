package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpStatus;
import java.util.List;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveRequest;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;

/** Reads a {@link SolveRequest} from query parameters, as strictly as from JSON. */
public final class SolveQuery {
  private static final List<String> NAMES =
      List.of(
          "sfen",
          "format",
          "attacker",
          "defenderHand",
          "rules",
          "futile",
          "exact",
          "time",
          "nodes");

  private SolveQuery() {}

  /**
   * Reads a request.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static SolveRequest read(HttpParameters query) {
    for (String name : query.names()) {
      if (!NAMES.contains(name)) {
        throw error(
            "unknown-parameter",
            "The query parameter \""
                + name
                + "\" is unknown; known are "
                + String.join(", ", NAMES)
                + ".",
            name);
      }
      if (query.getAll(name).size() > 1) {
        throw error(
            "repeated-parameter", "The query parameter \"" + name + "\" is given twice.", name);
      }
    }
    String sfen = query.getFirst("sfen").orElse("");
    if (sfen.isBlank()) {
      throw error("missing-parameter", "The query parameter \"sfen\" is missing or empty.", "sfen");
    }
    SolveRequest defaults = SolveRequest.of(SpacedSfen.mend(sfen));
    return new SolveRequest(
        defaults.position(),
        query.getFirst("format").orElse(defaults.format()),
        query.getFirst("attacker").orElse(defaults.attacker()),
        query.getFirst("defenderHand").orElse(defaults.defenderHand()),
        query.getFirst("rules").orElse(defaults.rules()),
        query.getFirst("futile").orElse(defaults.futile()),
        query.getFirst("exact").map(SolveQuery::bool).orElse(defaults.exact()),
        new Solution.Limits(
            query.getFirst("time").orElse(defaults.limits().time()),
            query.getFirst("nodes").map(SolveQuery::integer).orElse(defaults.limits().nodes())));
  }

  private static boolean bool(String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw error("bad-value", "Expected true or false.", "exact");
    }
    return text.equals("true");
  }

  private static long integer(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw error("bad-value", "Expected an integer.", "nodes");
    }
  }

  private static ApiException error(String code, String detail, String parameter) {
    return new ApiException(
        ApiError.of(HttpStatus.BAD_REQUEST, code, detail).withParameter(parameter));
  }
}
