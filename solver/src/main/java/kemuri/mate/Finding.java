package kemuri.mate;

import java.util.List;
import kemuri.board.Move;

/**
 * Something the soundness check has found.
 *
 * @param kind what it is
 * @param severity how bad that is under the profile asked for
 * @param ply the ply of the solution at which {@code move} is played instead, counted from 1; 0 if
 *     it is about the whole diagram
 * @param move the move, {@link Move#NONE} if there is none
 * @param square the square of the piece it is about, for {@link FindingKind#UNNEEDED_PIECE}, else
 *     {@link kemuri.board.Square#NONE}
 * @param line the moves from the diagram that show it, the solution's before {@code ply} included;
 *     they end in mate, unless there is nothing to show
 * @param plies the length of the mate along that line, 0 if it shows none
 * @param exact whether that length is proven; otherwise a shorter mate may exist
 */
public record Finding(
    FindingKind kind,
    Severity severity,
    int ply,
    int move,
    int square,
    List<Integer> line,
    int plies,
    boolean exact) {
  /** Copies the line. */
  public Finding {
    line = List.copyOf(line);
  }
}
