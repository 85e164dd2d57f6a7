package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.temporal.ChronoUnit;
import java.util.Map;

/** Writes a {@link TsumeProblem} as one line of JSON. */
public final class TsumeProblemJson {
  private static final int DECIMALS = 3;

  private TsumeProblemJson() {}

  /** The JSON as text, without a line break. */
  public static String toText(TsumeProblem problem) {
    return JsonLine.textOf(json -> write(problem, json));
  }

  private static void write(TsumeProblem problem, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", problem.id());
    json.writeStringField("sfen", problem.sfen());
    json.writeNumberField("plies", problem.plies());
    SolutionJson.writeLine(problem.line(), json);
    writeDifficulty(problem.difficulty(), json);
    SolutionJson.writeStrings("themes", problem.themes(), json);
    json.writeNumberField("pieces", problem.pieces());
    json.writeStringField("verdict", problem.verdict());
    json.writeObjectFieldStart("source");
    json.writeStringField("kind", problem.source().kind());
    json.writeNumberField("seed", problem.source().seed());
    json.writeEndObject();
    json.writeStringField("tier", problem.tier());
    SolutionJson.writeStrings("remarks", problem.remarks(), json);
    json.writeNumberField("score", rounded(problem.score()));
    writeProvenance(problem.provenance(), json);
    json.writeStringField(
        "createdAt", problem.createdAt().truncatedTo(ChronoUnit.MILLIS).toString());
    json.writeEndObject();
  }

  private static void writeDifficulty(TsumeProblem.Difficulty difficulty, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("difficulty");
    json.writeNumberField("rating", Math.round(difficulty.rating()));
    json.writeStringField("formula", difficulty.formula());
    json.writeNumberField("nodes", difficulty.nodes());
    json.writeObjectFieldStart("features");
    for (Map.Entry<String, Double> feature : difficulty.features().entrySet()) {
      json.writeNumberField(feature.getKey(), rounded(feature.getValue()));
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeProvenance(TsumeProblem.Provenance provenance, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("provenance");
    json.writeStringField("method", provenance.method());
    json.writeStringField("parentId", provenance.parentId().orElse(null));
    json.writeNumberField("seed", provenance.seed());
    json.writeNumberField("nodes", provenance.nodes());
    json.writeEndObject();
  }

  private static BigDecimal rounded(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_UP);
    return rounded.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(rounded.stripTrailingZeros().toPlainString());
  }
}
