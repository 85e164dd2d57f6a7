package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import kemuri.compose.Refusal;
import kemuri.compose.Tally;

/**
 * How a composing run stands, or ended.
 *
 * @param seed the run's seed
 * @param plies the length asked for
 * @param count how many problems were asked for
 * @param accepted how many were found
 * @param milliseconds wall time
 * @param tally what it took
 */
public record GenerateSummary(
    long seed, int plies, int count, int accepted, long milliseconds, Tally tally) {
  /** The whole as JSON, without a line break. */
  public String toJson() {
    return JsonLine.textOf(this::write);
  }

  /** What a run shows as it goes on, as JSON without a line break. */
  public static String progress(Tally tally, int accepted, long milliseconds) {
    return progress(tally.nodes(), milliseconds, tally.candidates(), accepted);
  }

  /** The same before anything was done. */
  public static String noProgress() {
    return progress(0, 0, 0, 0);
  }

  private static String progress(long nodes, long milliseconds, long candidates, int accepted) {
    return JsonLine.textOf(
        json -> {
          json.writeStartObject();
          json.writeNumberField("nodes", nodes);
          json.writeNumberField("milliseconds", milliseconds);
          json.writeNumberField("candidates", candidates);
          json.writeNumberField("accepted", accepted);
          json.writeEndObject();
        });
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("seed", seed);
    json.writeNumberField("plies", plies);
    json.writeNumberField("count", count);
    json.writeNumberField("accepted", accepted);
    json.writeObjectFieldStart("statistics");
    json.writeNumberField("nodes", tally.nodes());
    json.writeNumberField("milliseconds", milliseconds);
    json.writeNumberField("candidates", tally.candidates());
    json.writeObjectFieldStart("kept");
    for (Map.Entry<Integer, Long> kept : tally.kept().entrySet()) {
      json.writeNumberField(kept.getKey().toString(), kept.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("refused");
    for (Refusal reason : Refusal.values()) {
      json.writeNumberField(WireName.of(reason), tally.refused(reason));
    }
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }
}
