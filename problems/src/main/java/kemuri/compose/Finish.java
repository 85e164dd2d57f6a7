package kemuri.compose;

import java.util.List;
import java.util.Optional;
import kemuri.grading.Grade;
import kemuri.grading.Grader;
import kemuri.mate.Futile;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.problem.Provenance;
import kemuri.search.SearchLimits;

/** Makes a found problem into a work, if it is what was asked for. */
final class Finish {
  /** What a theme that was asked for weighs beside the score. */
  private static final double WANTED = 1_000;

  private static final long BUDGET = 200_000;

  private static final SoundnessQuestion FAULTS =
      new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, Thoroughness.FAULTS, 0, List.of());

  private final MateSolver solver;
  private final SoundnessCheck check;
  private final Grader grader;
  private final ComposeRequest request;
  private final SearchLimits limits;
  private long nodes;

  Finish(MateSolver solver, ComposeRequest request) {
    this.solver = solver;
    check = new SoundnessCheck(solver);
    grader = new Grader(solver);
    this.request = request;
    limits = SearchLimits.UNLIMITED.withNodes(BUDGET).withCancelled(request.limits().cancelled());
  }

  /** Positions entered so far to list faults and to grade. */
  long nodes() {
    return nodes;
  }

  /** How much a problem is worth as a parent, by its estimated grade. */
  double appeal(Grade grade) {
    boolean wanted = request.theme().filter(grade.themes()::contains).isPresent();
    return grade.score() + (wanted ? WANTED : 0);
  }

  /** The work, empty if the problem is not of the kind that was asked for. */
  Optional<Composition> finish(Specimen specimen, Grade estimate, Provenance provenance) {
    if (!request.isOfLength(specimen.plies()) || !request.allows(specimen.position())) {
      return Optional.empty();
    }
    SoundnessReport report =
        check.check(specimen.position(), FAULTS, limits, SoundnessListener.SILENT);
    nodes += report.nodes();
    if (report.verdict() != Soundness.SOUND && report.verdict() != Soundness.FLAWED) {
      return Optional.empty();
    }
    long before = solver.nodes();
    Grade grade = grader.grade(specimen.position(), report);
    nodes += solver.nodes() - before;
    return request.theme().filter(theme -> !grade.themes().contains(theme)).isPresent()
        ? Optional.empty()
        : Optional.of(Composition.of(specimen, report, grade, provenance));
  }
}
