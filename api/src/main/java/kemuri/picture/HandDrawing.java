package kemuri.picture;

import java.awt.geom.Ellipse2D;
import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.PieceType;
import kemuri.notation.Kanji;

/** Draws the two hands (持駒) from top to bottom, that of the lower player to the right. */
final class HandDrawing {
  private static final String ATTACKER = "攻方持駒";
  private static final String DEFENDER = "玉方持駒";
  private static final String NOTHING = "なし";

  /** All lengths below are in widths of a square. */
  private static final double LABEL_SIZE = 0.46;

  private static final double LABEL_PITCH = 0.52;
  private static final double LABEL_GAP = 0.2;
  private static final double PIECE_SIZE = 0.8;
  private static final double PIECE_PITCH = 0.95;
  private static final double COUNT_SIZE = 0.42;
  private static final double TURN_RADIUS = 0.13;
  private static final double TURN_ABOVE = 0.33;

  private final Diagram diagram;
  private final Layout layout;
  private final List<Mark> marks;

  HandDrawing(Diagram diagram, Layout layout, List<Mark> marks) {
    this.diagram = diagram;
    this.layout = layout;
    this.marks = marks;
  }

  /** Adds the marks of both hands. */
  void draw() {
    draw(layout.flip() ? Color.BLACK : Color.WHITE, layout.handX(false));
    draw(layout.flip() ? Color.WHITE : Color.BLACK, layout.handX(true));
  }

  private void draw(Color color, double x) {
    double cell = layout.cell();
    double y = layout.top();
    if (layout.detailed()) {
      turn(color, x);
      String label = Attacker.AUTO.resolve(diagram) == color ? ATTACKER : DEFENDER;
      y = column(Ink.LABEL, label, x, y) + LABEL_GAP * cell;
    }
    int kinds = 0;
    boolean counted = false;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      kinds += diagram.inHand(color, type) > 0 ? 1 : 0;
      counted |= diagram.inHand(color, type) > 1;
    }
    if (kinds > 0) {
      double room = layout.top() + 9 * layout.row() - y;
      pieces(color, x, y, Math.min(PIECE_PITCH * layout.row(), room / kinds), counted);
    } else if (layout.detailed()) {
      column(Ink.PIECE, NOTHING, x, y);
    }
  }

  /** A dot above the hand of the player to move. */
  private void turn(Color color, double x) {
    if (diagram.sideToMove() == color) {
      double radius = TURN_RADIUS * layout.cell();
      double y = layout.top() - TURN_ABOVE * layout.cell();
      marks.add(
          new Mark.Fill(
              Ink.PIECE, new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius)));
    }
  }

  /** Writes small characters one below the other and returns where they end. */
  private double column(Ink ink, String text, double x, double y) {
    double pitch = LABEL_PITCH * layout.cell();
    for (int i = 0; i < text.length(); i++) {
      double middle = y + (i + 0.5) * pitch;
      marks.add(new Mark.Glyph(ink, text.charAt(i), x, middle, LABEL_SIZE * layout.cell(), false));
    }
    return y + text.length() * pitch;
  }

  private void pieces(Color color, double x, double top, double pitch, boolean counted) {
    double size = Math.min(PIECE_SIZE * layout.cell(), pitch);
    double beside = counted ? (COUNT_SIZE * layout.cell()) / 2 : 0;
    double y = top + pitch / 2;
    for (int type = PieceType.ROOK; type >= PieceType.PAWN; type--) {
      int count = diagram.inHand(color, type);
      if (count > 0) {
        marks.add(new Mark.Glyph(Ink.PIECE, Kanji.face(type), x - beside, y, size, false));
        if (count > 1) {
          count(Kanji.number(count), x + size / 2, y, size);
        }
        y += pitch;
      }
    }
  }

  /** Writes a number from top to bottom beside a piece of this size. */
  private void count(String number, double x, double middle, double height) {
    double size = Math.min(COUNT_SIZE * layout.cell(), height / number.length());
    double top = middle - (size * number.length()) / 2;
    for (int i = 0; i < number.length(); i++) {
      double y = top + (i + 0.5) * size;
      marks.add(new Mark.Glyph(Ink.PIECE, number.charAt(i), x, y, size, false));
    }
  }
}
