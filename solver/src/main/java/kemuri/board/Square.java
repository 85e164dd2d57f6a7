package kemuri.board;

/**
 * A board square, encoded as {@code 9 * file + rank} with both counted from zero at 1一 (USI 1a).
 *
 * <p>North is the attacker's forward direction, towards rank 一; east is towards file 1.
 */
public final class Square {
  /** The number of squares. */
  public static final int COUNT = 81;

  /** No square: a missing king. */
  public static final int NONE = -1;

  private static final byte[] FILE = new byte[COUNT];
  private static final byte[] RANK = new byte[COUNT];

  static {
    for (int square = 0; square < COUNT; square++) {
      FILE[square] = (byte) (square / 9);
      RANK[square] = (byte) (square % 9);
    }
  }

  private Square() {}

  /** The square on {@code file} (0 is file 1) and {@code rank} (0 is rank 一). */
  public static int of(int file, int rank) {
    return 9 * file + rank;
  }

  /** The file, 0 for file 1 to 8 for file 9. */
  public static int file(int square) {
    return FILE[square];
  }

  /** The rank, 0 for 一 (a) to 8 for 九 (i). */
  public static int rank(int square) {
    return RANK[square];
  }

  /** The square after turning the board by half a turn, which swaps the players. */
  public static int rotate(int square) {
    return 80 - square;
  }

  /** The square after a left-right mirror, file 1 becoming file 9. */
  public static int mirror(int square) {
    return of(8 - file(square), rank(square));
  }

  /** The rank as seen by {@code side}: 0 is the farthest rank forward, 8 its own first rank. */
  public static int forwardRank(int side, int square) {
    return side == Side.ATTACKER ? rank(square) : 8 - rank(square);
  }

  /** Whether a move of {@code side} from or to this square may promote. */
  public static boolean isPromotionZone(int side, int square) {
    return forwardRank(side, square) < 3;
  }
}
