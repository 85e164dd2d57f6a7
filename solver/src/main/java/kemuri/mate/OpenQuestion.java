package kemuri.mate;

import kemuri.search.UndecidedReason;

/**
 * Something the soundness check could not decide within its limits.
 *
 * @param matter what was asked
 * @param ply the ply at which {@code move} would be played, counted from 1; 0 if it is about the
 *     whole diagram
 * @param move the move, {@link kemuri.board.Move#NONE} if there is none
 * @param reason which limit was reached
 * @param couldBeFatal whether the answer could make the problem unsound
 */
public record OpenQuestion(
    Matter matter, int ply, int move, UndecidedReason reason, boolean couldBeFatal) {
  /** What was asked. */
  public enum Matter {
    /** Whether there is a mate, and the shortest one. */
    SOLUTION,
    /** Whether the move mates. */
    MATES,
    /** The move mates; whether it is a cook or something milder. */
    KIND,
    /** How good other defences are. */
    VARIATIONS,
    /** Whether the problem needs all its pieces. */
    PIECES
  }
}
