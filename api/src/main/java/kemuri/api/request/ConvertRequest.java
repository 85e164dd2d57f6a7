package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpStatus;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.format.ConversionTarget;
import kemuri.api.format.JsonValue;
import kemuri.api.format.RecordFormat;
import kemuri.api.format.TextEncoding;
import kemuri.notation.FileEncoding;
import kemuri.notation.GameRecord;
import kemuri.notation.NotationException;

/**
 * A request to convert a record.
 *
 * @param position the record as text
 * @param format how it is written
 * @param target what to convert it to
 * @param encoding how to encode the answer, if it is a text
 */
public record ConvertRequest(
    String position, RecordFormat format, ConversionTarget target, Charset encoding) {
  private static final String POSITION = "position";
  private static final String FROM = "from";
  private static final String TO = "to";
  private static final String ENCODING = "encoding";
  private static final List<String> OPTIONS = List.of(FROM, TO, ENCODING);
  private static final List<String> FIELDS = List.of(POSITION, FROM, TO, ENCODING);

  /**
   * A request whose body is the record alone.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static ConvertRequest ofQuery(String position, HttpParameters parameters) {
    QueryParameters query = QueryParameters.of(parameters, OPTIONS);
    Map<String, String> options = new HashMap<>();
    for (String name : parameters.names()) {
      options.put(name, query.text(name, ""));
    }
    return of(position, options, RequestSource.QUERY);
  }

  /**
   * A request in JSON.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static ConvertRequest ofJson(byte[] body) {
    Map<String, String> fields = new HashMap<>();
    try {
      Map<String, JsonValue> given = JsonValue.read(FileEncoding.decode(body)).fields();
      for (Map.Entry<String, JsonValue> field : given.entrySet()) {
        if (!FIELDS.contains(field.getKey())) {
          throw error(
              ApiError.of(
                      HttpStatus.BAD_REQUEST,
                      "unknown-field",
                      "The field \""
                          + field.getKey()
                          + "\" is unknown; known are "
                          + String.join(", ", FIELDS)
                          + ".")
                  .withPointer("/" + field.getKey().replace("~", "~0").replace("/", "~1")));
        }
        fields.put(field.getKey(), field.getValue().text());
      }
    } catch (NotationException e) {
      throw error(
          ApiError.of(HttpStatus.BAD_REQUEST, "malformed-json", String.valueOf(e.getMessage()))
              .withPointer(""));
    }
    String position = fields.getOrDefault(POSITION, "");
    if (position.isBlank()) {
      throw error(
          ApiError.of(
                  HttpStatus.BAD_REQUEST,
                  "missing-field",
                  "The field \"position\" is missing or empty.")
              .withPointer("/position"));
    }
    return of(position, fields, RequestSource.JSON);
  }

  private static ConvertRequest of(
      String position, Map<String, String> options, RequestSource source) {
    Optional<RecordFormat> format =
        PositionFormat.of(options.getOrDefault(FROM, PositionFormat.AUTO), position);
    Optional<ConversionTarget> target =
        WireName.find(ConversionTarget.class, options.getOrDefault(TO, ""));
    Optional<Charset> encoding =
        TextEncoding.of(options.getOrDefault(ENCODING, StandardCharsets.UTF_8.name()));
    return new ConvertRequest(
        position,
        format.orElseThrow(() -> badValue(PositionFormat.EXPECTED, FROM, source)),
        target.orElseThrow(
            () ->
                badValue(
                    "Expected one of " + WireName.list(ConversionTarget.class) + ".", TO, source)),
        encoding.orElseThrow(
            () -> badValue("Expected one of " + TextEncoding.NAMES + ".", ENCODING, source)));
  }

  /**
   * Reads the record.
   *
   * @throws ApiException that says what is wrong with it and where
   */
  public GameRecord read(RequestSource source) {
    try {
      return format.read(position);
    } catch (NotationException e) {
      throw PositionFormat.malformed(e, source);
    }
  }

  private static ApiException badValue(String detail, String name, RequestSource source) {
    return error(
        source.locate(ApiError.of(HttpStatus.BAD_REQUEST, "bad-value", detail), "/" + name));
  }

  private static ApiException error(ApiError error) {
    return new ApiException(error);
  }
}
