package kemuri.mate;

import java.util.List;

/**
 * A line (手順): packed {@link kemuri.board.Move moves} from the position that was solved.
 *
 * @param moves the moves, attacker's and defender's in turn
 */
public record Line(List<Integer> moves) {
  /** Copies the list. */
  public Line {
    moves = List.copyOf(moves);
  }

  /** The number of moves (手数). */
  public int plies() {
    return moves.size();
  }

  /** The line after a left-right mirror of the board. */
  public Line mirrored() {
    return new Line(moves.stream().map(kemuri.board.Move::mirror).toList());
  }
}
