package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import java.util.List;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveRequest;
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
  public static SolveRequest read(HttpParameters parameters) {
    RequestOptions query = RequestOptions.ofQuery(parameters, NAMES);
    SolveRequest defaults = SolveRequest.of(query.sfen());
    return new SolveRequest(
        defaults.position(),
        query.text("format", defaults.format()),
        query.text("attacker", defaults.attacker()),
        query.text("defenderHand", defaults.defenderHand()),
        query.text("rules", defaults.rules()),
        query.text("futile", defaults.futile()),
        query.bool("exact", defaults.exact()),
        new Solution.Limits(
            query.text("time", defaults.limits().time()),
            query.integer("nodes", defaults.limits().nodes())));
  }
}
