package kemuri.api.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kemuri.api.dto.Language;
import kemuri.api.dto.Solution;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationWords;
import kemuri.notation.Ending;
import kemuri.notation.GameRecord;
import kemuri.notation.NotationException;
import kemuri.notation.RecordBuilder;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;

/**
 * Turns a {@link Verification} into a record that a person opens in a shogi program: the main line,
 * the verdict and a list of the findings before it, and each finding's line as a branch with a
 * comment at the move it is about. Lines that begin alike share their beginning.
 */
public final class VerificationRecord {
  private static final VerificationWords JAPANESE = new VerificationWords(Language.JA);
  private static final VerificationWords ENGLISH = new VerificationWords(Language.EN);

  private final Verification verification;
  private final RecordBuilder record;

  private VerificationRecord(Verification verification) throws NotationException {
    this.verification = verification;
    record = new RecordBuilder(Sfen.parse(verification.position().sfen()));
  }

  /** The report as a record. */
  public static GameRecord of(Verification verification) {
    try {
      return new VerificationRecord(verification).build();
    } catch (NotationException e) {
      throw new IllegalStateException("a report of its own cannot be read", e);
    }
  }

  private GameRecord build() throws NotationException {
    writeHead();
    if (!verification.line().isEmpty()) {
      play(verification.line(), 0, List.of());
    } else if (verification.verdict().equals("no-mate")) {
      record.end(Ending.NO_MATE);
    }
    List<Verification.Fault> findings = verification.findings();
    for (int i = 0; i < findings.size(); i++) {
      Verification.Fault finding = findings.get(i);
      if (!finding.line().isEmpty()) {
        record.backTo(0);
        int ply = finding.ply() > 0 ? finding.ply() : finding.line().size();
        String title = title(i + 1, finding) + length(finding);
        play(finding.line(), ply, List.of(title, finding.noteJa(), finding.note()));
      }
    }
    return record.build(headers());
  }

  private Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    if (verification.plies() > 0) {
      headers.put("手数", Integer.toString(verification.plies()));
    }
    return headers;
  }

  private void writeHead() {
    record.comment("検討結果：" + JAPANESE.verdict(verification));
    record.comment("Verdict: " + ENGLISH.verdict(verification));
    List<Verification.Fault> findings = verification.findings();
    for (int i = 0; i < findings.size(); i++) {
      Verification.Fault finding = findings.get(i);
      record.comment(title(i + 1, finding) + "：" + finding.noteJa());
      if (finding.line().isEmpty()) {
        record.comment(finding.note());
      }
    }
    for (Verification.Open open : verification.undecided()) {
      record.comment("未解明：" + JAPANESE.open(open));
      record.comment("Left open: " + ENGLISH.open(open));
    }
    verification.warnings().forEach(warning -> record.comment("Note: " + warning));
  }

  /** What a finding is and how bad: {@code 1. 余詰（cook）、致命的（fatal）}. */
  private static String title(int number, Verification.Fault finding) {
    return "%d. %s（%s）、%s（%s）"
        .formatted(
            number,
            finding.labelJa(),
            finding.kind(),
            JAPANESE.severity(finding),
            ENGLISH.severity(finding));
  }

  private static String length(Verification.Fault finding) {
    return "、" + finding.plies() + (finding.exact() ? "手" : "手以内");
  }

  /** Plays a line from the start to mate, with comments at the move of a ply. */
  private void play(List<Solution.LineMove> line, int ply, List<String> comments)
      throws NotationException {
    for (Solution.LineMove move : line) {
      record.play(Usi.parse(move.usi(), record.position()));
      if (move.ply() == ply) {
        comments.forEach(record::comment);
      }
    }
    record.end(Ending.MATE);
  }
}
