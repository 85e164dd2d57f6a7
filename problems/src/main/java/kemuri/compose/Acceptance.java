package kemuri.compose;

import java.util.List;
import java.util.function.BooleanSupplier;
import kemuri.board.Position;
import kemuri.mate.Finding;
import kemuri.mate.FindingKind;
import kemuri.mate.Futile;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.Rules;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/**
 * The acceptance contract: what must be proven of a candidate before it is a problem.
 *
 * <p>There is a mate; its length is the shortest against the longest defence, by the conventions of
 * tsume-shogi; no check off the main line mates, at whatever length; the attacker's hand is empty
 * at the end. What is not proven within the budget is refused.
 */
final class Acceptance {
  private static final SoundnessQuestion VERDICT =
      new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, Thoroughness.EARLY, 0, List.of());

  private final MateSolver solver;
  private final SoundnessCheck check;
  private final SearchLimits limits;
  private long nodes;

  /**
   * A contract that searches with a solver.
   *
   * @param cancelled asked many times a second; true leaves everything undecided
   */
  Acceptance(MateSolver solver, BooleanSupplier cancelled) {
    this.solver = solver;
    check = new SoundnessCheck(solver);
    limits = SearchLimits.UNLIMITED.withCancelled(cancelled);
  }

  /** Positions entered by all judgements so far, and what other work was worth. */
  long nodes() {
    return nodes;
  }

  /** Counts work done elsewhere, in positions that could have been entered instead. */
  void spend(long positions) {
    nodes += positions;
  }

  /**
   * Judges a candidate, whatever its length.
   *
   * @param candidate attacker to move, defender not in check; left as it was found
   * @param budget positions to enter at most
   */
  Judgement judge(Position candidate, long budget) {
    SoundnessReport report =
        check.check(candidate, VERDICT, limits.withNodes(budget), SoundnessListener.SILENT);
    nodes += report.nodes();
    Soundness verdict = report.verdict();
    if (verdict == Soundness.SOUND || verdict == Soundness.FLAWED) {
      return new Judgement.Accepted(new Specimen(candidate.copy(), report));
    }
    return new Judgement.Refused(reason(report));
  }

  /**
   * Whether the attacker mates by force; either side may be to move.
   *
   * @param budget positions to enter at most; what is not decided counts as no
   */
  boolean isMated(Position position, long budget) {
    MateResult result =
        solver.solve(
            position,
            MateSolver.Goal.ANY,
            Rules.RAW,
            limits.withNodes(budget),
            SearchListener.SILENT);
    nodes += result.nodes();
    return result instanceof MateResult.Mate;
  }

  private static Refusal reason(SoundnessReport report) {
    if (report.verdict() == Soundness.NO_MATE) {
      return Refusal.NO_MATE;
    }
    if (report.verdict() == Soundness.UNDECIDED) {
      return Refusal.UNDECIDED;
    }
    return report.findings().stream()
            .filter(finding -> finding.severity() == Severity.FATAL)
            .map(Finding::kind)
            .anyMatch(kind -> kind == FindingKind.LEFTOVER || kind == FindingKind.LONGER_VARIATION)
        ? Refusal.LEFTOVER
        : Refusal.COOKED;
  }
}
