package kemuri.board;

import java.util.SplittableRandom;

/** Random words of Zobrist hashing (Zobrist 1970), fixed by a seed so that keys never change. */
final class Zobrist {
  /** Toggled with the side to move. */
  static final long SIDE;

  private static final long[] PIECE_ON_SQUARE = new long[Piece.COUNT * Square.COUNT];

  static {
    SplittableRandom random = new SplittableRandom(0x6b656d757269L);
    for (int i = 0; i < PIECE_ON_SQUARE.length; i++) {
      PIECE_ON_SQUARE[i] = random.nextLong();
    }
    SIDE = random.nextLong();
  }

  private Zobrist() {}

  /** The word of pieces that have left the game, as a packed {@link Hand}; zero for none. */
  static long gone(int pieces) {
    return pieces == 0 ? 0 : Spread.over(pieces);
  }

  /** The word of a piece on a square. */
  static long of(int piece, int square) {
    return PIECE_ON_SQUARE[piece * Square.COUNT + square];
  }
}
