package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.mate.MateSolver;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.problem.SolutionFamily;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RetroExtensionTest {
  private static final long SEED = 20_261_201;
  private static final String SEVEN_PLIES = "2+R4gk/8g/8l/7N1/9/9/9/9/9 b r2b2g4s3n3l18p 1";

  private final Acceptance acceptance = new Acceptance(solver(), () -> false);

  @ParameterizedTest
  @ValueSource(strings = {"5+B3/8k/6S2/9/9/9/9/B8/9 b 2r4g3s4n4l18p 1", SEVEN_PLIES})
  void extend_soundProblem_givesLongerOnesThatAreSoundToAFreshTable(String sfen)
      throws NotationException {
    Specimen target = specimen(sfen);

    List<Specimen> longer = extend(target, Effort.frugal(target.plies() + 2, false, 0));

    assertFalse(longer.isEmpty(), () -> "none of " + sfen + ", seed " + SEED);
    for (Specimen child : longer) {
      SoundnessReport report =
          new SoundnessCheck(new MateSolver(4))
              .check(
                  child.position(),
                  SoundnessQuestion.DEFAULT,
                  SearchLimits.UNLIMITED,
                  SoundnessListener.SILENT);
      assertTrue(
          report.verdict() == Soundness.SOUND || report.verdict() == Soundness.FLAWED,
          () -> child + ", seed " + SEED);
      assertTrue(report.solution().orElseThrow().plies() > target.plies());
    }
  }

  @Test
  void extend_frugalEffort_keepsWithinItsNumbers() throws NotationException {
    Effort effort = new Effort(Effort.budget(9), 150, 6, 4, 1);

    List<Specimen> longer = extend(specimen(SEVEN_PLIES), effort);

    assertTrue(longer.size() <= 4, () -> longer.size() + ", seed " + SEED);
    Map<Integer, Integer> alike = new HashMap<>();
    for (Specimen child : longer) {
      int reply = child.line().get(1);
      assertEquals(
          1,
          alike.merge(Move.to(reply) << 7 | Move.from(reply), 1, Integer::sum),
          () -> child + ", seed " + SEED);
    }
  }

  @Test
  void extend_everythingKnown_judgesNothing() throws NotationException {
    List<Position> judged = new ArrayList<>();
    Guide guide = new Guide(true, judged);

    new RetroExtension(acceptance)
        .extend(
            specimen(SEVEN_PLIES),
            Effort.frugal(9, false, 0),
            new SplittableRandom(SEED),
            guide,
            () -> false);

    assertEquals(List.of(), judged);
  }

  private List<Specimen> extend(Specimen target, Effort effort) {
    return new RetroExtension(acceptance)
        .extend(
            target,
            effort,
            new SplittableRandom(SEED),
            new Guide(false, new ArrayList<>()),
            () -> false);
  }

  private final class Guide implements RetroExtension.Guide {
    private final boolean knows;
    private final List<Position> judged;

    Guide(boolean knows, List<Position> judged) {
      this.knows = knows;
      this.judged = judged;
    }

    @Override
    public boolean isKnown(SolutionFamily family) {
      return knows;
    }

    @Override
    public boolean isWanted(Position candidate, List<Integer> line) {
      return true;
    }

    @Override
    public Optional<Specimen> judge(Position candidate, long budget) {
      judged.add(candidate);
      return acceptance.judge(candidate, budget).problem();
    }
  }

  private static MateSolver solver() {
    MateSolver solver = new MateSolver(4);
    solver.keepFindings();
    return solver;
  }

  private Specimen specimen(String sfen) throws NotationException {
    Position position = Position.of(Sfen.parse(sfen), Attacker.BLACK, DefenderHand.GIVEN);
    return ((Judgement.Accepted) acceptance.judge(position, 1_000_000)).specimen();
  }
}
