package kemuri.api.error;

import com.fasterxml.jackson.core.JsonGenerator;
import io.micronaut.http.HttpStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import kemuri.api.dto.JsonLine;
import kemuri.api.dto.LineLabel;
import kemuri.api.dto.WireName;
import kemuri.board.DiagramFlaw;
import kemuri.board.Square;
import org.jspecify.annotations.Nullable;

/** Writes an {@link ApiError} as {@code application/problem+json}. */
public final class ApiErrorJson {
  private static final String TYPE_PREFIX = "urn:kemuri:error:";

  private ApiErrorJson() {}

  /**
   * The JSON in UTF-8.
   *
   * @param instance identifies this occurrence
   */
  public static byte[] toBytes(ApiError error, String instance) {
    return toBytes(error, instance, null);
  }

  /** The same as text. */
  public static String toText(ApiError error, String instance) {
    return new String(toBytes(error, instance), StandardCharsets.UTF_8);
  }

  /** The same, led by what tells the line of a batch, if it belongs to one. */
  public static byte[] toBytes(ApiError error, String instance, @Nullable LineLabel label) {
    return JsonLine.of(json -> write(error, instance, label, json));
  }

  private static void write(
      ApiError error, String instance, @Nullable LineLabel label, JsonGenerator json)
      throws IOException {
    HttpStatus status = error.status();
    boolean plain = error.code().isEmpty();
    json.writeStartObject();
    if (label != null) {
      label.write(json);
    }
    json.writeStringField("type", plain ? "about:blank" : TYPE_PREFIX + error.code());
    json.writeStringField("title", plain ? status.getReason() : title(error.code()));
    json.writeNumberField("status", status.getCode());
    if (!error.detail().isEmpty()) {
      json.writeStringField("detail", error.detail());
    }
    json.writeStringField("instance", instance);
    if (error.pointer() != null) {
      json.writeStringField("pointer", error.pointer());
    }
    if (error.parameter() != null) {
      json.writeStringField("parameter", error.parameter());
    }
    writePlace(error.place(), json);
    if (!error.flaws().isEmpty()) {
      json.writeArrayFieldStart("flaws");
      for (DiagramFlaw flaw : error.flaws()) {
        writeFlaw(flaw, json);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void writePlace(@Nullable TextPlace place, JsonGenerator json) throws IOException {
    if (place == null) {
      return;
    }
    json.writeObjectFieldStart("position");
    json.writeNumberField("offset", place.offset());
    if (place.line() > 0) {
      json.writeNumberField("line", place.line());
      json.writeNumberField("column", place.column());
    }
    if (place.rank() > 0) {
      json.writeNumberField("rank", place.rank());
    }
    if (place.file() > 0) {
      json.writeNumberField("file", place.file());
    }
    json.writeEndObject();
  }

  private static void writeFlaw(DiagramFlaw flaw, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", WireName.of(flaw.kind()));
    json.writeArrayFieldStart("squares");
    for (int square : flaw.squares()) {
      json.writeString("" + (Square.file(square) + 1) + (char) ('a' + Square.rank(square)));
    }
    json.writeEndArray();
    json.writeStringField("detail", flaw.detail());
    json.writeEndObject();
  }

  private static String title(String code) {
    String words = code.replace('-', ' ').replace("json", "JSON").replace("utf8", "UTF-8");
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
