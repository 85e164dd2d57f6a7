package kemuri.compose;

import java.util.List;
import kemuri.board.Hand;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.Line;
import kemuri.mate.SoundnessReport;
import kemuri.problem.SolutionFamily;

/**
 * A problem that was proven sound.
 *
 * @param position the diagram, Black to move; not to be changed
 * @param report what the soundness check says, with a solution
 */
record Specimen(Position position, SoundnessReport report) {
  /** The main line. */
  List<Integer> line() {
    return report.solution().map(Line::moves).orElseThrow();
  }

  /** The length (手数). */
  int plies() {
    return line().size();
  }

  /** The solution's family. */
  SolutionFamily family() {
    return SolutionFamily.of(position, line());
  }

  /** The pieces on a board, the king's included, and in the attacker's hand. */
  static int pieces(Position position) {
    return Long.bitCount(position.low(Side.ATTACKER) | position.low(Side.DEFENDER))
        + Long.bitCount(position.high(Side.ATTACKER) | position.high(Side.DEFENDER))
        + Hand.size(position.hand(Side.ATTACKER));
  }
}
