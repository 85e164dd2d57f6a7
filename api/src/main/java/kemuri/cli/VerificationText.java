package kemuri.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kemuri.api.dto.Language;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Solution;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationWords;
import kemuri.board.Position;
import kemuri.mate.Finding;
import kemuri.mate.SoundnessReport;
import kemuri.notation.BoardText;

/**
 * The author's report for people: the board, the verdict, the main line, and each fault with the
 * position at which it occurs and the line that shows it.
 */
final class VerificationText {
  private final PosedDiagram posed;
  private final Language language;
  private final VerificationWords words;
  private final StringBuilder text = new StringBuilder();

  private VerificationText(PosedDiagram posed, Language language) {
    this.posed = posed;
    this.language = language;
    words = new VerificationWords(language);
  }

  /** Some lines, the last of them empty. */
  static String format(
      PosedDiagram posed, SoundnessReport report, Verification verification, Language language) {
    VerificationText writer = new VerificationText(posed, language);
    writer.write(report, verification);
    return writer.text.toString();
  }

  private void write(SoundnessReport report, Verification verification) {
    line(BoardText.format(posed.diagram()));
    line(words.verdict(verification));
    if (!verification.line().isEmpty()) {
      writeSolution(verification);
    }
    for (int i = 0; i < report.findings().size(); i++) {
      line("");
      writeFault(i + 1, report.findings().get(i), verification.findings().get(i));
    }
    if (!verification.undecided().isEmpty()) {
      line("");
      line(language.of("Left open:", "未解明："));
      verification.undecided().forEach(open -> line("  " + words.open(open)));
    }
    line("");
    Solution.Statistics cost = verification.statistics();
    line(
        String.format(
            Locale.ROOT,
            language.of("%,d positions in %,d ms", "%,d局面　%,dミリ秒"),
            cost.nodes(),
            cost.milliseconds()));
    for (String warning : verification.warnings()) {
      line(language.of("Note: ", "注：") + warning);
    }
    line("");
  }

  private void writeSolution(Verification verification) {
    line(language.of("Solution: ", "作意：") + moves(verification.line()));
    String left = verification.leftInHand();
    if (!left.isEmpty()) {
      line(language.of("Left in hand: ", "余り駒：") + left);
    }
    int raw = verification.rawPlies();
    if (raw > 0 && raw != verification.plies()) {
      line(language.of("In " + raw + " if futile interpositions count.", "無駄合を数えれば" + raw + "手。"));
    }
  }

  private void writeFault(int number, Finding finding, Verification.Fault fault) {
    line(
        language.of(
            number + ". " + fault.kind() + " (" + fault.labelJa() + "), " + words.severity(fault),
            number + ". " + fault.labelJa() + "（" + words.severity(fault) + "）"));
    line(language.of("   " + fault.note(), "   " + fault.noteJa()));
    if (!fault.line().isEmpty()) {
      line("   " + moves(fault.line().subList(Math.max(0, fault.ply() - 1), fault.line().size())));
    }
    if (fault.ply() > 1 && fault.ply() <= finding.line().size()) {
      line(
          language.of(
              "   The position before ply " + fault.ply() + ":", "   " + fault.ply() + "手目の局面："));
      Position position = posed.position();
      finding.line().subList(0, fault.ply() - 1).forEach(position::doMove);
      line(BoardText.format(position.toDiagram()).indent(3).stripTrailing());
    }
  }

  /** Western notation with the plies, or Japanese. */
  private String moves(List<Solution.LineMove> line) {
    return language == Language.JA
        ? line.stream().map(Solution.LineMove::japanese).collect(Collectors.joining(" "))
        : line.stream()
                .map(move -> move.ply() + "." + move.western())
                .collect(Collectors.joining(" "))
            + "  "
            + line.stream().map(Solution.LineMove::japanese).collect(Collectors.joining(" "));
  }

  private void line(String content) {
    text.append(content).append('\n');
  }
}
