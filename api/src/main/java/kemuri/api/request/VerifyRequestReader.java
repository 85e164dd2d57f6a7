package kemuri.api.request;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import kemuri.api.dto.VerifyRequest;
import kemuri.api.error.ApiException;
import org.jspecify.annotations.Nullable;

/** Reads a {@link VerifyRequest} from JSON. */
public final class VerifyRequestReader {
  private static final List<String> FIELDS =
      List.of(
          "position",
          "format",
          "attacker",
          "defenderHand",
          "profile",
          "futile",
          "thoroughness",
          "plies",
          "solution",
          "answers",
          "limits");

  private static final List<String> LIMIT_FIELDS = List.of("time", "nodes");

  private String position = "";
  private String format;
  private String attacker;
  private String defenderHand;
  private String profile;
  private String futile;
  private String thoroughness;
  private long plies;
  private List<String> solution;
  private long answers;
  private @Nullable String time;
  private long nodes;

  private VerifyRequestReader() {
    VerifyRequest defaults = VerifyRequest.of("");
    format = defaults.format();
    attacker = defaults.attacker();
    defenderHand = defaults.defenderHand();
    profile = defaults.profile();
    futile = defaults.futile();
    thoroughness = defaults.thoroughness();
    solution = defaults.solution();
  }

  /**
   * Reads a request.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static VerifyRequest read(byte[] body) {
    VerifyRequestReader reader = new VerifyRequestReader();
    StrictJson.readBody(body, FIELDS, reader::readField);
    return reader.request();
  }

  /**
   * Reads a request that is a line of a batch, and may have a name in the field {@code id}.
   *
   * @param id is told the name as JSON, even if what follows it is wrong
   * @throws ApiException that says what is wrong and where
   */
  public static VerifyRequest readLine(String line, Consumer<String> id) {
    VerifyRequestReader reader = new VerifyRequestReader();
    StrictJson.readLine(line, id, FIELDS, reader::readField);
    return reader.request();
  }

  private void readField(String pointer, StrictJson json) throws IOException {
    switch (pointer) {
      case "/position" -> position = json.string(pointer);
      case "/format" -> format = json.string(pointer);
      case "/attacker" -> attacker = json.string(pointer);
      case "/defenderHand" -> defenderHand = json.string(pointer);
      case "/profile" -> profile = json.string(pointer);
      case "/futile" -> futile = json.string(pointer);
      case "/thoroughness" -> thoroughness = json.string(pointer);
      case "/plies" -> plies = json.integer(pointer);
      case "/solution" -> solution = json.words(pointer);
      case "/answers" -> answers = json.integer(pointer);
      case "/limits" -> json.object(pointer, LIMIT_FIELDS);
      case "/limits/time" -> time = json.string(pointer);
      case "/limits/nodes" -> nodes = json.integer(pointer);
      default -> throw new AssertionError(pointer);
    }
  }

  private VerifyRequest request() {
    return new VerifyRequest(
        StrictJson.requirePosition(position),
        format,
        attacker,
        defenderHand,
        profile,
        futile,
        thoroughness,
        plies,
        solution,
        answers,
        time,
        nodes);
  }
}
