package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes a {@link Solution} as one line of JSON. */
public final class SolutionJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private SolutionJson() {}

  /** The JSON as text, without a line break. */
  public static String toText(Solution solution) {
    return new String(toBytes(solution), StandardCharsets.UTF_8);
  }

  /** The JSON in UTF-8, without a line break. */
  public static byte[] toBytes(Solution solution) {
    return toBytes(solution, null);
  }

  /** The same, led by what tells the line of a batch, if it belongs to one. */
  public static byte[] toBytes(Solution solution, @Nullable LineLabel label) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      write(solution, label, json);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return bytes.toByteArray();
  }

  private static void write(Solution solution, @Nullable LineLabel label, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    if (label != null) {
      label.write(json);
    }
    json.writeObjectFieldStart("position");
    json.writeStringField("sfen", solution.position().sfen());
    json.writeStringField("attacker", solution.position().attacker());
    json.writeEndObject();
    json.writeStringField("result", solution.result());
    writeMate(solution.mate(), json);
    json.writeStringField("reason", solution.reason());
    json.writeArrayFieldStart("warnings");
    for (String warning : solution.warnings()) {
      json.writeString(warning);
    }
    json.writeEndArray();
    writeSettings(solution.settings(), json);
    Solution.Statistics statistics = solution.statistics();
    if (statistics != null) {
      json.writeObjectFieldStart("statistics");
      json.writeNumberField("nodes", statistics.nodes());
      json.writeNumberField("milliseconds", statistics.milliseconds());
      json.writeStringField("cache", statistics.cache());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void writeMate(Solution.@Nullable Mate mate, JsonGenerator json)
      throws IOException {
    if (mate == null) {
      json.writeNullField("mate");
      return;
    }
    json.writeObjectFieldStart("mate");
    json.writeNumberField("plies", mate.plies());
    json.writeBooleanField("exact", mate.exact());
    json.writeArrayFieldStart("line");
    for (Solution.LineMove move : mate.line()) {
      json.writeStartObject();
      json.writeNumberField("ply", move.ply());
      json.writeStringField("usi", move.usi());
      json.writeStringField("japanese", move.japanese());
      json.writeStringField("western", move.western());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("leftInHand", mate.leftInHand());
    json.writeEndObject();
  }

  private static void writeSettings(Solution.Settings settings, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("attacker", settings.attacker());
    json.writeStringField("defenderHand", settings.defenderHand());
    json.writeStringField("rules", settings.rules());
    json.writeStringField("futile", settings.futile());
    json.writeBooleanField("exact", settings.exact());
    json.writeObjectFieldStart("limits");
    json.writeStringField("time", settings.limits().time());
    json.writeNumberField("nodes", settings.limits().nodes());
    json.writeEndObject();
    json.writeEndObject();
  }
}
