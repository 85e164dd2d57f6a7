package kemuri.grading;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.mate.Line;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.mate.Severity;
import kemuri.mate.SoundnessReport;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/**
 * Grades problems: themes, features, difficulty and score.
 *
 * <p>All searches are limited by nodes, never by time, so that a grade can be repeated; a diagram,
 * its mirror image and the same with the colours exchanged have the same, but for letters in the
 * mirror. One grade at a time.
 */
public final class Grader {
  /** Nodes for the proof whose cost is part of the difficulty. */
  private static final int PROOF_NODES = 200_000;

  private final MateSolver solver;

  /** A grader that asks a solver; its grades do not depend on earlier ones. */
  public Grader(MateSolver solver) {
    this.solver = solver;
  }

  /**
   * The grade of a problem.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param report what the soundness check says about it, all faults asked for
   * @throws IllegalArgumentException if the report has no solution or the defender is to move
   */
  public Grade grade(Position position, SoundnessReport report) {
    PlayedLine line = PlayedLine.of(position, solution(report));
    Refutations refutations = new Refutations(solver, line);
    Set<Theme> themes = ThemeDetector.themes(line, refutations);
    Temptation[] temptations = temptations(line);
    double trap = trap(line, temptations, refutations);
    double side = new SideLines(solver, line).count();
    Features features = features(line, report, temptations, side, trap);
    return grade(line, features, themes, proofNodes(line.before(1)));
  }

  /**
   * A grade without searching: themes that need a refutation are not claimed, {@code side}, {@code
   * trap} and the nodes of the proof are 0.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param report what the soundness check says about it, all faults asked for
   * @throws IllegalArgumentException if the report has no solution or the defender is to move
   */
  public static Grade estimate(Position position, SoundnessReport report) {
    PlayedLine line = PlayedLine.of(position, solution(report));
    Features features = features(line, report, temptations(line), 0, 0);
    return grade(line, features, ThemeDetector.themesOfLine(line), 0);
  }

  private static Grade grade(PlayedLine line, Features features, Set<Theme> themes, long nodes) {
    double score = Score.of(line.plies(), features, themes);
    return new Grade(features, themes, score, Difficulty.of(line.plies(), features, nodes));
  }

  private static List<Integer> solution(SoundnessReport report) {
    return report
        .solution()
        .map(Line::moves)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected the report of a problem with a solution, not " + report.verdict()));
  }

  private static Features features(
      PlayedLine line, SoundnessReport report, Temptation[] temptations, double side, double trap) {
    MatedKing mated = new MatedKing(line.end());
    return new Features(
        LineSurvey.sac(line),
        mated.open(),
        mated.pure(),
        mated.econ(),
        LineSurvey.clean(line),
        StartSurvey.size(line),
        StartSurvey.box(line.before(1)),
        LineSurvey.quiet(line),
        Move.captured(line.move(1)) == 0 ? 0 : 1,
        temptations[0].checks().size() == 1 ? 1 : 0,
        LineSurvey.travel(line),
        StartSurvey.ugly(line),
        LineSurvey.var(line),
        side,
        remarks(report),
        surprise(line, temptations),
        trap,
        width(temptations));
  }

  /** How many plies have remarks of how many kinds. */
  private static double remarks(SoundnessReport report) {
    return report.findings().stream()
        .filter(finding -> finding.severity() != Severity.INFO)
        .map(finding -> Map.entry(finding.kind(), finding.ply()))
        .collect(Collectors.toSet())
        .size();
  }

  private static Temptation[] temptations(PlayedLine line) {
    Temptation[] temptations = new Temptation[line.attackerMoves()];
    for (int i = 0; i < temptations.length; i++) {
      temptations[i] = new Temptation(line.after(2 * i));
    }
    return temptations;
  }

  private static double surprise(PlayedLine line, Temptation[] temptations) {
    double sum = 0;
    for (int i = 0; i < temptations.length; i++) {
      sum -= LineSurvey.log2(temptations[i].shareOf(line.move(2 * i + 1)));
    }
    return sum;
  }

  private static double trap(PlayedLine line, Temptation[] temptations, Refutations refutations) {
    double sum = 0;
    for (int i = 0; i < temptations.length; i++) {
      int ply = 2 * i + 1;
      MoveList checks = temptations[i].checks();
      for (int index = 0; index < checks.size(); index++) {
        int check = checks.get(index);
        if (check != line.move(ply) && !refutations.isMate(ply, check)) {
          double nodes = (double) refutations.nodes(ply, check);
          sum += temptations[i].share(index) * LineSurvey.log2(1 + nodes);
        }
      }
    }
    return sum;
  }

  private static double width(Temptation[] temptations) {
    double sum = 0;
    for (Temptation temptation : temptations) {
      sum += LineSurvey.log2(temptation.checks().size());
    }
    return sum / temptations.length;
  }

  private long proofNodes(Position start) {
    return solver
        .solve(
            start,
            MateSolver.Goal.ANY,
            Rules.RAW,
            SearchLimits.UNLIMITED.withNodes(PROOF_NODES),
            SearchListener.SILENT)
        .nodes();
  }
}
