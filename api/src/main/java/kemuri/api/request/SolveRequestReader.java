package kemuri.api.request;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveRequest;
import kemuri.api.error.ApiException;

/** Reads a {@link SolveRequest} from JSON. */
public final class SolveRequestReader {
  private static final List<String> FIELDS =
      List.of(
          "position", "format", "attacker", "defenderHand", "rules", "futile", "exact", "limits");

  private static final List<String> LIMIT_FIELDS = List.of("time", "nodes");

  private String position = "";
  private String format;
  private String attacker;
  private String defenderHand;
  private String rules;
  private String futile;
  private boolean exact;
  private String time;
  private long nodes;

  private SolveRequestReader() {
    SolveRequest defaults = SolveRequest.of("");
    format = defaults.format();
    attacker = defaults.attacker();
    defenderHand = defaults.defenderHand();
    rules = defaults.rules();
    futile = defaults.futile();
    exact = defaults.exact();
    time = defaults.limits().time();
    nodes = defaults.limits().nodes();
  }

  /**
   * Reads a request.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static SolveRequest read(byte[] body) {
    SolveRequestReader reader = new SolveRequestReader();
    StrictJson.readBody(body, FIELDS, reader::readField);
    return reader.request();
  }

  /**
   * Reads a request that is a line of a batch, and may have a name in the field {@code id}.
   *
   * @param id is told the name as JSON, even if what follows it is wrong
   * @throws ApiException that says what is wrong and where
   */
  public static SolveRequest readLine(String line, Consumer<String> id) {
    SolveRequestReader reader = new SolveRequestReader();
    StrictJson.readLine(line, id, FIELDS, reader::readField);
    return reader.request();
  }

  private void readField(String pointer, StrictJson json) throws IOException {
    switch (pointer) {
      case "/position" -> position = json.string(pointer);
      case "/format" -> format = json.string(pointer);
      case "/attacker" -> attacker = json.string(pointer);
      case "/defenderHand" -> defenderHand = json.string(pointer);
      case "/rules" -> rules = json.string(pointer);
      case "/futile" -> futile = json.string(pointer);
      case "/exact" -> exact = json.bool(pointer);
      case "/limits" -> json.object(pointer, LIMIT_FIELDS);
      case "/limits/time" -> time = json.string(pointer);
      case "/limits/nodes" -> nodes = json.integer(pointer);
      default -> throw new AssertionError(pointer);
    }
  }

  private SolveRequest request() {
    return new SolveRequest(
        StrictJson.requirePosition(position),
        format,
        attacker,
        defenderHand,
        rules,
        futile,
        exact,
        new Solution.Limits(time, nodes));
  }
}
