package kemuri.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.Sfen;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import org.junit.jupiter.api.Test;

/** What holds of the grades of any mate, sound or not. */
final class RandomGradesTest {
  private static final long SEED = 20_261_201;
  private static final int COUNT = 20;
  private static final int[] KINDS = {
    PieceType.PAWN, PieceType.LANCE, PieceType.KNIGHT, PieceType.SILVER, PieceType.GOLD,
    PieceType.BISHOP, PieceType.ROOK, PieceType.PRO_PAWN, PieceType.HORSE, PieceType.DRAGON
  };

  private static final List<Found> MATES = mates();

  private final Grader grader = new Grader(new MateSolver(4));

  /** A mate found at random. */
  private record Found(Diagram diagram, List<Integer> line) {
    Position position(Diagram image, Attacker attacker) {
      return Position.of(image, attacker, DefenderHand.GIVEN);
    }

    @Override
    public String toString() {
      return "seed " + SEED + ": " + Sfen.format(diagram);
    }
  }

  private static List<Found> mates() {
    MateSolver solver = new MateSolver(4);
    SplittableRandom random = new SplittableRandom(SEED);
    List<Found> mates = new ArrayList<>();
    while (mates.size() < COUNT) {
      Diagram diagram = diagram(random);
      if (DiagramFlaw.of(diagram, Attacker.BLACK).isEmpty()) {
        MateResult result =
            solver.solve(
                Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN),
                MateSolver.Goal.EXACT,
                Rules.TSUME,
                SearchLimits.UNLIMITED.withNodes(2_000),
                SearchListener.SILENT);
        if (result instanceof MateResult.Mate mate && mate.line().plies() >= 3) {
          mates.add(new Found(diagram, mate.line().moves()));
        }
      }
    }
    return mates;
  }

  private static Diagram diagram(SplittableRandom random) {
    Diagram.Builder builder = Diagram.builder();
    for (int i = random.nextInt(3, 8); i > 0; i--) {
      int square = Square.of(random.nextInt(5), random.nextInt(5));
      int kind = KINDS[random.nextInt(KINDS.length)];
      builder.put(square, Piece.of(random.nextInt(2), kind));
    }
    builder.put(Square.of(random.nextInt(4), random.nextInt(3)), Color.WHITE, PieceType.KING);
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.inHand(Color.BLACK, random.nextInt(PieceType.PAWN, PieceType.KING), 1);
    }
    builder.inHand(Color.WHITE, PieceType.GOLD, 1).inHand(Color.WHITE, PieceType.PAWN, 5);
    return builder.build();
  }

  private static SoundnessReport report(List<Integer> line) {
    return new SoundnessReport(
        Soundness.SOUND,
        Optional.of(new Line(line)),
        false,
        0,
        List.of(),
        List.of(),
        List.of(),
        0,
        0);
  }

  @Test
  void grade_isThatOfMirrorImageAndOtherColour() {
    for (Found found : MATES) {
      Diagram diagram = found.diagram();
      List<Integer> line = found.line();
      List<Integer> mirrored = new Line(line).mirrored().moves();
      Grade grade = grader.grade(found.position(diagram, Attacker.BLACK), report(line));
      assertEquals(
          grade,
          grader.grade(found.position(diagram.mirrored(), Attacker.BLACK), report(mirrored)),
          found::toString);
      assertEquals(
          grade,
          grader.grade(found.position(diagram.rotated(), Attacker.WHITE), report(line)),
          found::toString);
    }
  }

  @Test
  void features_areInTheirRanges() {
    for (Found found : MATES) {
      Position position = found.position(found.diagram(), Attacker.BLACK);
      Grade grade = grader.grade(position, report(found.line()));
      grade
          .features()
          .asMap()
          .forEach(
              (name, value) ->
                  assertTrue(name.equals("clean") || value >= 0, () -> found + " " + name));
      for (String share : List.of("open", "pure", "econ", "clean", "box", "quiet", "k1", "k2")) {
        assertTrue(
            grade.features().asMap().getOrDefault(share, Double.NaN) <= 1, found + " " + share);
      }
      assertTrue(grade.difficulty().rating() > 900, found::toString);
      assertEquals(found.diagram(), position.toDiagram(), found::toString);
    }
  }
}
