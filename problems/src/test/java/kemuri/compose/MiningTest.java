package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.mate.MateSolver;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;

final class MiningTest {
  private static final long SEED = 20_261_201;

  /** A mate in one among pieces that do nothing, with both kings. */
  private static final String MATE = "4k4/9/4P4/9/9/9/P7P/1B5R1/LN2K2NL b G 1";

  private final Acceptance acceptance = new Acceptance(new MateSolver(4), () -> false);
  private final Mining mining = new Mining(acceptance);

  @Test
  void mine_mateInAGame_isAProblemOfItsPieces() throws NotationException {
    Position game = position(MATE);
    String before = Sfen.format(game.toDiagram());
    Specimen problem = mine(game).orElseThrow();
    assertEquals(1, problem.plies());
    assertEquals(Square.NONE, problem.position().king(Side.ATTACKER));
    assertTrue(Specimen.pieces(problem.position()) <= 4, problem::toString);
    assertEquals(before, Sfen.format(game.toDiagram()), "the game's position");
  }

  @Test
  void mine_noMate_isNoProblem() throws NotationException {
    Position game = position("4k4/9/9/9/9/9/P7P/1B5R1/LN2K2NL b - 1");
    assertEquals(Optional.empty(), mine(game));
  }

  private Optional<Specimen> mine(Position game) {
    return mining.mine(
        game,
        new SplittableRandom(SEED),
        (candidate, budget) -> acceptance.judge(candidate, budget).problem());
  }

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
  }
}
