package kemuri.picture;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.notation.Kanji;

/** Draws a diagram as a list of marks, the lowest first. */
final class BoardDrawing {
  /** All lengths are in widths of a square; small pictures use all of it. */
  private static final double PIECE_SIZE = 0.9;

  private static final double SMALL_PIECE_SIZE = 0.95;
  private static final double COORDINATE_SIZE = 0.42;
  private static final double DOT_RADIUS = 0.07;

  private final Diagram diagram;
  private final PictureOptions options;
  private final Layout layout;
  private final List<Mark> marks = new ArrayList<>();

  private BoardDrawing(Diagram diagram, PictureOptions options, Layout layout) {
    this.diagram = diagram;
    this.options = options;
    this.layout = layout;
  }

  /** The marks of a picture. */
  static List<Mark> of(Diagram diagram, PictureOptions options, Layout layout) {
    BoardDrawing drawing = new BoardDrawing(diagram, options, layout);
    drawing.paper();
    drawing.lastMove();
    drawing.grid();
    drawing.coordinates();
    new HandDrawing(diagram, layout, drawing.marks).draw();
    drawing.pieces();
    for (int move : options.arrows()) {
      drawing.marks.add(new Mark.Fill(Ink.ARROW, Arrow.of(move, layout)));
    }
    return drawing.marks;
  }

  private void paper() {
    int border = layout.border();
    int width = 9 * layout.cell();
    int height = 9 * layout.row();
    box(Ink.PAPER, 0, 0, layout.width(), layout.height());
    box(
        Ink.FRAME,
        layout.left() - border,
        layout.top() - border,
        width + 2 * border,
        height + 2 * border);
    box(Ink.BOARD, layout.left(), layout.top(), width, height);
  }

  private void lastMove() {
    int move = options.lastMove();
    if (move == Move.NONE) {
      return;
    }
    if (!Move.isDrop(move)) {
      marks.add(new Mark.Fill(Ink.ORIGIN, layout.area(Move.from(move))));
    }
    marks.add(new Mark.Fill(Ink.LAST_MOVE, layout.area(Move.to(move))));
  }

  private void grid() {
    int left = layout.left();
    int top = layout.top();
    int cell = layout.cell();
    int row = layout.row();
    int width = layout.line();
    double middle = layout.middleOfLine();
    for (int i = 1; i < 9; i++) {
      double x = left + i * cell + middle;
      double y = top + i * row + middle;
      marks.add(new Mark.Line(Ink.LINE, x, top, 0, 9 * row, width));
      marks.add(new Mark.Line(Ink.LINE, left, y, 9 * cell, 0, width));
    }
    for (int file = 3; file <= 6; file += 3) {
      for (int rank = 3; rank <= 6; rank += 3) {
        dot(left + file * cell + middle, top + rank * row + middle);
      }
    }
  }

  private void box(Ink ink, int x, int y, int width, int height) {
    marks.add(new Mark.Fill(ink, new Rectangle2D.Double(x, y, width, height)));
  }

  /** One of the four dots that part the board into thirds. */
  private void dot(double x, double y) {
    double radius = Math.max(1, DOT_RADIUS * layout.cell());
    marks.add(
        new Mark.Fill(
            Ink.LINE, new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius)));
  }

  private void coordinates() {
    if (!layout.detailed()) {
      return;
    }
    double size = COORDINATE_SIZE * layout.cell();
    double above = layout.top() - layout.border() - 0.7 * size;
    double beside = layout.left() + 9 * layout.cell() + layout.border() + 0.7 * size;
    for (int i = 0; i < 9; i++) {
      double x = layout.x(Square.of(i, 0));
      marks.add(new Mark.Glyph(Ink.LABEL, (char) ('1' + i), x, above, size, false));
    }
    for (int i = 0; i < 9; i++) {
      double y = layout.y(Square.of(0, i));
      marks.add(new Mark.Glyph(Ink.LABEL, Kanji.rank(i), beside, y, size, false));
    }
  }

  private void pieces() {
    double size = (layout.detailed() ? PIECE_SIZE : SMALL_PIECE_SIZE) * layout.cell();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = diagram.pieceAt(square);
      if (piece != Piece.EMPTY) {
        int type = Piece.type(piece);
        Ink ink = PieceType.isPromoted(type) ? Ink.PROMOTED : Ink.PIECE;
        boolean black = Piece.owner(piece) == Color.BLACK.owner();
        marks.add(
            new Mark.Glyph(
                ink,
                Kanji.face(type),
                layout.x(square),
                layout.y(square),
                size,
                black == layout.flip()));
      }
    }
  }
}
