package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a {@link Solution} as one line of JSON. */
public final class SolutionJson {
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
    return JsonLine.of(json -> write(solution, label, json));
  }

  private static void write(Solution solution, @Nullable LineLabel label, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    if (label != null) {
      label.write(json);
    }
    writePosition(solution.position(), json);
    json.writeStringField("result", solution.result());
    writeMate(solution.mate(), json);
    json.writeStringField("reason", solution.reason());
    writeStrings("warnings", solution.warnings(), json);
    writeSettings(solution.settings(), json);
    Solution.Statistics statistics = solution.statistics();
    if (statistics != null) {
      writeStatistics(statistics, json);
    }
    json.writeEndObject();
  }

  /** The field {@code position}. */
  static void writePosition(Solution.SolvedPosition position, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("position");
    json.writeStringField("sfen", position.sfen());
    json.writeStringField("attacker", position.attacker());
    json.writeEndObject();
  }

  /** A field with an array of strings. */
  static void writeStrings(String name, List<String> values, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  /** The field {@code line}. */
  static void writeLine(List<Solution.LineMove> line, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("line");
    for (Solution.LineMove move : line) {
      json.writeStartObject();
      json.writeNumberField("ply", move.ply());
      json.writeStringField("usi", move.usi());
      json.writeStringField("japanese", move.japanese());
      json.writeStringField("western", move.western());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The field {@code limits}. */
  static void writeLimits(Solution.Limits limits, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("limits");
    json.writeStringField("time", limits.time());
    json.writeNumberField("nodes", limits.nodes());
    json.writeEndObject();
  }

  /** The field {@code statistics}. */
  static void writeStatistics(Solution.Statistics statistics, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("statistics");
    json.writeNumberField("nodes", statistics.nodes());
    json.writeNumberField("milliseconds", statistics.milliseconds());
    json.writeStringField("cache", statistics.cache());
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
    if (mate.rawPlies() > 0) {
      json.writeNumberField("rawPlies", mate.rawPlies());
    }
    writeLine(mate.line(), json);
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
    writeLimits(settings.limits(), json);
    json.writeEndObject();
  }
}
