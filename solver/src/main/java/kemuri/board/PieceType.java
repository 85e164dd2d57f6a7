package kemuri.board;

/**
 * Kinds of pieces as ints 1 to 15; a promoted kind is its raw kind plus 8, and zero is no piece.
 *
 * <p>The order of the raw kinds, pawn to rook, is the order of cheapness used for interpositions.
 */
public final class PieceType {
  /** No piece. */
  public static final int NONE = 0;

  /** 歩. */
  public static final int PAWN = 1;

  /** 香. */
  public static final int LANCE = 2;

  /** 桂. */
  public static final int KNIGHT = 3;

  /** 銀. */
  public static final int SILVER = 4;

  /** 金. */
  public static final int GOLD = 5;

  /** 角. */
  public static final int BISHOP = 6;

  /** 飛. */
  public static final int ROOK = 7;

  /** 玉. */
  public static final int KING = 8;

  /** と. */
  public static final int PRO_PAWN = 9;

  /** 成香. */
  public static final int PRO_LANCE = 10;

  /** 成桂. */
  public static final int PRO_KNIGHT = 11;

  /** 成銀. */
  public static final int PRO_SILVER = 12;

  /** 馬. */
  public static final int HORSE = 14;

  /** 龍. */
  public static final int DRAGON = 15;

  /** One more than the greatest kind. */
  public static final int COUNT = 16;

  private static final int PROMOTED = 8;

  private static final int PROMOTABLE =
      (1 << PAWN) | (1 << LANCE) | (1 << KNIGHT) | (1 << SILVER) | (1 << BISHOP) | (1 << ROOK);

  private static final int[] SET_SIZE = {0, 18, 4, 4, 4, 4, 2, 2, 2};

  private PieceType() {}

  /** Whether the kind has a promoted face. */
  public static boolean isPromotable(int type) {
    return ((PROMOTABLE >>> type) & 1) != 0;
  }

  /** Whether the kind is the promoted face of another. */
  public static boolean isPromoted(int type) {
    return type > KING;
  }

  /** The promoted face; only for promotable kinds. */
  public static int promote(int type) {
    return type | PROMOTED;
  }

  /** The raw kind that goes to a hand when the piece is captured; zero for a king. */
  public static int demote(int type) {
    return type & 7;
  }

  /** How many pieces of a raw kind (or kings) a shogi set has. */
  public static int setSize(int rawType) {
    return SET_SIZE[rawType];
  }
}
