package kemuri.board;

/** The English words of messages to people: squares, kinds and players. */
public final class Wording {
  private static final String[] KINDS = {
    "",
    "pawn",
    "lance",
    "knight",
    "silver",
    "gold",
    "bishop",
    "rook",
    "king",
    "promoted pawn",
    "promoted lance",
    "promoted knight",
    "promoted silver",
    "",
    "horse",
    "dragon"
  };

  private Wording() {}

  /** The square of a diagram as USI names it: 1a to 9i. */
  public static String square(int square) {
    return "" + (Square.file(square) + 1) + rankLetter(Square.rank(square));
  }

  /** The letter of a rank: a for rank 0 (一) to i for rank 8 (九). */
  public static char rankLetter(int rank) {
    return (char) ('a' + rank);
  }

  /** The name of a kind: "pawn", "promoted pawn", "horse". */
  public static String kind(int type) {
    return KINDS[type];
  }

  /** A number of pieces of one kind: "1 pawn", "19 pawns". */
  public static String count(int number, int type) {
    return number + " " + KINDS[type] + (number == 1 ? "" : "s");
  }

  /** The name of a player: "Black" or "White". */
  public static String player(Color color) {
    return color == Color.BLACK ? "Black" : "White";
  }
}
