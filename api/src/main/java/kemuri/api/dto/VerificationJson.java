package kemuri.api.dto;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import kemuri.mate.AnswerTree;
import kemuri.notation.Usi;
import org.jspecify.annotations.Nullable;

/** Writes a {@link Verification} as one line of JSON. */
public final class VerificationJson {
  private VerificationJson() {}

  /** The JSON as text, without a line break. */
  public static String toText(Verification verification) {
    return new String(toBytes(verification, null), StandardCharsets.UTF_8);
  }

  /** The JSON in UTF-8, led by what tells the line of a batch, if it belongs to one. */
  public static byte[] toBytes(Verification verification, @Nullable LineLabel label) {
    return JsonLine.of(json -> write(verification, label, json));
  }

  /** A finding alone. */
  public static String toText(Verification.Fault finding) {
    return JsonLine.textOf(json -> writeFinding(finding, json));
  }

  private static void write(
      Verification verification, @Nullable LineLabel label, JsonGenerator json) throws IOException {
    json.writeStartObject();
    if (label != null) {
      label.write(json);
    }
    SolutionJson.writePosition(verification.position(), json);
    json.writeStringField("verdict", verification.verdict());
    json.writeNumberField("plies", verification.plies());
    SolutionJson.writeLine(verification.line(), json);
    json.writeStringField("leftInHand", verification.leftInHand());
    if (verification.rawPlies() > 0) {
      json.writeNumberField("rawPlies", verification.rawPlies());
    }
    json.writeArrayFieldStart("findings");
    for (Verification.Fault finding : verification.findings()) {
      writeFinding(finding, json);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("undecided");
    for (Verification.Open open : verification.undecided()) {
      writeOpen(open, json);
    }
    json.writeEndArray();
    SolutionJson.writeStrings("warnings", verification.warnings(), json);
    writeSettings(verification.settings(), json);
    Verification.Answers answers = verification.answers();
    if (answers != null) {
      json.writeFieldName("answers");
      writeAnswers(answers.tree(), answers.rotated(), json);
    }
    SolutionJson.writeStatistics(verification.statistics(), json);
    json.writeEndObject();
  }

  private static void writeFinding(Verification.Fault finding, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", finding.kind());
    json.writeStringField("labelJa", finding.labelJa());
    json.writeStringField("severity", finding.severity());
    json.writeNumberField("ply", finding.ply());
    json.writeStringField("move", finding.move());
    if (finding.square() != null) {
      json.writeStringField("square", finding.square());
    }
    json.writeNumberField("plies", finding.plies());
    json.writeBooleanField("exact", finding.exact());
    SolutionJson.writeLine(finding.line(), json);
    json.writeStringField("note", finding.note());
    json.writeStringField("noteJa", finding.noteJa());
    json.writeEndObject();
  }

  private static void writeOpen(Verification.Open open, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ply", open.ply());
    json.writeStringField("move", open.move());
    json.writeStringField("matter", open.matter());
    json.writeStringField("reason", open.reason());
    json.writeBooleanField("couldBeFatal", open.couldBeFatal());
    json.writeEndObject();
  }

  private static void writeSettings(Verification.Settings settings, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("attacker", settings.attacker());
    json.writeStringField("defenderHand", settings.defenderHand());
    json.writeStringField("profile", settings.profile());
    json.writeStringField("futile", settings.futile());
    json.writeStringField("thoroughness", settings.thoroughness());
    json.writeNumberField("plies", settings.plies());
    SolutionJson.writeStrings("solution", settings.solution(), json);
    json.writeNumberField("answers", settings.answers());
    SolutionJson.writeLimits(settings.limits(), json);
    json.writeEndObject();
  }

  /**
   * Checks by their moves, each with the best replies by theirs; null where the tree is cut off.
   */
  private static void writeAnswers(AnswerTree tree, boolean rotated, JsonGenerator json)
      throws IOException {
    if (tree.cut()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    for (AnswerTree.Check check : tree.checks()) {
      json.writeObjectFieldStart(Usi.format(check.move(), rotated));
      for (AnswerTree.Reply reply : check.replies()) {
        json.writeFieldName(Usi.format(reply.move(), rotated));
        writeAnswers(reply.next(), rotated, json);
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
