package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Hand;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.FindingKind;
import kemuri.mate.MateSolver;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.problem.ProblemId;
import kemuri.problem.SolutionFamily;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComposerTest {
  private static final long SEED = 20_261_201;

  @ParameterizedTest
  @CsvSource({"3, 10", "5, 3"})
  void compose_anyLength_givesSoundProblemsOfItWithoutUnneededPieces(int plies, int count) {
    List<Composition> composed = compose(plies, count, 2, 0, 0);

    assertEquals(count, composed.size());
    MateSolver solver = new MateSolver(4);
    Set<ProblemId> ids = new HashSet<>();
    FamilyIndex families = new FamilyIndex();
    for (Composition composition : composed) {
      Position position = position(composition);
      SoundnessReport report =
          new SoundnessCheck(solver)
              .check(
                  position,
                  SoundnessQuestion.DEFAULT,
                  SearchLimits.UNLIMITED,
                  SoundnessListener.SILENT);
      assertTrue(
          report.verdict() == Soundness.SOUND || report.verdict() == Soundness.FLAWED,
          () -> composition + ": " + report);
      assertEquals(plies, report.solution().orElseThrow().plies());
      assertTrue(
          report.findings().stream()
              .noneMatch(finding -> finding.kind() == FindingKind.UNNEEDED_PIECE),
          () -> composition + ": " + report);
      assertTrue(ids.add(composition.id()));
      assertTrue(families.add(SolutionFamily.of(position, composition.line().moves())));
    }
  }

  @Test
  void compose_sameSeedWorkersAndNodes_givesTheSame() {
    List<Composition> once = compose(5, 1_000, 2, 0, 1_000_000);
    List<Composition> again = compose(5, 1_000, 2, 0, 1_000_000);

    assertTrue(once.size() > 1, "only " + once.size());
    assertEquals(once, again);
  }

  @Test
  void compose_mostPieces_areNotExceeded() {
    for (Composition composition : compose(5, 4, 1, 6, 0)) {
      Position position = position(composition);
      assertTrue(pieces(position) <= 6, composition::toString);
    }
  }

  @Test
  void compose_cancelled_endsSoon() {
    long start = System.nanoTime();
    ComposeRequest.Limits limits =
        new ComposeRequest.Limits(
            Duration.ZERO, 0, () -> System.nanoTime() - start > Duration.ofMillis(300).toNanos());
    Composer.compose(
        new ComposeRequest(31, 1, SEED, Optional.empty(), 0, 2, 4, limits), new Collector());
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    assertTrue(took.compareTo(Duration.ofSeconds(10)) < 0, took::toString);
  }

  @Test
  void compose_knownFamilies_areNotComposedAgain() {
    List<Composition> known = compose(3, 4, 1, 0, 0);
    Collector others = new Collector();
    Composer.compose(
        new ComposeRequest(
            3,
            3,
            4,
            SEED,
            Optional.empty(),
            0,
            1,
            4,
            new ComposeRequest.Limits(Duration.ZERO, 0, () -> false),
            List.of(),
            known.stream().map(ComposerTest::family).toList()),
        others);
    assertEquals(4, others.composed.size());
    FamilyIndex families = new FamilyIndex();
    known.forEach(composition -> families.add(family(composition)));
    for (Composition composition : others.composed) {
      assertTrue(families.add(family(composition)), composition::toString);
    }
  }

  private static SolutionFamily family(Composition composition) {
    return SolutionFamily.of(position(composition), composition.line().moves());
  }

  private static int pieces(Position position) {
    return Long.bitCount(position.low(0) | position.low(1))
        + Long.bitCount(position.high(0) | position.high(1))
        + Hand.size(position.hand(Side.ATTACKER));
  }

  private static Position position(Composition composition) {
    return Position.of(composition.diagram(), Attacker.BLACK, DefenderHand.GIVEN);
  }

  private static List<Composition> compose(
      int plies, int count, int workers, int maxPieces, long nodes) {
    Collector collector = new Collector();
    ComposeRequest.Limits limits = new ComposeRequest.Limits(Duration.ZERO, nodes, () -> false);
    Composer.compose(
        new ComposeRequest(plies, count, SEED, Optional.empty(), maxPieces, workers, 4, limits),
        collector);
    return collector.composed;
  }

  private static final class Collector implements ComposeListener {
    private final List<Composition> composed = new ArrayList<>();

    @Override
    public void onComposition(Composition composition) {
      composed.add(composition);
    }

    @Override
    public void onProgress(Tally tally, int accepted) {}
  }
}
