package kemuri.board;

/**
 * How pieces move on a {@link Diagram}, read straight from the rules: slow, meant for judging input
 * and for wording errors, never for search.
 */
public final class Reach {
  /** The eight neighbours as (file, rank) steps of Black, who moves towards smaller ranks. */
  private static final int[][] KING = {
    {0, -1}, {-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, 1}, {1, 1}
  };

  private static final int[][] GOLD = {{0, -1}, {-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}};
  private static final int[][] SILVER = {{0, -1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
  private static final int[][] KNIGHT = {{-1, -2}, {1, -2}};
  private static final int[][] FORWARD = {{0, -1}};
  private static final int[][] STRAIGHT = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
  private static final int[][] DIAGONAL = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
  private static final int[][] NOWHERE = {};

  private Reach() {}

  /**
   * Whether the piece on {@code from} attacks {@code to}: it could move there if that square were
   * empty or held an enemy piece, its own king's safety left aside.
   */
  public static boolean reaches(Diagram diagram, int from, int to) {
    int piece = diagram.pieceAt(from);
    int type = Piece.type(piece);
    int forward = Piece.owner(piece) == Color.BLACK.owner() ? 1 : -1;
    for (int[] step : steps(type)) {
      if (from != to && neighbour(from, step[0], forward * step[1]) == to) {
        return true;
      }
    }
    for (int[] direction : slides(type)) {
      if (slidesTo(diagram, from, to, direction[0], forward * direction[1])) {
        return true;
      }
    }
    return false;
  }

  /** Whether any piece of {@code color} attacks the square. */
  public static boolean isAttacked(Diagram diagram, int square, Color color) {
    for (int from = 0; from < Square.COUNT; from++) {
      int piece = diagram.pieceAt(from);
      if (piece != Piece.EMPTY
          && Piece.owner(piece) == color.owner()
          && reaches(diagram, from, square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece of {@code color} on this square could never move again (行き所のない駒). */
  public static boolean isDead(Color color, int type, int square) {
    int ahead = color == Color.BLACK ? Square.rank(square) : 8 - Square.rank(square);
    if (type == PieceType.PAWN || type == PieceType.LANCE) {
      return ahead < 1;
    }
    return type == PieceType.KNIGHT && ahead < 2;
  }

  private static boolean slidesTo(Diagram diagram, int from, int to, int files, int ranks) {
    int square = neighbour(from, files, ranks);
    while (square != Square.NONE) {
      if (square == to) {
        return true;
      }
      if (diagram.pieceAt(square) != Piece.EMPTY) {
        return false;
      }
      square = neighbour(square, files, ranks);
    }
    return false;
  }

  private static int neighbour(int square, int files, int ranks) {
    int file = Square.file(square) + files;
    int rank = Square.rank(square) + ranks;
    boolean onBoard = 0 <= file && file < 9 && 0 <= rank && rank < 9;
    return onBoard ? Square.of(file, rank) : Square.NONE;
  }

  private static int[][] steps(int type) {
    return switch (type) {
      case PieceType.PAWN -> FORWARD;
      case PieceType.KNIGHT -> KNIGHT;
      case PieceType.SILVER -> SILVER;
      case PieceType.GOLD,
          PieceType.PRO_PAWN,
          PieceType.PRO_LANCE,
          PieceType.PRO_KNIGHT,
          PieceType.PRO_SILVER ->
          GOLD;
      case PieceType.KING -> KING;
      case PieceType.HORSE -> STRAIGHT;
      case PieceType.DRAGON -> DIAGONAL;
      default -> NOWHERE;
    };
  }

  private static int[][] slides(int type) {
    return switch (type) {
      case PieceType.LANCE -> FORWARD;
      case PieceType.BISHOP, PieceType.HORSE -> DIAGONAL;
      case PieceType.ROOK, PieceType.DRAGON -> STRAIGHT;
      default -> NOWHERE;
    };
  }
}
