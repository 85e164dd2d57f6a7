package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Position;

/** Draws diagrams that no known problem leads to. */
interface DiagramSource {
  /**
   * A diagram with the attacker to move and the defender not in check, or empty if the draw is
   * none.
   */
  Optional<Position> next(SplittableRandom random);
}
