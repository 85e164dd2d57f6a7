package kemuri.mate;

import java.util.Comparator;
import kemuri.board.Move;
import kemuri.board.Square;

/**
 * The order of moves of one position as USI writes them: moves on the board by origin and
 * destination, then drops by letter and destination; squares by file and rank of the diagram; a
 * promotion before the plain move.
 *
 * @param rotated whether the diagram is turned, {@link kemuri.board.Position#isRotated}
 */
record MoveOrder(boolean rotated) implements Comparator<Integer> {
  private static final String LETTERS = " PLNSGBR";

  @Override
  public int compare(Integer one, Integer other) {
    return Integer.compare(rank(one), rank(other));
  }

  private int rank(int move) {
    int origin =
        Move.isDrop(move) ? Square.COUNT + LETTERS.charAt(Move.type(move)) : shown(Move.from(move));
    int plain = Move.promotes(move) ? 0 : 1;
    return (origin * Square.COUNT + shown(Move.to(move))) * 2 + plain;
  }

  private int shown(int square) {
    return rotated ? Square.rotate(square) : square;
  }
}
