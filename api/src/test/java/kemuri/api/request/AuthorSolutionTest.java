package kemuri.api.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AuthorSolutionTest {
  private static final String THREE = "9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1";

  /** A rook drop that can be answered only by interpositions. */
  private static final String FUTILE = "6Bnl/8k/7p1/7b1/9/9/9/9/9 b Rr4g4s3n3l17p 1";

  private static List<Integer> read(String sfen, String solution) throws NotationException {
    List<String> words =
        Stream.of(solution.split(" ", -1)).filter(word -> !word.isEmpty()).toList();
    return AuthorSolution.read(words, position(sfen));
  }

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
  }

  @Test
  void read_mate_isItsMoves() throws NotationException {
    List<Integer> moves = read(THREE, "G*2c 1b2a 2c2b");
    assertEquals(List.of("G*2c", "1b2a", "2c2b"), Usi.format(moves, position(THREE)));
    assertEquals(List.of(), read(THREE, ""));
  }

  @Test
  void read_endAtInterpositions_isAccepted() throws NotationException {
    assertEquals(1, read(FUTILE, "R*3b").size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "G*1b                     | 0 | Move 1 of the solution (G*1b): expected a legal move",
        "G*2c 1b1a zz             | 2 | Move 3 of the solution (zz): expected",
        "G*9i                     | 0 | Move 1 of the solution (G*9i): expected a check",
        "G*2c 1b1a 2c2b 1a1b      | 3 | Move 4 of the solution (1a1b): the move before it is mate",
        "G*2c 1b1a                | 2 | ends with a move of the defender",
        "G*2c                     | 0 | but the defender still has"
      })
  void read_whatIsNoSolution_namesTheMove(String solution, int index, String expected) {
    NotationException error = assertThrows(NotationException.class, () -> read(THREE, solution));
    assertEquals(index, error.offset());
    assertTrue(String.valueOf(error.getMessage()).contains(expected), error.getMessage());
  }
}
