package kemuri.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import kemuri.board.Diagram;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;

final class LetterShapeTest {
  private static Diagram diagram(String board) {
    try {
      return Sfen.parse(board + " b -");
    } catch (NotationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static LetterShape named(String name) {
    return LetterShape.all().stream()
        .filter(shape -> shape.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void drawnBy_cross_isTen_whereverItLies() {
    assertEquals(
        Optional.of(named("十")), LetterShape.drawnBy(diagram("4p4/4g4/2sSkNr2/4R4/4B4/9/9/9/9")));
    assertTrue(named("十").matches(diagram("9/9/9/9/2p6/2g6/sSkNr4/2R6/2B6")));
  }

  @Test
  void drawnBy_oneSquareMoreOrLess_isNothing() {
    assertEquals(Optional.empty(), LetterShape.drawnBy(diagram("4p4/4g4/2sSkNr2/4R4/9/9/9/9/9")));
    assertFalse(named("十").matches(diagram("4p4/4g4/2sSkNr2/4R4/4B4/9/9/9/8P")));
  }

  @Test
  void drawnBy_mirroredLetter_isNotThatLetter() {
    Diagram small = diagram("9/4pp3/4p4/4pp3/4p4/4k4/9/9/9");
    assertEquals(Optional.of(named("F")), LetterShape.drawnBy(diagram(F)));
    assertFalse(named("F").matches(diagram(F).mirrored()));
    assertEquals(Optional.empty(), LetterShape.drawnBy(small));
  }

  private static final String F = "9/9/3pppp2/3g5/3sss3/3k5/3R5/9/9";

  @Test
  void drawnBy_emptyBoard_isNothing() {
    assertEquals(Optional.empty(), LetterShape.drawnBy(diagram("9/9/9/9/9/9/9/9/9")));
  }

  @Test
  void all_differFromEachOther() {
    assertEquals(
        LetterShape.all().size(),
        LetterShape.all().stream().map(LetterShape::name).distinct().count());
    assertTrue(LetterShape.all().size() >= 12);
  }
}
