package kemuri.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  private static final String LONE_KING = "4k4/9/9/9/9/9/9/9/9 b - 1";

  private static List<Mark> draw(Diagram diagram, PictureOptions options) {
    return BoardDrawing.of(diagram, options, Layout.of(options.size(), options.flip()));
  }

  private static Stream<Mark.Glyph> glyphs(List<Mark> marks) {
    return marks.stream().filter(Mark.Glyph.class::isInstance).map(Mark.Glyph.class::cast);
  }

  @Test
  void marks_ofAnyDiagram_stayInside() {
    long seed = 20_250_101;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 500; i++) {
      RandomPicture picture = RandomPicture.next(random);
      PictureOptions options = picture.options();
      Layout layout = Layout.of(options.size(), options.flip());
      // Anti-aliasing apart, half a pixel for what no eye can see.
      Rectangle2D paper =
          new Rectangle2D.Double(-0.5, -0.5, layout.width() + 1, layout.height() + 1);
      for (Mark mark : draw(picture.diagram(), options)) {
        Rectangle2D bounds = BoardPng.shape(mark).getBounds2D();
        assertTrue(
            bounds.isEmpty() || paper.contains(bounds),
            () -> "seed " + seed + ", " + Sfen.format(picture.diagram()) + ", " + options + mark);
      }
    }
  }

  @Test
  void squares_areWholePixels_andEveryWidthIsUsed() {
    for (int width = PictureOptions.SMALLEST; width <= PictureOptions.LARGEST; width++) {
      Layout layout = Layout.of(width, false);
      assertEquals(width, layout.width());
      int used = 9 * layout.cell();
      assertTrue(used > 0.65 * width - 9 && used < 0.77 * width, width + ": " + layout);
      assertTrue(layout.handX(false) > 0 && layout.handX(true) < width, width + ": " + layout);
    }
  }

  @Test
  void upperPlayersPieces_standOnTheirHeads() throws NotationException {
    Diagram diagram = Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b - 1");
    for (boolean flip : new boolean[] {false, true}) {
      List<Mark.Glyph> kings =
          glyphs(draw(diagram, PictureOptions.DEFAULT.withFlip(flip)))
              .filter(glyph -> glyph.ink() == Ink.PIECE && glyph.character() == '玉')
              .toList();
      assertEquals(2, kings.size());
      for (Mark.Glyph king : kings) {
        assertEquals(king.y() < 200, king.turned(), king.toString());
      }
    }
  }

  @Test
  void promotedPieces_haveOneCharacterAndTheirInk() throws NotationException {
    Diagram diagram = Sfen.parse("+P+L+N+S+B+R3/9/9/9/9/9/9/9/9 b - 1");
    StringBuilder faces = new StringBuilder();
    glyphs(draw(diagram, PictureOptions.DEFAULT))
        .filter(glyph -> glyph.ink() == Ink.PROMOTED)
        .forEach(glyph -> faces.append(glyph.character()));
    assertEquals("龍馬全圭杏と", faces.toString());
  }

  @Test
  void hand_isWrittenWithKanjiNumbers_downwards() {
    Diagram diagram =
        Diagram.builder()
            .inHand(Color.BLACK, PieceType.PAWN, 18)
            .inHand(Color.BLACK, PieceType.GOLD, 1)
            .build();
    StringBuilder right = new StringBuilder();
    glyphs(draw(diagram, PictureOptions.DEFAULT))
        .filter(glyph -> glyph.x() > 420)
        .forEach(glyph -> right.append(glyph.character()));
    assertEquals("攻方持駒金歩十八", right.toString());
  }

  @Test
  void labels_nameTheAttacker_whoeverMoves() throws NotationException {
    for (String side : List.of("b", "w")) {
      Diagram diagram = Sfen.parse(LONE_KING.replace(" b ", " " + side + " "));
      Mark.Glyph attacker =
          glyphs(draw(diagram, PictureOptions.DEFAULT))
              .filter(glyph -> glyph.character() == '攻')
              .findFirst()
              .orElseThrow();
      assertTrue(attacker.x() > 240, side);
    }
  }

  @Test
  void smallPictures_leaveCoordinatesOut() throws NotationException {
    Diagram diagram = Sfen.parse(LONE_KING);
    assertEquals(1, glyphs(draw(diagram, PictureOptions.DEFAULT.withSize(120))).count());
    assertEquals(
        1 + 18 + "攻方持駒なし玉方持駒なし".length(),
        glyphs(draw(diagram, PictureOptions.DEFAULT.withSize(180))).count());
  }

  @Test
  void moves_markTheirSquares() throws NotationException {
    Diagram diagram = Sfen.parse(LONE_KING);
    int move = Move.of(PieceType.NONE, 5, 4, false, PieceType.NONE);
    int drop = Move.drop(PieceType.PAWN, 4);
    assertEquals(List.of(0, 0, 0), counts(diagram, PictureOptions.DEFAULT));
    assertEquals(List.of(1, 1, 0), counts(diagram, PictureOptions.DEFAULT.withLastMove(move)));
    assertEquals(List.of(0, 1, 0), counts(diagram, PictureOptions.DEFAULT.withLastMove(drop)));
    assertEquals(
        List.of(0, 0, 2), counts(diagram, PictureOptions.DEFAULT.withArrows(List.of(move, drop))));
  }

  private static List<Integer> counts(Diagram diagram, PictureOptions options) {
    List<Mark> marks = draw(diagram, options);
    return Stream.of(Ink.ORIGIN, Ink.LAST_MOVE, Ink.ARROW)
        .map(ink -> (int) marks.stream().filter(mark -> mark.ink() == ink).count())
        .toList();
  }

  @Test
  void outlines_haveEveryCharacterThatIsWritten() {
    String written = "歩香桂銀金角飛玉と杏圭全馬龍攻方玉方持駒なし一二三四五六七八九十0123456789";
    IntStream missing = written.chars().filter(character -> !GlyphOutlines.has((char) character));
    assertEquals("", missing.mapToObj(Character::toString).reduce("", String::concat));
  }

  @Test
  void inks_haveNamesOfTheirOwn() {
    for (Ink ink : Ink.values()) {
      assertTrue(ink.cssName().matches("kemuri-[a-z-]+"), ink.cssName());
      assertEquals(7, ink.css(Theme.DARK).length());
      assertEquals(ink.css(Theme.LIGHT).toLowerCase(Locale.ROOT), ink.css(Theme.AUTO));
    }
  }
}
