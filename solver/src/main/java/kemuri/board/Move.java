package kemuri.board;

/**
 * A move packed in an int, with enough in it to be taken back and to compute the next key without
 * looking at the board.
 *
 * <pre>
 * bits  0-6  destination square
 * bits  7-13 origin square, or 81 + kind for a drop
 * bit  14    promotes
 * bits 15-18 kind that moves, before any promotion (the dropped kind for a drop)
 * bits 19-22 kind that is captured, zero if none
 * </pre>
 *
 * <p>Squares are those of a {@link Position}, in which the attacker always moves north.
 */
public final class Move {
  /** No move. */
  public static final int NONE = 0;

  private static final int DROP_BASE = 81;

  private Move() {}

  /** A board move; {@code captured} is zero if the destination is empty. */
  public static int of(int type, int from, int to, boolean promotes, int captured) {
    return to | (from << 7) | (promotes ? 1 << 14 : 0) | (type << 15) | (captured << 19);
  }

  /** A drop of a raw kind. */
  public static int drop(int type, int to) {
    return to | ((DROP_BASE + type) << 7) | (type << 15);
  }

  /** The destination square. */
  public static int to(int move) {
    return move & 127;
  }

  /** The origin square; only for board moves. */
  public static int from(int move) {
    return (move >>> 7) & 127;
  }

  /** Whether the move drops a piece from the hand. */
  public static boolean isDrop(int move) {
    return from(move) >= DROP_BASE;
  }

  /** Whether the piece promotes. */
  public static boolean promotes(int move) {
    return ((move >>> 14) & 1) != 0;
  }

  /** The kind that moves or is dropped, before any promotion. */
  public static int type(int move) {
    return (move >>> 15) & 15;
  }

  /** The kind that stands on the destination after the move. */
  public static int typeAfter(int move) {
    return ((move >>> 15) & 15) | ((move >>> 11) & 8);
  }

  /** The captured kind as it stood on the board, zero if none. */
  public static int captured(int move) {
    return (move >>> 19) & 15;
  }

  /** The move after a left-right mirror of the board. */
  public static int mirror(int move) {
    int origin = isDrop(move) ? from(move) : Square.mirror(from(move));
    return (move & ~0x3fff) | Square.mirror(to(move)) | (origin << 7);
  }

  /** The move after half a turn of the board, by the other player. */
  public static int rotate(int move) {
    int origin = isDrop(move) ? from(move) : Square.rotate(from(move));
    return (move & ~0x3fff) | Square.rotate(to(move)) | (origin << 7);
  }
}
