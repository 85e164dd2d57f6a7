package kemuri.compose;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kemuri.board.Diagram;
import kemuri.grading.Grade;
import kemuri.mate.Finding;
import kemuri.mate.FindingKind;
import kemuri.mate.Line;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessReport;
import kemuri.problem.ProblemId;
import kemuri.problem.Provenance;

/**
 * A composed problem (作品).
 *
 * @param id its name
 * @param diagram the diagram, Black to move, all missing pieces in White's hand
 * @param line the main line, as moves of the position in which Black attacks
 * @param verdict {@link Soundness#SOUND} or {@link Soundness#FLAWED}
 * @param remarks the kinds of faults that are there but not fatal
 * @param tier how clean it is
 * @param grade what it is worth
 * @param provenance how it came about
 */
public record Composition(
    ProblemId id,
    Diagram diagram,
    Line line,
    Soundness verdict,
    Set<FindingKind> remarks,
    Tier tier,
    Grade grade,
    Provenance provenance) {
  /** How much of the acceptance contract holds. */
  public enum Tier {
    /** Correct: no fatal fault, and no piece that is not needed. */
    A,
    /** Clean: sound, and nothing found but what is for information. */
    B,
    /** A work: clean, and at least one theme. */
    C
  }

  /** Copies the set. */
  public Composition {
    remarks = Set.copyOf(remarks);
  }

  static Composition of(
      Specimen specimen, SoundnessReport report, Grade grade, Provenance provenance) {
    Diagram diagram = specimen.position().toDiagram();
    List<Finding> faults =
        report.findings().stream().filter(finding -> finding.severity() != Severity.INFO).toList();
    Set<FindingKind> remarks = new TreeSet<>();
    faults.forEach(finding -> remarks.add(finding.kind()));
    Tier tier =
        report.verdict() != Soundness.SOUND || !faults.isEmpty()
            ? Tier.A
            : grade.themes().isEmpty() ? Tier.B : Tier.C;
    return new Composition(
        ProblemId.of(diagram),
        diagram,
        report.solution().orElseThrow(),
        report.verdict(),
        remarks,
        tier,
        grade,
        provenance);
  }
}
