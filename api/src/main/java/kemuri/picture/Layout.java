package kemuri.picture;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import kemuri.board.Square;

/**
 * Where everything lies on a picture, in pixels.
 *
 * <p>Squares and lines lie on whole pixels, so that lines are sharp at the size that was asked for.
 *
 * @param width of the picture
 * @param height of the picture
 * @param cell the width of a square
 * @param row the height of a square
 * @param left where the board begins
 * @param top where the board begins
 * @param detailed whether there is room for coordinates and labels
 * @param flip whether White is below
 */
record Layout(
    int width, int height, int cell, int row, int left, int top, boolean detailed, boolean flip) {
  /** The narrowest picture with coordinates and labels. */
  private static final int DETAILED = 180;

  /** All lengths below are in widths of a square. */
  private static final double HAND = 1.2;

  private static final double MARGIN = 0.15;
  private static final double TALL = 1.08;
  private static final double LEFT_GAP = 0.35;
  private static final double RIGHT_GAP = 0.6;
  private static final double TOP_GAP = 0.75;
  private static final double BOTTOM_GAP = 0.35;
  private static final double SMALL_GAP = 0.2;

  /** The layout of a picture of this width. */
  static Layout of(int width, boolean flip) {
    boolean detailed = width >= DETAILED;
    double leftGap = detailed ? LEFT_GAP : SMALL_GAP;
    double rightGap = detailed ? RIGHT_GAP : SMALL_GAP;
    double across = 9 + 2 * HAND + leftGap + rightGap + (detailed ? 2 * MARGIN : 0);
    int cell = (int) (width / across);
    int row = (int) Math.round(cell * TALL);
    int top = (int) Math.ceil(cell * (detailed ? TOP_GAP : SMALL_GAP));
    int bottom = (int) Math.ceil(cell * (detailed ? BOTTOM_GAP : SMALL_GAP));
    int left = (int) Math.round((width - 9 * cell + cell * (leftGap - rightGap)) / 2);
    return new Layout(width, top + 9 * row + bottom, cell, row, left, top, detailed, flip);
  }

  /** The width of the lines between squares. */
  int line() {
    return Math.max(1, Math.round(cell / 45f));
  }

  /** How far right of, and below, the edge of a square the middle of the line lies on it. */
  double middleOfLine() {
    return (line() % 2) / 2.0;
  }

  /** The width of the line around the board. */
  int border() {
    return Math.max(1, Math.round(cell / 18f));
  }

  /** Which column from the left a file counted from 0 is. */
  int column(int file) {
    return flip ? file : 8 - file;
  }

  /** Which row from the top a rank counted from 0 is. */
  int rowOf(int rank) {
    return flip ? 8 - rank : rank;
  }

  /** The middle of a square. */
  double x(int square) {
    return left + (column(Square.file(square)) + 0.5) * cell + middleOfLine();
  }

  /** The middle of a square. */
  double y(int square) {
    return top + (rowOf(Square.rank(square)) + 0.5) * row + middleOfLine();
  }

  /** A square. */
  Shape area(int square) {
    return new Rectangle2D.Double(
        left + column(Square.file(square)) * cell,
        top + rowOf(Square.rank(square)) * row,
        cell,
        row);
  }

  /** The middle of the column of the hand to the right of the board, or of that to its left. */
  double handX(boolean right) {
    double room = (HAND / 2) * cell;
    return right
        ? left + 9 * cell + (detailed ? RIGHT_GAP : SMALL_GAP) * cell + room
        : left - (detailed ? LEFT_GAP : SMALL_GAP) * cell - room;
  }
}
