package kemuri.compose;

import java.util.List;
import java.util.Optional;
import kemuri.board.Position;

/** Tells what short problems can be made from: positions with a line that mates. */
interface Beginnings {
  /**
   * A position with a line that mates.
   *
   * @param position to be used at will
   * @param line the line, or as much of it as is known
   */
  record Beginning(Position position, List<Integer> line) {}

  /** What can be begun with a diagram, which is not changed; empty if nothing. */
  Optional<Beginning> of(Position drawn);
}
