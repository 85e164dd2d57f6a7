package kemuri.movegen;

import kemuri.board.Square;

/** How squares lie on the lines of the board: files, ranks and diagonals. */
public final class Lines {
  /** No direction: the squares do not share a line. */
  public static final int NONE = -1;

  private Lines() {}

  /** Which of eight directions another square on a line lies in, or {@link #NONE}. */
  public static int direction(int from, int to) {
    return Geometry.DIRECTION[from * Square.COUNT + to];
  }

  /** Whether a square lies strictly between two others on one line. */
  public static boolean isBetween(int square, int one, int other) {
    int pair = one * Square.COUNT + other;
    return ((Geometry.BETWEEN_LOW[pair] & Geometry.lowBit(square))
            | (Geometry.BETWEEN_HIGH[pair] & Geometry.highBit(square)))
        != 0;
  }
}
