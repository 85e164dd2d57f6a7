package kemuri.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import javax.xml.parsers.DocumentBuilderFactory;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.Square;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class BoardSvgTest {
  private static final String SFEN = "9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1";

  private static Element parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }

  @Test
  void format_ofAnyDiagram_isXmlWithEveryPieceWhereItStands() throws Exception {
    long seed = 20_250_104;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100; i++) {
      RandomPicture picture = RandomPicture.next(random);
      Diagram diagram = picture.diagram();
      Layout layout = Layout.of(picture.options().size(), picture.options().flip());
      NodeList texts =
          parse(BoardSvg.format(diagram, picture.options())).getElementsByTagName("text");
      int upright = 0;
      int turned = 0;
      for (int t = 0; t < texts.getLength(); t++) {
        Element text = (Element) texts.item(t);
        double x = Double.parseDouble(text.getAttribute("x"));
        boolean onBoard = layout.left() < x && x < layout.left() + 9 * layout.cell();
        boolean below = Double.parseDouble(text.getAttribute("y")) > layout.top();
        if (onBoard && below) {
          boolean isTurned = text.getAttribute("transform").startsWith("rotate(180 ");
          turned += isTurned ? 1 : 0;
          upright += isTurned ? 0 : 1;
        }
      }
      String where = "seed " + seed + ", " + Sfen.format(diagram) + ", " + picture.options();
      Color lower = layout.flip() ? Color.WHITE : Color.BLACK;
      assertEquals(pieces(diagram, lower), upright, where);
      assertEquals(pieces(diagram, lower.opponent()), turned, where);
    }
  }

  private static int pieces(Diagram diagram, Color color) {
    int count = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = diagram.pieceAt(square);
      count += piece != Piece.EMPTY && Piece.owner(piece) == color.owner() ? 1 : 0;
    }
    return count;
  }

  @Test
  void format_saysWhatItShows() throws Exception {
    Element svg =
        parse(
            BoardSvg.format(
                Sfen.parse(SFEN), PictureOptions.DEFAULT.withLastMove(Usi.parse("4d4c"))));
    assertEquals("img", svg.getAttribute("role"));
    assertEquals("480", svg.getAttribute("width"));
    assertEquals("Shogi diagram, Black to move", text(svg, "title"));
    assertEquals(
        "Black attacks: gold 4c, lance 2e; in hand 1 gold. White defends: king 1b, knight 3e; in"
            + " hand 2 rooks, 2 bishops, 2 golds, 4 silvers, 3 knights, 3 lances, 18 pawns."
            + " Last move: 4d to 4c. SFEN: "
            + SFEN,
        text(svg, "desc"));
  }

  @Test
  void title_isEscaped() throws Exception {
    String title = "</title><script>1 && \"'<!-- ]]> -->\u0001\ud800 図";
    String svg = BoardSvg.format(Sfen.parse(SFEN), PictureOptions.DEFAULT.withTitle(title));
    assertFalse(svg.contains("<script"), svg);
    assertEquals(title.replace('\u0001', '?').replace('\ud800', '?'), text(parse(svg), "title"));
  }

  @Test
  void colours_areVariablesOverAttributes() throws Exception {
    Diagram diagram = Sfen.parse(SFEN);
    String auto = BoardSvg.format(diagram, PictureOptions.DEFAULT);
    String light = BoardSvg.format(diagram, PictureOptions.DEFAULT.withTheme(Theme.LIGHT));
    String dark = BoardSvg.format(diagram, PictureOptions.DEFAULT.withTheme(Theme.DARK));
    String piece = ".kemuri-%s .kemuri-piece{color:var(--kemuri-piece,%s)}\n";
    String black = Ink.PIECE.css(Theme.LIGHT);
    String white = Ink.PIECE.css(Theme.DARK);
    assertTrue(auto.contains(piece.formatted("auto", black)), auto);
    assertTrue(auto.contains("@media (prefers-color-scheme:dark){\n"), auto);
    assertTrue(auto.contains(piece.formatted("auto", white)), auto);
    assertTrue(light.contains(piece.formatted("light", black)), light);
    assertFalse(light.contains("@media"), light);
    assertTrue(dark.contains(piece.formatted("dark", white)), dark);
    assertTrue(dark.contains("class=\"kemuri-piece\" color=\"" + white + "\""), dark);
  }

  /** The README shows this file. */
  @Test
  void sample_isAsEver() throws Exception {
    Path sample = Path.of("src", "test", "resources", "kemuri", "picture", "sample.svg");
    assertEquals(
        Files.readString(sample), BoardSvg.format(Sfen.parse(SFEN), PictureOptions.DEFAULT));
  }

  private static String text(Element svg, String tag) {
    return svg.getElementsByTagName(tag).item(0).getTextContent();
  }
}
