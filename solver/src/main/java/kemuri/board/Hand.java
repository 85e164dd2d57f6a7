package kemuri.board;

/**
 * Pieces in hand (持駒), packed in one int with a guard bit above each kind's counter.
 *
 * <pre>
 * bits  0-4 pawn, 6-8 lance, 10-12 knight, 14-16 silver, 18-20 gold, 22-23 bishop, 25-26 rook
 * guard bits 5, 9, 13, 17, 21, 24, 27 are zero in every hand
 * </pre>
 *
 * <p>The guards make "at least as many of every kind" one subtraction and one mask.
 */
public final class Hand {
  /** Nothing in hand. */
  public static final int EMPTY = 0;

  private static final int GUARD =
      1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 24 | 1 << 27;

  private static final int[] SHIFT = {0, 0, 6, 10, 14, 18, 22, 25};
  private static final int[] MASK = {0, 31, 7, 7, 7, 7, 3, 3};

  private Hand() {}

  /** One piece of a raw kind, to be added to or subtracted from a hand. */
  public static int one(int type) {
    return 1 << SHIFT[type];
  }

  /** The hand with {@code count} pieces of a raw kind and nothing else. */
  public static int of(int type, int count) {
    return count << SHIFT[type];
  }

  /** How many pieces of a raw kind the hand has. */
  public static int count(int hand, int type) {
    return (hand >>> SHIFT[type]) & MASK[type];
  }

  /** How many pieces of all kinds the hand has. */
  public static int size(int hand) {
    int size = 0;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      size += count(hand, type);
    }
    return size;
  }

  /** Whether the hand has at least one piece of a raw kind. */
  public static boolean has(int hand, int type) {
    return (hand & (MASK[type] << SHIFT[type])) != 0;
  }

  /** All pieces of one raw kind in the hand, the rest dropped. */
  public static int only(int hand, int type) {
    return hand & (MASK[type] << SHIFT[type]);
  }

  /** The kinds the hand has, as a set of bits {@code 1 << kind}. */
  public static int kinds(int hand) {
    int kinds = 0;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (has(hand, type)) {
        kinds |= 1 << type;
      }
    }
    return kinds;
  }

  /** Whether {@code a} has at least as many as {@code b} of every kind. */
  public static boolean covers(int a, int b) {
    return (((a | GUARD) - b) & GUARD) == GUARD;
  }

  /** The greater count of each kind. */
  public static int max(int a, int b) {
    int keepA = mask(((a | GUARD) - b) & GUARD);
    return (a & keepA) | (b & ~keepA);
  }

  /** The smaller count of each kind. */
  public static int min(int a, int b) {
    int keepB = mask(((a | GUARD) - b) & GUARD);
    return (b & keepB) | (a & ~keepB);
  }

  /** Spreads each set guard bit over the counter below it. */
  private static int mask(int guards) {
    int pawns = guards & 1 << 5;
    int threeBit = guards & (1 << 9 | 1 << 13 | 1 << 17 | 1 << 21);
    int twoBit = guards & (1 << 24 | 1 << 27);
    return (pawns - (pawns >>> 5)) | (threeBit - (threeBit >>> 3)) | (twoBit - (twoBit >>> 2));
  }
}
