package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.Sfen;
import kemuri.reference.NaiveShogi;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Test;

/**
 * A horse that comes nearer step by step (馬鋸): boards return again and again, the mate is there.
 */
class LongApproachTest {
  /** Mate in 353, proven shortest by another solver. */
  private static final String HORSE_SAW = "7k1/5+Bp2/7Ss/9/9/9/1n7/9/9 b 2rb4g2s3n4l17p 1";

  @Test
  void solve_returningBoards_isNoReasonToDeny() throws Exception {
    Position position = Position.of(Sfen.parse(HORSE_SAW), Attacker.AUTO, DefenderHand.GIVEN);
    MateResult result =
        new Judge(new MateSolver(64), NaiveShogi.of(position))
            .solve(MateSolver.Goal.ANY, SearchLimits.UNLIMITED.withNodes(2_000_000));
    MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, result);
    assertTrue(mate.line().plies() >= 353, "within " + mate.line().plies());
  }
}
