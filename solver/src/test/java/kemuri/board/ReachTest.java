package kemuri.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import kemuri.movegen.Attacks;
import kemuri.notation.RandomDiagram;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReachTest {
  private static final long SEED = 20240604L;

  /** Each piece stands alone on 5e. */
  @ParameterizedTest
  @CsvSource({
    "P, 5d",
    "p, 5f",
    "L, 5a 5b 5c 5d",
    "l, 5f 5g 5h 5i",
    "N, 4c 6c",
    "n, 4g 6g",
    "S, 4d 5d 6d 4f 6f",
    "s, 4d 6d 4f 5f 6f",
    "G, 4d 5d 6d 4e 6e 5f",
    "g, 5d 4e 6e 4f 5f 6f",
    "+P, 4d 5d 6d 4e 6e 5f",
    "+l, 5d 4e 6e 4f 5f 6f",
    "+N, 4d 5d 6d 4e 6e 5f",
    "+s, 5d 4e 6e 4f 5f 6f",
    "K, 4d 5d 6d 4e 6e 4f 5f 6f",
    "B, 1a 2b 3c 4d 6f 7g 8h 9i 9a 8b 7c 6d 4f 3g 2h 1i",
    "+b, 1a 2b 3c 4d 6f 7g 8h 9i 9a 8b 7c 6d 4f 3g 2h 1i 5d 4e 6e 5f",
    "R, 5a 5b 5c 5d 5f 5g 5h 5i 1e 2e 3e 4e 6e 7e 8e 9e",
    "+r, 5a 5b 5c 5d 5f 5g 5h 5i 1e 2e 3e 4e 6e 7e 8e 9e 4d 6d 4f 6f"
  })
  void reaches_pieceOnEmptyBoard_goesWhereTheRulesSay(String piece, String squares)
      throws Exception {
    Diagram diagram = Sfen.parse("9/9/9/9/4" + piece + "4/9/9/9/9 b -");
    for (int to = 0; to < Square.COUNT; to++) {
      boolean listed = (" " + squares + " ").contains(" " + Wording.square(to) + " ");
      assertEquals(listed, Reach.reaches(diagram, Square.of(4, 4), to), Wording.square(to));
    }
  }

  @Test
  void isAttacked_randomDiagrams_agreesWithMoveGeneration() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 1_000; i++) {
      Diagram diagram = RandomDiagram.crowded(random);
      Position position = Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN);
      for (int square = 0; square < Square.COUNT; square++) {
        for (Color color : Color.values()) {
          String where =
              "seed " + SEED + ", " + Sfen.format(diagram) + " " + Wording.square(square);
          assertEquals(
              Reach.isAttacked(diagram, square, color),
              Attacks.isAttacked(position, square, color.owner()),
              where);
        }
      }
    }
  }

  @Test
  void isDead_lastRanks_dependOnKindAndPlayer() {
    assertTrue(Reach.isDead(Color.BLACK, PieceType.PAWN, Square.of(4, 0)));
    assertFalse(Reach.isDead(Color.BLACK, PieceType.PAWN, Square.of(4, 8)));
    assertTrue(Reach.isDead(Color.WHITE, PieceType.LANCE, Square.of(4, 8)));
    assertFalse(Reach.isDead(Color.WHITE, PieceType.LANCE, Square.of(4, 7)));
    assertTrue(Reach.isDead(Color.BLACK, PieceType.KNIGHT, Square.of(4, 1)));
    assertFalse(Reach.isDead(Color.BLACK, PieceType.KNIGHT, Square.of(4, 2)));
    assertFalse(Reach.isDead(Color.BLACK, PieceType.PRO_PAWN, Square.of(4, 0)));
  }
}
