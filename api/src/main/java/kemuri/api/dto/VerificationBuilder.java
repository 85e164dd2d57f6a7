package kemuri.api.dto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.board.Wording;
import kemuri.mate.AnswerTree;
import kemuri.mate.Finding;
import kemuri.mate.Line;
import kemuri.mate.OpenQuestion;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.notation.Usi;
import org.jspecify.annotations.Nullable;

/** Turns what a check found into a {@link Verification}. */
public final class VerificationBuilder {
  private final PosedDiagram posed;
  private final Position start;

  private VerificationBuilder(PosedDiagram posed) {
    this.posed = posed;
    start = posed.position();
  }

  /**
   * The report on a diagram without flaws.
   *
   * @param report its lines are those of the diagram's position
   * @param answers the tree of answers, if one was found
   * @param cache where the report came from: {@code hit}, {@code miss} or {@code shared}
   */
  public static Verification build(
      PosedDiagram posed,
      VerifyOptions options,
      SoundnessReport report,
      Optional<AnswerTree> answers,
      String cache) {
    return new VerificationBuilder(posed).build(options, report, answers, cache);
  }

  /** A finding, as it stands in the report on a diagram. */
  public static Verification.Fault fault(PosedDiagram posed, Finding finding) {
    return new VerificationBuilder(posed).fault(finding);
  }

  private Verification build(
      VerifyOptions options, SoundnessReport report, Optional<AnswerTree> answers, String cache) {
    List<Integer> line = report.solution().map(Line::moves).orElse(List.of());
    List<String> warnings = new ArrayList<>(posed.warnings());
    warnings.addAll(report.warnings());
    if (options.answers() > 0 && answers.isEmpty() && !line.isEmpty()) {
      warnings.add("The tree of answers was not found within the limits.");
    }
    return new Verification(
        Solution.SolvedPosition.of(posed),
        WireName.of(report.verdict()),
        report.solution().map(Line::plies).orElse(0),
        Solution.LineMove.of(line, start),
        HandText.after(line, start),
        report.rawPlies(),
        report.findings().stream().map(this::fault).toList(),
        report.undecided().stream().map(this::open).toList(),
        warnings,
        settings(options),
        answers.map(tree -> new Verification.Answers(tree, start.isRotated())).orElse(null),
        new Solution.Statistics(report.nodes(), report.milliseconds(), cache));
  }

  private Verification.Fault fault(Finding finding) {
    List<Solution.LineMove> line = Solution.LineMove.of(finding.line(), start);
    String usi = usi(finding.move());
    boolean shown = finding.ply() > 0 && finding.ply() <= line.size();
    String western = shown ? line.get(finding.ply() - 1).western() : usi == null ? "" : usi;
    String japanese = shown ? line.get(finding.ply() - 1).japanese() : usi == null ? "" : usi;
    String square = square(finding.square());
    FaultNote note =
        FaultNote.of(
            finding.kind(),
            finding.ply(),
            western,
            japanese,
            square == null ? "" : square,
            finding.plies(),
            finding.exact());
    return new Verification.Fault(
        finding.kind().code(),
        finding.kind().japanese(),
        WireName.of(finding.severity()),
        finding.ply(),
        usi,
        square,
        finding.plies(),
        finding.exact(),
        line,
        note.english(),
        note.japanese());
  }

  private Verification.Open open(OpenQuestion open) {
    return new Verification.Open(
        open.ply(),
        usi(open.move()),
        WireName.of(open.matter()),
        WireName.of(open.reason()),
        open.couldBeFatal());
  }

  private Verification.Settings settings(VerifyOptions options) {
    SoundnessQuestion question = options.question();
    return new Verification.Settings(
        WireName.of(posed.attacker()),
        WireName.of(posed.defenderHand()),
        WireName.of(question.profile()),
        WireName.of(question.futile()),
        WireName.of(question.thoroughness()),
        question.statedPlies(),
        Usi.format(question.solution(), start),
        options.answers(),
        new Solution.Limits(options.time().toString(), options.nodes()));
  }

  private @Nullable String usi(int move) {
    return move == Move.NONE ? null : Usi.format(move, start.isRotated());
  }

  private @Nullable String square(int square) {
    if (square == Square.NONE) {
      return null;
    }
    return Wording.square(start.isRotated() ? Square.rotate(square) : square);
  }
}
