package kemuri.api.request;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.micronaut.http.HttpStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolveRequest;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import org.jspecify.annotations.Nullable;

/** Reads a {@link SolveRequest} from JSON, strictly: an unknown or a repeated field is an error. */
public final class SolveRequestReader {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder().disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION).build();

  private static final List<String> FIELDS =
      List.of(
          "position", "format", "attacker", "defenderHand", "rules", "futile", "exact", "limits");

  private static final List<String> LINE_FIELDS =
      Stream.concat(Stream.of("id"), FIELDS.stream()).toList();

  private static final List<String> LIMIT_FIELDS = List.of("time", "nodes");

  private final JsonParser json;
  private final @Nullable Consumer<String> id;
  private String position = "";
  private String format;
  private String attacker;
  private String defenderHand;
  private String rules;
  private String futile;
  private boolean exact;
  private String time;
  private long nodes;

  private SolveRequestReader(JsonParser json, @Nullable Consumer<String> id) {
    this.json = json;
    this.id = id;
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
    return read(() -> FACTORY.createParser(body), null);
  }

  /**
   * Reads a request that is a line of a batch, and may have a name in the field {@code id}.
   *
   * @param id is told the name as JSON, even if what follows it is wrong
   * @throws ApiException that says what is wrong and where
   */
  public static SolveRequest readLine(String line, Consumer<String> id) {
    return read(() -> FACTORY.createParser(line), id);
  }

  private static SolveRequest read(Text text, @Nullable Consumer<String> id) {
    try (JsonParser json = text.open()) {
      return new SolveRequestReader(json, id).readRequest();
    } catch (JsonProcessingException e) {
      throw malformed(e.getLocation(), id != null);
    } catch (IOException e) {
      throw malformed(null, id != null);
    }
  }

  /** JSON that is yet to be parsed. */
  private interface Text {
    JsonParser open() throws IOException;
  }

  private SolveRequest readRequest() throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw expected("a JSON object with the field \"position\"", "");
    }
    readFields(id == null ? FIELDS : LINE_FIELDS, "");
    if (json.nextToken() != null) {
      throw malformed(json.currentTokenLocation(), id != null);
    }
    if (position.isBlank()) {
      throw error("missing-field", "The field \"position\" is missing or empty.", "/position");
    }
    return new SolveRequest(
        position,
        format,
        attacker,
        defenderHand,
        rules,
        futile,
        exact,
        new Solution.Limits(time, nodes));
  }

  private void readFields(List<String> known, String parent) throws IOException {
    Set<String> seen = new HashSet<>();
    for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
      requireWhole(name, parent);
      String pointer = parent + "/" + name.replace("~", "~0").replace("/", "~1");
      if (!known.contains(name)) {
        throw error(
            "unknown-field",
            "The field \"" + name + "\" is unknown; known are " + String.join(", ", known) + ".",
            pointer);
      }
      if (!seen.add(name)) {
        throw error("repeated-field", "The field \"" + name + "\" is given twice.", pointer);
      }
      if (json.nextToken() != JsonToken.VALUE_NULL) {
        readField(pointer);
      }
    }
  }

  private void readField(String pointer) throws IOException {
    switch (pointer) {
      case "/id" -> readId(pointer);
      case "/position" -> position = string(pointer);
      case "/format" -> format = string(pointer);
      case "/attacker" -> attacker = string(pointer);
      case "/defenderHand" -> defenderHand = string(pointer);
      case "/rules" -> rules = string(pointer);
      case "/futile" -> futile = string(pointer);
      case "/exact" -> exact = bool(pointer);
      case "/limits" -> {
        if (json.currentToken() != JsonToken.START_OBJECT) {
          throw expected("an object with \"time\" and \"nodes\"", pointer);
        }
        readFields(LIMIT_FIELDS, pointer);
      }
      case "/limits/time" -> time = string(pointer);
      case "/limits/nodes" -> nodes = integer(pointer);
      default -> throw new AssertionError(pointer);
    }
  }

  private void readId(String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING
        && json.currentToken() != JsonToken.VALUE_NUMBER_INT) {
      throw expected("a string or an integer", pointer);
    }
    String text = requireWhole(json.getText(), pointer);
    String written =
        json.currentToken() == JsonToken.VALUE_STRING
            ? '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"'
            : text;
    requireNonNull(id).accept(written);
  }

  /** The text, which must not hold half of a surrogate pair: nothing could be written of it. */
  private static String requireWhole(String text, String pointer) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw error(
          "malformed-json",
          "A text holds one half of a surrogate pair (\\ud800 to \\udfff); write both or none.",
          pointer);
    }
    return text;
  }

  private String string(String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      throw expected("a string", pointer);
    }
    return requireWhole(json.getText(), pointer);
  }

  private boolean bool(String pointer) throws IOException {
    if (!json.currentToken().isBoolean()) {
      throw expected("true or false", pointer);
    }
    return json.getBooleanValue();
  }

  private long integer(String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_NUMBER_INT
        || json.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
      throw expected("an integer", pointer);
    }
    return json.getLongValue();
  }

  private static ApiException expected(String what, String pointer) {
    return error("bad-value", "Expected " + what + ".", pointer);
  }

  private static ApiException error(String code, String detail, String pointer) {
    return new ApiException(ApiError.of(HttpStatus.BAD_REQUEST, code, detail).withPointer(pointer));
  }

  private static ApiException malformed(@Nullable JsonLocation place, boolean inLine) {
    String where = "";
    if (place != null) {
      where = inLine ? " at " : " at line " + place.getLineNr() + ", ";
      where += "column " + place.getColumnNr();
    }
    String what = inLine ? "line" : "body";
    return error("malformed-json", "The " + what + " is not valid JSON" + where + ".", "");
  }
}
