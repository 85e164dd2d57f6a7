package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;

final class QuickMatesTest {
  private final QuickMates quick = new QuickMates();

  @Test
  void only_mateThatEmptiesTheHand_isFound() throws NotationException {
    Position position = position("8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    assertEquals("G*1b", Usi.format(quick.only(position), false));
    assertTrue(quick.any(position));
  }

  @Test
  void only_mateThatLeavesAPieceInHand_isNone() throws NotationException {
    Position position = position("8k/9/8P/9/9/9/9/9/9 b GN2r2b3g4s3n4l17p 1");
    assertEquals(Move.NONE, quick.only(position));
    assertTrue(quick.any(position));
  }

  @Test
  void isLost_everyReplyMatedAtOnce_isTrueWithinTheNumberOfReplies() throws NotationException {
    Position position = position("5+B2k/6R2/9/9/9/9/9/9/9 b Prb4g4s4n4l17p 1");
    assertFalse(quick.any(position));
    position.doMove(Usi.parse("P*1b", position));
    assertTrue(quick.isLost(position, 3));
    assertFalse(quick.isLost(position, 0));
  }

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.BLACK, DefenderHand.GIVEN);
  }
}
