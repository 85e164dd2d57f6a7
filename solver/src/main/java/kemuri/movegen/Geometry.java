package kemuri.movegen;

import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * How squares lie to each other and how pieces move, as tables.
 *
 * <p>There are eight directions; a direction and its opposite differ in the lowest bit. A pair of
 * squares has one <em>relation</em> word: bit d if the second is the neighbour of the first in
 * direction d, bit 8 (9) if it is a northward (southward) knight's jump away, bit 16 + d if it lies
 * anywhere in direction d. A piece attacks a square iff the relation meets its {@link #STEP} mask,
 * or meets its {@link #SLIDE} mask and nothing stands between.
 */
final class Geometry {
  static final int DIRECTIONS = 8;
  static final int NORTH = 0;
  static final int SOUTH = 1;
  static final int EAST = 2;
  static final int WEST = 3;
  static final int NORTH_EAST = 4;
  static final int SOUTH_WEST = 5;
  static final int NORTH_WEST = 6;
  static final int SOUTH_EAST = 7;

  private static final int[] FILE_STEP = {0, 0, -1, 1, -1, 1, 1, -1};
  private static final int[] RANK_STEP = {-1, 1, 0, 0, -1, 1, -1, 1};

  private static final int KNIGHT_NORTH = 1 << 8;
  private static final int KNIGHT_SOUTH = 1 << 9;
  private static final int SLIDE_SHIFT = 16;
  private static final int ORTHOGONAL = 0x0f;
  private static final int DIAGONAL = 0xf0;

  /** Relation word of a pair of squares, at {@code 81 * from + to}. */
  static final int[] RELATION = new int[Square.COUNT * Square.COUNT];

  /** Direction from one square to another on a line with it, else −1, at {@code 81 * from + to}. */
  static final byte[] DIRECTION = new byte[Square.COUNT * Square.COUNT];

  /** Squares strictly between two squares on a line, low and high word. */
  static final long[] BETWEEN_LOW = new long[Square.COUNT * Square.COUNT];

  static final long[] BETWEEN_HIGH = new long[Square.COUNT * Square.COUNT];

  /** Squares on a line with a square, low and high word. */
  static final long[] LINES_LOW = new long[Square.COUNT];

  static final long[] LINES_HIGH = new long[Square.COUNT];

  /** Squares from which some piece could attack a square: its lines and a knight's jump away. */
  static final long[] AIMS_LOW = new long[Square.COUNT];

  static final long[] AIMS_HIGH = new long[Square.COUNT];

  /** The squares in a direction, nearest first, at {@code 8 * square + direction}. */
  static final byte[][] RAY = new byte[Square.COUNT * DIRECTIONS][];

  /** The neighbour in a direction or −1, at {@code 8 * square + direction}. */
  static final byte[] NEIGHBOUR = new byte[Square.COUNT * DIRECTIONS];

  /** The two squares a side's knight attacks, or −1, at {@code (2 * square + side) * 2}. */
  static final byte[] KNIGHT_TO = new byte[Square.COUNT * 4];

  /** Relations in which a piece attacks at once. */
  static final int[] STEP = new int[Piece.COUNT];

  /** Relations in which a piece attacks along an open line. */
  static final int[] SLIDE = new int[Piece.COUNT];

  static {
    for (int from = 0; from < Square.COUNT; from++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        fillRay(from, direction);
      }
      for (int to = 0; to < Square.COUNT; to++) {
        if (RELATION[from * 81 + to] == 0) {
          DIRECTION[from * 81 + to] = -1;
        }
      }
    }
    for (int from = 0; from < Square.COUNT; from++) {
      for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 2; i++) {
          fillKnight(from, side, i);
        }
      }
    }
    for (int square = 0; square < Square.COUNT; square++) {
      fillAims(square);
    }
    fillPieces();
  }

  private Geometry() {}

  private static void fillRay(int from, int direction) {
    int file = Square.file(from);
    int rank = Square.rank(from);
    byte[] squares = new byte[8];
    int length = 0;
    long low = 0;
    long high = 0;
    NEIGHBOUR[from * 8 + direction] = -1;
    while (true) {
      file += FILE_STEP[direction];
      rank += RANK_STEP[direction];
      if (file < 0 || file > 8 || rank < 0 || rank > 8) {
        break;
      }
      int to = Square.of(file, rank);
      int pair = from * 81 + to;
      RELATION[pair] = 1 << (SLIDE_SHIFT + direction);
      if (length == 0) {
        RELATION[pair] |= 1 << direction;
        NEIGHBOUR[from * 8 + direction] = (byte) to;
      }
      DIRECTION[pair] = (byte) direction;
      BETWEEN_LOW[pair] = low;
      BETWEEN_HIGH[pair] = high;
      low |= lowBit(to);
      high |= highBit(to);
      squares[length++] = (byte) to;
    }
    RAY[from * 8 + direction] = java.util.Arrays.copyOf(squares, length);
  }

  private static void fillKnight(int from, int side, int i) {
    int file = Square.file(from) + (i == 0 ? -1 : 1);
    int rank = Square.rank(from) + (side == Side.ATTACKER ? -2 : 2);
    int index = (2 * from + side) * 2 + i;
    KNIGHT_TO[index] = -1;
    if (file >= 0 && file <= 8 && rank >= 0 && rank <= 8) {
      int to = Square.of(file, rank);
      KNIGHT_TO[index] = (byte) to;
      RELATION[from * 81 + to] = side == Side.ATTACKER ? KNIGHT_NORTH : KNIGHT_SOUTH;
    }
  }

  private static void fillAims(int square) {
    for (int from = 0; from < Square.COUNT; from++) {
      int pair = from * 81 + square;
      if (DIRECTION[pair] >= 0) {
        LINES_LOW[square] |= lowBit(from);
        LINES_HIGH[square] |= highBit(from);
      }
      if (RELATION[pair] != 0) {
        AIMS_LOW[square] |= lowBit(from);
        AIMS_HIGH[square] |= highBit(from);
      }
    }
  }

  private static void fillPieces() {
    int goldSteps = ORTHOGONAL | bit(NORTH_EAST) | bit(NORTH_WEST);
    int[] step = new int[PieceType.COUNT];
    int[] slide = new int[PieceType.COUNT];
    step[PieceType.PAWN] = bit(NORTH);
    step[PieceType.KNIGHT] = KNIGHT_NORTH;
    step[PieceType.SILVER] = DIAGONAL | bit(NORTH);
    step[PieceType.GOLD] = goldSteps;
    step[PieceType.PRO_PAWN] = goldSteps;
    step[PieceType.PRO_LANCE] = goldSteps;
    step[PieceType.PRO_KNIGHT] = goldSteps;
    step[PieceType.PRO_SILVER] = goldSteps;
    step[PieceType.KING] = ORTHOGONAL | DIAGONAL;
    step[PieceType.HORSE] = ORTHOGONAL;
    step[PieceType.DRAGON] = DIAGONAL;
    slide[PieceType.LANCE] = bit(NORTH);
    slide[PieceType.BISHOP] = DIAGONAL;
    slide[PieceType.ROOK] = ORTHOGONAL;
    slide[PieceType.HORSE] = DIAGONAL;
    slide[PieceType.DRAGON] = ORTHOGONAL;
    for (int type = 1; type < PieceType.COUNT; type++) {
      int attacker = Piece.of(Side.ATTACKER, type);
      int defender = Piece.of(Side.DEFENDER, type);
      STEP[attacker] = step[type];
      SLIDE[attacker] = slide[type] << SLIDE_SHIFT;
      STEP[defender] = turn(step[type]);
      SLIDE[defender] = turn(slide[type]) << SLIDE_SHIFT;
    }
  }

  /** The same steps for a piece that faces south. */
  private static int turn(int steps) {
    int turned = (steps & KNIGHT_NORTH) != 0 ? KNIGHT_SOUTH : 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if ((steps & bit(direction)) != 0) {
        turned |= bit(direction ^ 1);
      }
    }
    return turned;
  }

  private static int bit(int direction) {
    return 1 << direction;
  }

  /** The low occupancy word with only this square. */
  static long lowBit(int square) {
    return square < Position.LOW_SQUARES ? 1L << square : 0;
  }

  /** The high occupancy word with only this square. */
  static long highBit(int square) {
    return square < Position.LOW_SQUARES ? 0 : 1L << (square - Position.LOW_SQUARES);
  }

  /** Whether nothing of the occupancy stands strictly between two squares on a line. */
  static boolean isOpen(int pair, long low, long high) {
    return ((BETWEEN_LOW[pair] & low) | (BETWEEN_HIGH[pair] & high)) == 0;
  }

  /** Whether {@code piece} on {@code from} attacks {@code to} through the given occupancy. */
  static boolean attacks(int piece, int from, int to, long low, long high) {
    int pair = from * 81 + to;
    int relation = RELATION[pair];
    return (relation & STEP[piece]) != 0
        || ((relation & SLIDE[piece]) != 0 && isOpen(pair, low, high));
  }
}
