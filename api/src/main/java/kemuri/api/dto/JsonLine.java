package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Writes JSON to memory. */
public final class JsonLine {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonLine() {}

  /** Writes one value. */
  @FunctionalInterface
  public interface Writer {
    /** Writes it. */
    void write(JsonGenerator json) throws IOException;
  }

  /** The JSON as text, without a line break. */
  public static String textOf(Writer writer) {
    return new String(of(writer), StandardCharsets.UTF_8);
  }

  /** The JSON in UTF-8, without a line break. */
  public static byte[] of(Writer writer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      writer.write(json);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return bytes.toByteArray();
  }
}
