package kemuri.compose;

import java.util.Optional;
import kemuri.board.Position;

/** Judges candidates. */
interface Judge {
  /** The problem that a candidate is; empty if it is refused. */
  Optional<Specimen> judge(Position candidate, long budget);
}
