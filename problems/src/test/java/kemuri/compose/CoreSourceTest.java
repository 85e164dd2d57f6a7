package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.compose.Beginnings.Beginning;
import kemuri.grading.Theme;
import kemuri.mate.Futile;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.notation.Sfen;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class CoreSourceTest {
  private static final long SEED = 20_261_201;
  private static final int DRAWS = 200_000;
  private static final int ENOUGH = 20;

  private final MateSolver solver = new MateSolver(1);
  private final Acceptance acceptance = new Acceptance(solver, () -> false);
  private final SplittableRandom random = new SplittableRandom(SEED);

  @Test
  void next_mates_areMatesInOneThatEmptyTheHand() {
    CoreSource source = new CoreSource(new RandomPlacement(), new MateBeginnings(), 50);
    for (Beginning beginning : drawn(source, ENOUGH)) {
      Position position = beginning.position();
      assertEquals(Hand.EMPTY, position.attackerHandAfter(beginning.line().get(0)), "seed " + SEED);
      assertEquals(1, plies(position), () -> Sfen.format(position.toDiagram()) + ", seed " + SEED);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NON_PROMOTION", "PAWN_DROP_MATE_AVOIDANCE"})
  void next_pawnDrops_mateLater(Theme theme) {
    CoreSource source = new CoreSource(new PawnPlacement(), new PawnDropBeginnings(theme), 0);
    for (Beginning beginning : drawn(source, ENOUGH)) {
      Position position = beginning.position();
      int drop = beginning.line().get(0);
      assertEquals(Move.drop(PieceType.PAWN, position.king(Side.DEFENDER) + 1), drop);
      position.doMove(drop);
      assertTrue(
          acceptance.isMated(position, 100_000),
          () -> Sfen.format(position.toDiagram()) + ", seed " + SEED);
    }
  }

  @Test
  void next_again_givesNothingTwice() {
    CoreSource source = new CoreSource(new RandomPlacement(), new MateBeginnings(), 50);
    List<Beginning> drawn = drawn(source, 200);
    long different =
        drawn.stream().map(each -> Sfen.format(each.position().toDiagram())).distinct().count();
    assertEquals(200, different, "seed " + SEED);
  }

  private int plies(Position position) {
    MateResult result =
        solver.solve(
            position,
            MateSolver.Goal.EXACT,
            new Rules.Tsume(Futile.STANDARD),
            SearchLimits.UNLIMITED,
            SearchListener.SILENT);
    return ((MateResult.Mate) result).line().plies();
  }

  private List<Beginning> drawn(CoreSource source, int count) {
    List<Beginning> drawn = new ArrayList<>();
    for (int i = 0; i < DRAWS && drawn.size() < count; i++) {
      source.next(random).ifPresent(drawn::add);
    }
    assertEquals(count, drawn.size(), "seed " + SEED);
    return drawn;
  }
}
