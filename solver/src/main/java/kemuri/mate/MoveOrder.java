package kemuri.mate;

import java.util.Comparator;
import kemuri.board.Move;
import kemuri.board.Square;

/**
 * The order of moves of one position as USI writes them for an attacker who is Black: moves on the
 * board by origin and destination, then drops by letter and destination; squares by file and rank;
 * a promotion before the plain move. It is the same for both colours, so that a diagram and the
 * same with colours changed have the same main line.
 */
final class MoveOrder {
  static final Comparator<Integer> BY_SQUARES = Comparator.comparingInt(MoveOrder::rank);

  private static final String LETTERS = " PLNSGBR";

  private MoveOrder() {}

  private static int rank(int move) {
    int origin =
        Move.isDrop(move) ? Square.COUNT + LETTERS.charAt(Move.type(move)) : Move.from(move);
    int plain = Move.promotes(move) ? 0 : 1;
    return (origin * Square.COUNT + Move.to(move)) * 2 + plain;
  }
}
