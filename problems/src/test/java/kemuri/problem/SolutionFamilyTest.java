package kemuri.problem;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;

final class SolutionFamilyTest {
  private static final String NINE_PLIES = "2+R4gk/7g1/8l/7N1/9/9/9/9/9 b Lr2b2g4s3n2l18p 1";
  private static final List<String> LINE =
      List.of("L*1b", "2b1b", "7a2a", "1a2a", "G*3b", "2a1a", "2d1b+", "1a1b", "G*2b");

  private static final String OTHER = "6+LR1/8k/6gg1/7+R1/9/9/9/9/9 b 2b2g4s4n3l18p 1";
  private static final List<String> OTHER_LINE =
      List.of("2a2c+", "3c2c", "G*1c", "1b1a", "3a2a", "1a2a", "2d2c", "2a3a", "G*3b");

  @Test
  void ofLonger_lineThatGoesOnAlike_sharesAllKeys() throws NotationException {
    Position start = position(NINE_PLIES);

    SolutionFamily longer = SolutionFamily.of(start, moves(start, LINE));

    for (long key : expected().keys()) {
      assertTrue(Arrays.stream(longer.keys()).anyMatch(known -> known == key));
    }
  }

  @Test
  void ofLonger_lineThatGoesOnOtherwise_sharesNoKey() throws NotationException {
    Position other = position(OTHER);

    SolutionFamily longer = SolutionFamily.of(other, moves(other, OTHER_LINE));

    for (long key : expected().keys()) {
      assertFalse(Arrays.stream(longer.keys()).anyMatch(known -> known == key));
    }
  }

  /** What is told of the line's first pair by what follows it. */
  private static SolutionFamily expected() throws NotationException {
    Position later = position(NINE_PLIES);
    List<Integer> line = moves(later, LINE);
    line.subList(0, 2).forEach(later::doMove);
    return SolutionFamily.ofLonger(later, line.subList(2, line.size()));
  }

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.BLACK, DefenderHand.GIVEN);
  }

  private static List<Integer> moves(Position start, List<String> usi) throws NotationException {
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String move : usi) {
      moves.add(Usi.parse(move, position));
      position.doMove(moves.get(moves.size() - 1));
    }
    return moves;
  }
}
