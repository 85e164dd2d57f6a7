package kemuri.grading;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import kemuri.mate.Rules;
import kemuri.movegen.EvasionGenerator;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/**
 * Other defences (変化) worth seeing: they last nearly as long as the solution and end with another
 * move. Drops between are left out, for whether they are futile is the soundness check's question.
 */
final class SideLines {
  /** How many plies earlier than the solution such a defence may end. */
  private static final int SLACK = 4;

  /** Nodes for one defence. */
  private static final int NODES = 1_000;

  private final MateSolver solver;
  private final PlayedLine line;

  SideLines(MateSolver solver, PlayedLine line) {
    this.solver = solver;
    this.line = line;
  }

  /** How many there are, as far as they are found within some nodes. */
  int count() {
    EvasionGenerator evasions = new EvasionGenerator();
    MoveList replies = new MoveList();
    int count = 0;
    for (int ply = 2; ply < line.plies(); ply += 2) {
      replies.clear();
      Position position = line.before(ply);
      evasions.generate(position, replies);
      for (int i = 0; i < replies.size(); i++) {
        int reply = replies.get(i);
        if (reply != line.move(ply) && !Move.isDrop(reply) && isWorthSeeing(position, ply, reply)) {
          count++;
        }
      }
    }
    return count;
  }

  private boolean isWorthSeeing(Position position, int ply, int reply) {
    position.doMove(reply);
    MateResult result =
        solver.solve(
            position,
            MateSolver.Goal.EXACT,
            Rules.RAW,
            SearchLimits.UNLIMITED.withNodes(NODES),
            SearchListener.SILENT);
    position.undoMove(reply);
    if (!(result instanceof MateResult.Mate mate) || mate.line().moves().isEmpty()) {
      return false;
    }
    int length = ply + mate.line().plies();
    int last = mate.line().moves().get(mate.line().moves().size() - 1);
    return length >= line.plies() - SLACK && length <= line.plies() && !endsAlike(last);
  }

  private boolean endsAlike(int last) {
    int own = line.move(line.plies());
    return Move.to(last) == Move.to(own) && Move.typeAfter(last) == Move.typeAfter(own);
  }
}
