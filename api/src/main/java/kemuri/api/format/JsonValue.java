package kemuri.api.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON text, and where it ends or, for objects and arrays, begins.
 *
 * @param value a map, a list, a text, a {@link Long}, a {@link Boolean}; null for the rest
 * @param offset in the text, counted from zero
 * @param line counted from 1
 * @param column counted from 1
 */
public record JsonValue(@Nullable Object value, int offset, int line, int column) {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  /**
   * Reads a text that is one JSON value.
   *
   * @throws NotationException if it is not
   */
  public static JsonValue read(String text) throws NotationException {
    try (JsonParser json = FACTORY.createParser(text)) {
      json.nextToken();
      JsonValue value = read(json);
      if (json.nextToken() != null) {
        throw value.fault("expected the end of the JSON after its value: remove the rest");
      }
      return value;
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      int line = at == null ? 1 : Math.max(1, at.getLineNr());
      int column = at == null ? 1 : Math.max(1, at.getColumnNr());
      int offset = at == null ? 0 : (int) Math.min(text.length(), Math.max(0, at.getCharOffset()));
      boolean repeated = e.getOriginalMessage().startsWith("Duplicate field");
      throw NotationException.atLine(
          (repeated ? "expected each field once" : "expected JSON, found none")
              + ", at line %d, column %d: mend what is there or before it".formatted(line, column),
          offset,
          line,
          column);
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory", e);
    }
  }

  private static JsonValue read(JsonParser json) throws IOException {
    JsonLocation at = json.currentTokenLocation(); // of an empty text, before its first character
    return new JsonValue(
        value(json),
        (int) Math.max(0, at.getCharOffset()),
        at.getLineNr(),
        Math.max(1, at.getColumnNr()));
  }

  private static @Nullable Object value(JsonParser json) throws IOException {
    if (json.currentToken() == null) {
      return null;
    }
    return switch (json.currentToken()) {
      case START_OBJECT -> object(json);
      case START_ARRAY -> array(json);
      case VALUE_STRING -> json.getText();
      case VALUE_NUMBER_INT ->
          json.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? Long.MAX_VALUE
              : json.getLongValue();
      case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
      default -> null;
    };
  }

  private static Map<String, JsonValue> object(JsonParser json) throws IOException {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
      json.nextToken();
      fields.put(name, read(json));
    }
    return fields;
  }

  private static List<JsonValue> array(JsonParser json) throws IOException {
    List<JsonValue> values = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      values.add(read(json));
    }
    return values;
  }

  /** A field of this object; empty if it is not there, or null. */
  public Optional<JsonValue> field(String name) throws NotationException {
    if (!(value instanceof Map<?, ?> fields)) {
      throw expected("an object");
    }
    return fields.get(name) instanceof JsonValue field && field.value != null
        ? Optional.of(field)
        : Optional.empty();
  }

  /** The fields of this object. */
  public Map<String, JsonValue> fields() throws NotationException {
    if (!(value instanceof Map<?, ?> fields)) {
      throw expected("an object");
    }
    Map<String, JsonValue> typed = new LinkedHashMap<>();
    fields.forEach((name, field) -> typed.put((String) name, (JsonValue) field));
    return typed;
  }

  /** The values of this array. */
  public List<JsonValue> elements() throws NotationException {
    if (!(value instanceof List<?> values)) {
      throw expected("an array");
    }
    return values.stream().map(JsonValue.class::cast).toList();
  }

  /** This text. */
  public String text() throws NotationException {
    if (!(value instanceof String text)) {
      throw expected("a string");
    }
    return text;
  }

  /** This integer, if it lies in a range. */
  public int integer(int least, int greatest) throws NotationException {
    if (!(value instanceof Long number) || number < least || number > greatest) {
      throw expected("an integer from " + least + " to " + greatest);
    }
    return number.intValue();
  }

  /** This, true or false. */
  public boolean bool() throws NotationException {
    if (!(value instanceof Boolean bool)) {
      throw expected("true or false");
    }
    return bool;
  }

  /** Whether this is true. */
  public boolean isTrue() {
    return Boolean.TRUE.equals(value);
  }

  /** An error about this value. */
  public NotationException expected(String wanted) {
    return fault("expected " + wanted);
  }

  /** An error about this value, of which someone else knew the message. */
  public NotationException fault(NotationException cause) {
    NotationException located = fault(String.valueOf(cause.getMessage()));
    located.initCause(cause);
    return located;
  }

  private NotationException fault(String message) {
    return NotationException.atLine(
        message + ", at line " + line + ", column " + column, offset, line, column);
  }
}
