package kemuri.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.mate.MateSolver;
import kemuri.mate.SoundnessReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GraderTest {
  private static final String NO_PROMOTION = "5B1n1/8k/6Rpp/9/9/9/9/9/9 b rb4g4s3n4l16p 1";
  private static final String RETURN = "6k2/5n3/9/4B3G/4L4/9/9/9/9 b S2rb3g3s3n3l18p 1";
  private static final String TWO_KINGS = "8p/8k/8n/6R1K/9/9/9/9/9 b Gr2b3g4s3n4l17p 1";
  private static final String ONE_PLY = "3+R3nk/8p/7P1/9/9/9/9/9/8B b rb4g4s3n4l16p 1";

  private final MateSolver solver = new MateSolver(8);
  private final Grader grader = new Grader(new MateSolver(4));

  private Grade grade(Position position) {
    return grader.grade(position, Sample.check(solver, position));
  }

  @ParameterizedTest
  @ValueSource(strings = {NO_PROMOTION, RETURN, TWO_KINGS, ONE_PLY})
  void grade_isThatOfMirrorImageAndOtherColour(String sfen) {
    Position position = Sample.position(sfen);
    Diagram diagram = position.toDiagram();
    Grade grade = grade(position);
    assertEquals(grade, grade(of(diagram.mirrored(), Attacker.BLACK)));
    assertEquals(grade, grade(of(diagram.rotated(), Attacker.WHITE)));
    assertEquals(grade, grade(of(diagram.mirrored().rotated(), Attacker.WHITE)));
  }

  private static Position of(Diagram diagram, Attacker attacker) {
    return Position.of(diagram, attacker, DefenderHand.GIVEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {NO_PROMOTION, RETURN, TWO_KINGS, ONE_PLY})
  void grade_isRepeatable_andLeavesThePosition(String sfen) {
    Position position = Sample.position(sfen);
    Diagram before = position.toDiagram();
    Grade first = grade(position);
    assertEquals(first, grade(position));
    assertEquals(before, position.toDiagram());
    assertEquals(position.computeKey(), position.key());
  }

  @ParameterizedTest
  @ValueSource(strings = {NO_PROMOTION, RETURN, TWO_KINGS, ONE_PLY})
  void estimate_differsOnlyInWhatIsSearchedFor(String sfen) {
    Position position = Sample.position(sfen);
    SoundnessReport report = Sample.check(solver, position);
    Grade grade = grader.grade(position, report);
    Grade estimate = Grader.estimate(position, report);
    assertTrue(grade.themes().containsAll(estimate.themes()));
    grade
        .features()
        .asMap()
        .forEach(
            (name, value) -> {
              boolean searched = name.equals("side") || name.equals("trap");
              assertEquals(searched ? 0 : value, estimate.features().asMap().get(name), name);
            });
  }

  @Test
  void score_growsByNovelty() {
    Grade grade = grade(Sample.position(RETURN));
    assertEquals(grade.score(), grade.score(0));
    assertEquals(grade.score() + 5, grade.score(0.5), 1e-9);
  }

  @Test
  void grade_withoutSolution_saysWhatIsMissing() {
    Position position = Sample.position("4k4/9/9/9/9/9/9/9/9 b P");
    SoundnessReport report = Sample.check(solver, position);
    Exception thrown =
        assertThrows(IllegalArgumentException.class, () -> grader.grade(position, report));
    assertEquals(
        "expected the report of a problem with a solution, not NO_MATE", thrown.getMessage());
  }

  @Test
  void themes_ofLineThatEndsWithADefence_saysWhatWasExpected() {
    Exception thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> ThemeDetector.themesOfLine(Sample.position(RETURN), List.of()));
    assertEquals(
        "expected a line that begins and ends with the attacker's moves, not 0 moves",
        thrown.getMessage());
  }
}
