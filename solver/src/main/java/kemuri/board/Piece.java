package kemuri.board;

/**
 * A piece on the board: its kind plus, in bit 4, its owner; zero is an empty square.
 *
 * <p>In a {@link Position} the owner is a {@link Side}; in a {@link Diagram} it is that of a {@link
 * Color}.
 */
public final class Piece {
  /** An empty square. */
  public static final int EMPTY = 0;

  /** One more than the greatest piece. */
  public static final int COUNT = 32;

  private Piece() {}

  /** The piece of {@code type} owned by {@code owner} (0 or 1). */
  public static int of(int owner, int type) {
    return (owner << 4) | type;
  }

  /** The kind, zero for an empty square. */
  public static int type(int piece) {
    return piece & 15;
  }

  /** The owner, 0 or 1; meaningless for an empty square. */
  public static int owner(int piece) {
    return piece >>> 4;
  }

  /** The same piece in the other player's hands; an empty square stays empty. */
  public static int swapOwner(int piece) {
    return piece == EMPTY ? EMPTY : piece ^ 16;
  }
}
