package kemuri.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import kemuri.api.dto.WireName;

/** Prints a measurement, row by row, as TSV or as JSON lines. */
final class BenchReport {
  private static final String[] COLUMNS = {
    "index", "name", "result", "plies", "exact", "expected", "verdict", "nodes", "ms", "cpuMs"
  };
  private static final JsonFactory FACTORY = new JsonFactory();

  private final PrintStream out;
  private final boolean json;

  BenchReport(PrintStream out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /** Prints the names of the columns. */
  void header() {
    if (!json) {
      line(String.join("\t", COLUMNS));
    }
  }

  /** Prints one row. */
  void row(BenchOutcome outcome) {
    BenchCase row = outcome.row();
    if (json) {
      line(
          object(
              generator -> {
                generator.writeNumberField("index", row.index());
                generator.writeStringField("name", row.name());
                generator.writeStringField("sfen", row.position().text());
                generator.writeStringField("result", outcome.result());
                generator.writeNumberField("plies", outcome.plies());
                generator.writeBooleanField("exact", outcome.exact());
                generator.writeStringField("expected", row.expectedText());
                generator.writeStringField("verdict", WireName.of(outcome.verdict()));
                generator.writeStringField("reason", outcome.reason());
                generator.writeNumberField("nodes", outcome.nodes());
                generator.writeNumberField("ms", outcome.milliseconds());
                generator.writeNumberField("cpuMs", outcome.cpuMilliseconds());
              }));
    } else {
      line(
          String.join(
              "\t",
              Integer.toString(row.index()),
              row.name().isEmpty() ? "-" : row.name(),
              outcome.result(),
              outcome.plies() == 0 ? "-" : Integer.toString(outcome.plies()),
              outcome.exact() ? "exact" : "-",
              row.expectedText(),
              WireName.of(outcome.verdict()),
              Long.toString(outcome.nodes()),
              Long.toString(outcome.milliseconds()),
              Long.toString(outcome.cpuMilliseconds())));
    }
  }

  /** Prints the totals. */
  void summary(Map<String, Object> totals) {
    if (json) {
      line(
          object(
              generator -> {
                generator.writeObjectFieldStart("summary");
                for (Map.Entry<String, Object> total : totals.entrySet()) {
                  generator.writeObjectField(total.getKey(), total.getValue());
                }
                generator.writeEndObject();
              }));
    } else {
      totals.forEach((name, total) -> line("# " + name + "\t" + total));
    }
  }

  private void line(String text) {
    out.print(text + "\n");
    out.flush();
  }

  private static String object(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(text)) {
      generator.writeStartObject();
      fields.write(generator);
      generator.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return text.toString();
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  private interface Fields {
    void write(JsonGenerator generator) throws IOException;
  }
}
