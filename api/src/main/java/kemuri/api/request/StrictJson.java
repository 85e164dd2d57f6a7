package kemuri.api.request;

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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import org.jspecify.annotations.Nullable;

/** A JSON object that is read field by field: an unknown or a repeated one is an error. */
final class StrictJson {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder().disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION).build();

  private static final String ID = "id";

  private final JsonParser json;
  private final @Nullable Consumer<String> id;
  private final FieldReader reader;

  private StrictJson(JsonParser json, @Nullable Consumer<String> id, FieldReader reader) {
    this.json = json;
    this.id = id;
    this.reader = reader;
  }

  /** Takes the values of fields. */
  @FunctionalInterface
  interface FieldReader {
    /**
     * Takes the value that is next.
     *
     * @param pointer JSON pointer to the field, one of those that are known
     */
    void read(String pointer, StrictJson json) throws IOException;
  }

  /** JSON that is yet to be parsed. */
  private interface Text {
    JsonParser open() throws IOException;
  }

  /**
   * Reads a body.
   *
   * @param fields the fields that are known, the one that must be there first
   * @throws ApiException that says what is wrong and where
   */
  static void readBody(byte[] body, List<String> fields, FieldReader reader) {
    read(() -> FACTORY.createParser(body), null, fields, reader);
  }

  /**
   * Reads a line of a batch, which may have a name in the field {@code id}.
   *
   * @param id is told the name as JSON, even if what follows it is wrong
   * @param fields the other fields that are known, the one that must be there first
   * @throws ApiException that says what is wrong and where
   */
  static void readLine(String line, Consumer<String> id, List<String> fields, FieldReader reader) {
    List<String> all = Stream.concat(Stream.of(ID), fields.stream()).toList();
    read(() -> FACTORY.createParser(line), id, all, reader);
  }

  private static void read(
      Text text, @Nullable Consumer<String> id, List<String> fields, FieldReader reader) {
    try (JsonParser json = text.open()) {
      new StrictJson(json, id, reader).readAll(fields);
    } catch (JsonProcessingException e) {
      throw malformed(e.getLocation(), id != null);
    } catch (IOException e) {
      throw malformed(null, id != null);
    }
  }

  private void readAll(List<String> fields) throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      String required = fields.get(id == null ? 0 : 1);
      throw expected("a JSON object with the field \"" + required + "\"", "");
    }
    readFields(fields, "");
    if (json.nextToken() != null) {
      throw malformed(json.currentTokenLocation(), id != null);
    }
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
      if (json.nextToken() == JsonToken.VALUE_NULL) {
        continue;
      }
      if (id != null && pointer.equals("/" + ID)) {
        readId(id, pointer);
      } else {
        reader.read(pointer, this);
      }
    }
  }

  private void readId(Consumer<String> told, String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING
        && json.currentToken() != JsonToken.VALUE_NUMBER_INT) {
      throw expected("a string or an integer", pointer);
    }
    String text = requireWhole(json.getText(), pointer);
    String written =
        json.currentToken() == JsonToken.VALUE_STRING
            ? '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"'
            : text;
    told.accept(written);
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

  /** An object, whose fields the reader takes. */
  void object(String pointer, List<String> fields) throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      throw expected("an object with \"" + String.join("\" and \"", fields) + "\"", pointer);
    }
    readFields(fields, pointer);
  }

  /** A string. */
  String string(String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      throw expected("a string", pointer);
    }
    return requireWhole(json.getText(), pointer);
  }

  /** The words of a string, or the strings of an array. */
  List<String> words(String pointer) throws IOException {
    List<String> words = new ArrayList<>();
    if (json.currentToken() == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        words.add(string(pointer + "/" + words.size()));
      }
    } else if (json.currentToken() == JsonToken.VALUE_STRING) {
      Stream.of(string(pointer).split("\\s+")).filter(word -> !word.isEmpty()).forEach(words::add);
    } else {
      throw expected("a string or an array of strings", pointer);
    }
    return words;
  }

  /** True or false. */
  boolean bool(String pointer) throws IOException {
    if (!json.currentToken().isBoolean()) {
      throw expected("true or false", pointer);
    }
    return json.getBooleanValue();
  }

  /** An integer. */
  long integer(String pointer) throws IOException {
    if (json.currentToken() != JsonToken.VALUE_NUMBER_INT
        || json.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
      throw expected("an integer", pointer);
    }
    return json.getLongValue();
  }

  /** The text of a position, which must be there. */
  static String requirePosition(String position) {
    if (position.isBlank()) {
      throw error("missing-field", "The field \"position\" is missing or empty.", "/position");
    }
    return position;
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
