package kemuri.notation;

import java.util.List;
import kemuri.board.Position;

/** USI move notation: {@code 7g7f}, {@code 2c2b+}, {@code G*5b}. */
public final class Usi {
  private Usi() {}

  /** Writes a move as USI; {@code rotated} is {@link Position#isRotated}. */
  public static String format(int move, boolean rotated) {
    return "";
  }

  /** Writes a whole line of moves from a position. */
  public static List<String> format(List<Integer> moves, Position start) {
    return List.of();
  }

  /**
   * Reads a move of the side to move; it must be legal.
   *
   * @throws NotationException if the text is not USI or the move is not legal here
   */
  public static int parse(String text, Position position) throws NotationException {
    if (text.isEmpty()) {
      throw new NotationException("expected a move", 0);
    }
    return 0;
  }
}
