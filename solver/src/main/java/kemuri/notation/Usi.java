package kemuri.notation;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.board.Wording;
import kemuri.movegen.LegalMoves;

/** USI move notation: {@code 7g7f}, {@code 2c2b+}, {@code G*5b}. */
public final class Usi {
  private Usi() {}

  /** Writes a move as USI; {@code rotated} is {@link Position#isRotated}. */
  public static String format(int move, boolean rotated) {
    String to = square(Move.to(move), rotated);
    if (Move.isDrop(move)) {
      return Letters.of(Move.type(move)) + "*" + to;
    }
    return square(Move.from(move), rotated) + to + (Move.promotes(move) ? "+" : "");
  }

  /** Writes a whole line of moves from a position. */
  public static List<String> format(List<Integer> moves, Position start) {
    List<String> texts = new ArrayList<>(moves.size());
    for (int move : moves) {
      texts.add(format(move, start.isRotated()));
    }
    return texts;
  }

  /**
   * Reads a move of the side to move; it must be legal.
   *
   * @throws NotationException if the text is not USI or the move is not legal here
   */
  public static int parse(String text, Position position) throws NotationException {
    int wanted = read(text, position.isRotated());
    MoveList legal = new MoveList();
    LegalMoves.generate(position, legal);
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (isSame(move, wanted)) {
        return move;
      }
    }
    throw new NotationException(
        "expected a legal move, found " + text + ": " + new Illegality(position, wanted).reason(),
        0);
  }

  /**
   * Reads the squares of a move on a diagram, legal or not; a board move comes without kinds.
   *
   * @throws NotationException if the text is not USI
   */
  public static int parse(String text) throws NotationException {
    return read(text, false);
  }

  /** Whether two moves of a position have the same origin, destination and promotion. */
  private static boolean isSame(int move, int other) {
    return Move.to(move) == Move.to(other)
        && Move.from(move) == Move.from(other)
        && Move.promotes(move) == Move.promotes(other);
  }

  /** The move that the text writes, its kinds left out unless it is a drop. */
  private static int read(String text, boolean rotated) throws NotationException {
    if (text.length() == 4 && text.charAt(1) == '*') {
      int type = Letters.kind(text.charAt(0));
      if (type == PieceType.NONE || type == PieceType.KING) {
        throw malformed(text, 0, "a piece to drop (R B G S N L P)");
      }
      return Move.drop(type, square(text, 2, rotated));
    }
    if (text.length() < 4) {
      throw malformed(text, text.length(), "a move such as 7g7f, 2c2b+ or G*5b");
    }
    int from = square(text, 0, rotated);
    int to = square(text, 2, rotated);
    boolean promotes = text.length() > 4 && text.charAt(4) == '+';
    int end = promotes ? 5 : 4;
    if (text.length() > end) {
      throw malformed(text, end, promotes ? "the end of the move" : "\"+\" or the end of the move");
    }
    return Move.of(PieceType.NONE, from, to, promotes, PieceType.NONE);
  }

  private static int square(String text, int at, boolean rotated) throws NotationException {
    int file = text.charAt(at) - '1';
    int rank = text.charAt(at + 1) - 'a';
    if (file < 0 || file > 8) {
      throw malformed(text, at, "a file, 1 to 9");
    }
    if (rank < 0 || rank > 8) {
      throw malformed(text, at + 1, "a rank, a to i");
    }
    int square = Square.of(file, rank);
    return rotated ? Square.rotate(square) : square;
  }

  private static NotationException malformed(String text, int at, String expected) {
    return new NotationException(
        "expected %s at column %d of the move %s".formatted(expected, at + 1, Letters.quote(text)),
        at);
  }

  private static String square(int square, boolean rotated) {
    return Wording.square(rotated ? Square.rotate(square) : square);
  }
}
