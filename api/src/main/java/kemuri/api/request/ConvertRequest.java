package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpStatus;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
import kemuri.picture.PictureOptions;

/**
 * A request to convert a record.
 *
 * @param position the record as text
 * @param format how it is written
 * @param target what to convert it to
 * @param encoding how to encode the answer, if it is a text
 * @param picture how to draw the answer, if it is a picture
 */
public record ConvertRequest(
    String position,
    RecordFormat format,
    ConversionTarget target,
    Charset encoding,
    PictureOptions picture) {
  private static final String POSITION = "position";
  private static final String FROM = "from";
  private static final String TO = "to";
  private static final String ENCODING = "encoding";
  private static final List<String> OPTIONS = known(FROM, TO, ENCODING);
  private static final List<String> FIELDS = known(POSITION, FROM, TO, ENCODING);

  private static List<String> known(String... own) {
    List<String> names = new ArrayList<>(List.of(own));
    names.addAll(PictureSettings.NAMES);
    return List.copyOf(names);
  }

  /**
   * A request whose body is the record alone.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static ConvertRequest ofQuery(String position, HttpParameters parameters) {
    return of(position, RequestOptions.ofQuery(parameters, OPTIONS));
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
        fields.put(field.getKey(), text(field.getKey(), field.getValue()));
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
    return of(position, new RequestOptions(fields, RequestSource.JSON));
  }

  private static String text(String name, JsonValue value) throws NotationException {
    return switch (name) {
      case "size" ->
          Integer.toString(value.integer(PictureOptions.SMALLEST, PictureOptions.LARGEST));
      case "flip" -> Boolean.toString(value.bool());
      default -> value.text();
    };
  }

  private static ConvertRequest of(String position, RequestOptions options) {
    Optional<RecordFormat> format =
        PositionFormat.of(options.text(FROM, PositionFormat.AUTO), position);
    Optional<ConversionTarget> wanted = WireName.find(ConversionTarget.class, options.text(TO, ""));
    Optional<Charset> encoding =
        TextEncoding.of(options.text(ENCODING, StandardCharsets.UTF_8.name()));
    ConversionTarget target =
        wanted.orElseThrow(
            () ->
                options.badValue(
                    "Expected one of " + WireName.list(ConversionTarget.class) + ".", TO));
    for (String name : PictureSettings.NAMES) {
      if (!target.isPicture() && options.texts().containsKey(name)) {
        throw options.badValue("Expected only where \"to\" is svg or png; leave it out.", name);
      }
    }
    return new ConvertRequest(
        position,
        format.orElseThrow(() -> options.badValue(PositionFormat.EXPECTED, FROM)),
        target,
        encoding.orElseThrow(
            () -> options.badValue("Expected one of " + TextEncoding.NAMES + ".", ENCODING)),
        PictureSettings.read(options, ""));
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

  /** Converts what was read. */
  public byte[] convert(GameRecord record) {
    return target.convert(record, encoding, picture);
  }

  private static ApiException error(ApiError error) {
    return new ApiException(error);
  }
}
