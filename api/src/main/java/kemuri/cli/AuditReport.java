package kemuri.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kemuri.api.dto.JsonLine;
import kemuri.api.dto.WireName;
import kemuri.compose.Audit;
import kemuri.compose.ProblemClaim;

/** Prints what came of audits: a row a problem, as JSON or for people, then a summary. */
final class AuditReport {
  private final PrintStream out;
  private final boolean json;
  private final Map<Audit.Outcome, Integer> outcomes = new EnumMap<>(Audit.Outcome.class);
  private final Map<Audit.Kind, Integer> faults = new EnumMap<>(Audit.Kind.class);
  private int count;
  private long needed;
  private long nodes;
  private long milliseconds;

  AuditReport(PrintStream out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /** How many rows there are. */
  int count() {
    return count;
  }

  /** How many came to this. */
  int count(Audit.Outcome outcome) {
    return outcomes.getOrDefault(outcome, 0);
  }

  /**
   * Prints a row.
   *
   * @param line the problem's in the file
   * @param claim what is recorded, empty if it cannot be read
   */
  void row(int line, Optional<ProblemClaim> claim, Audit audit) {
    count++;
    outcomes.merge(audit.outcome(), 1, Integer::sum);
    audit.faults().stream()
        .map(Audit.Fault::kind)
        .distinct()
        .forEach(kind -> faults.merge(kind, 1, Integer::sum));
    needed += audit.needed();
    nodes += audit.nodes();
    milliseconds += audit.milliseconds();
    out.print(
        json
            ? JsonLine.textOf(object -> write(line, claim, audit, object)) + "\n"
            : text(line, claim, audit));
  }

  private static String text(int line, Optional<ProblemClaim> claim, Audit audit) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%-9s  line %d  %s  %d plies  %s  %d pieces needed  %,d positions  %,d ms%n",
            WireName.of(audit.outcome()),
            line,
            claim.map(ProblemClaim::id).orElse("-"),
            audit.plies(),
            audit.verdict().map(WireName::of).orElse("-"),
            audit.needed(),
            audit.nodes(),
            audit.milliseconds()));
    for (Audit.Fault fault : audit.faults()) {
      text.append("  ").append(WireName.of(fault.kind())).append(": ");
      text.append(fault.detail()).append('\n');
    }
    for (String question : audit.open()) {
      text.append("  undecided: ").append(question).append('\n');
    }
    return text.toString();
  }

  private static void write(
      int line, Optional<ProblemClaim> claim, Audit audit, JsonGenerator object)
      throws IOException {
    object.writeStartObject();
    object.writeNumberField("line", line);
    object.writeStringField("id", claim.map(ProblemClaim::id).orElse(null));
    object.writeStringField("sfen", claim.map(ProblemClaim::sfen).orElse(null));
    object.writeStringField("result", WireName.of(audit.outcome()));
    object.writeStringField("verdict", audit.verdict().map(WireName::of).orElse(null));
    object.writeNumberField("plies", audit.plies());
    object.writeNumberField("needed", audit.needed());
    object.writeArrayFieldStart("faults");
    for (Audit.Fault fault : audit.faults()) {
      object.writeStartObject();
      object.writeStringField("kind", WireName.of(fault.kind()));
      object.writeStringField("detail", fault.detail());
      object.writeEndObject();
    }
    object.writeEndArray();
    object.writeArrayFieldStart("undecided");
    for (String question : audit.open()) {
      object.writeString(question);
    }
    object.writeEndArray();
    object.writeNumberField("nodes", audit.nodes());
    object.writeNumberField("milliseconds", audit.milliseconds());
    object.writeEndObject();
  }

  /** Prints the summary. */
  void summary() {
    if (json) {
      out.print(JsonLine.textOf(this::writeSummary) + "\n");
      return;
    }
    out.printf(
        Locale.ROOT,
        "%n%d problems: %d passed, %d failed, %d undecided; %,d pieces proven needed; %,d positions"
            + " in %.1f s%n",
        count,
        count(Audit.Outcome.PASSED),
        count(Audit.Outcome.FAILED),
        count(Audit.Outcome.UNDECIDED),
        needed,
        nodes,
        milliseconds / 1_000.0);
    faults.forEach((kind, number) -> out.printf("  %s: %d%n", WireName.of(kind), number));
  }

  private void writeSummary(JsonGenerator object) throws IOException {
    object.writeStartObject();
    object.writeObjectFieldStart("summary");
    object.writeNumberField("problems", count);
    for (Audit.Outcome outcome : Audit.Outcome.values()) {
      object.writeNumberField(WireName.of(outcome), count(outcome));
    }
    object.writeNumberField("needed", needed);
    object.writeObjectFieldStart("faults");
    for (Map.Entry<Audit.Kind, Integer> fault : faults.entrySet()) {
      object.writeNumberField(WireName.of(fault.getKey()), fault.getValue());
    }
    object.writeEndObject();
    object.writeNumberField("nodes", nodes);
    object.writeNumberField("milliseconds", milliseconds);
    object.writeEndObject();
    object.writeEndObject();
  }
}
