package kemuri.mate;

import java.util.List;
import kemuri.board.Move;

/**
 * A line (手順) of a mate: packed {@link Move moves} from the position that was solved.
 *
 * @param moves the moves, attacker's and defender's in turn
 * @param plies the length (手数) within which the mate is proven: the number of moves, or more if the
 *     defender might last longer than he does in this line
 */
public record Line(List<Integer> moves, int plies) {
  /** Copies the list. */
  public Line {
    moves = List.copyOf(moves);
    if (plies < moves.size()) {
      throw new IllegalArgumentException(moves.size() + " moves of a mate within " + plies);
    }
  }

  /** A line in which both sides play best. */
  public Line(List<Integer> moves) {
    this(moves, moves.size());
  }

  /** The line after a left-right mirror of the board. */
  public Line mirrored() {
    return new Line(moves.stream().map(Move::mirror).toList(), plies);
  }
}
