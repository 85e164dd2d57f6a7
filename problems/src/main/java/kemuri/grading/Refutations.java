package kemuri.grading;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.UndecidedReason;

/**
 * What becomes of the attacker's other checks along a line: each is asked once whether it mates at
 * any length, from an empty table, within some nodes. The whole line has its limit too.
 */
final class Refutations {
  /** Nodes for one check. */
  private static final int CHECK_NODES = 2_000;

  /** Nodes for all checks, for each of the attacker's moves. */
  private static final int MOVE_NODES = 4_000;

  private static final MateResult NOT_ASKED =
      new MateResult.Undecided(UndecidedReason.NODES, Optional.empty(), 0, 0);

  private final MateSolver solver;
  private final PlayedLine line;
  private final Map<Long, MateResult> answers = new HashMap<>();
  private long left;

  Refutations(MateSolver solver, PlayedLine line) {
    this.solver = solver;
    this.line = line;
    left = (long) MOVE_NODES * line.attackerMoves();
  }

  /** What becomes of a check at a ply, counted from 1. */
  private MateResult of(int ply, int check) {
    return answers.computeIfAbsent(((long) ply << 32) | check, asked -> ask(ply, check));
  }

  /** Whether a check at a ply is known not to mate. */
  boolean isRefuted(int ply, int check) {
    return of(ply, check) instanceof MateResult.NoMate;
  }

  /** Whether a check at a ply is known to mate. */
  boolean isMate(int ply, int check) {
    return of(ply, check) instanceof MateResult.Mate;
  }

  /** Nodes that the question what becomes of a check took. */
  long nodes(int ply, int check) {
    return of(ply, check).nodes();
  }

  private MateResult ask(int ply, int check) {
    if (left <= 0) {
      return NOT_ASKED;
    }
    Position position = line.before(ply);
    position.doMove(check);
    MateResult result =
        solver.solve(
            position,
            MateSolver.Goal.ANY,
            Rules.RAW,
            SearchLimits.UNLIMITED.withNodes(CHECK_NODES),
            SearchListener.SILENT);
    position.undoMove(check);
    left -= result.nodes();
    return result;
  }
}
