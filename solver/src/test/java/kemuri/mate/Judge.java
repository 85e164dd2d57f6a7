package kemuri.mate;

import java.util.Arrays;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.reference.NaiveSfen;
import kemuri.reference.NaiveShogi;
import kemuri.reference.ReferenceSolver;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;

/** Solves one problem and judges the result by the naive rules. */
final class Judge {
  /** Forty times what a small problem needs; in nodes, so that a run can be repeated. */
  private static final SearchLimits AMPLE = SearchLimits.UNLIMITED.withNodes(100_000);

  private final MateSolver solver;
  private final NaiveShogi problem;

  Judge(MateSolver solver, NaiveShogi problem) {
    this.solver = solver;
    this.problem = problem;
  }

  /** Solves within limits and checks all that can be checked without knowing the answer. */
  MateResult solve(MateSolver.Goal goal, SearchLimits limits) {
    Position position = problem.toPosition();
    long key = position.key();
    MateResult result = solver.solve(position, goal, Rules.RAW, limits, SearchListener.SILENT);
    require(
        position.key() == key && NaiveShogi.of(position).equals(problem),
        "the position was not left as it was found");
    if (result instanceof MateResult.Mate mate) {
      requireLine(mate.line());
    } else if (result instanceof MateResult.Undecided undecided) {
      undecided.bound().ifPresent(this::requireLine);
    }
    return result;
  }

  /**
   * Fails unless the solver finds the mate for either goal, with the right length and a line along
   * which both sides play best for the exact one.
   */
  void requireMate(ReferenceSolver answer) {
    MateResult first = solve(MateSolver.Goal.ANY, AMPLE);
    require(
        first instanceof MateResult.Mate found && found.line().plies() >= answer.plies(),
        "the first proof: " + first);
    MateResult result = solve(MateSolver.Goal.EXACT, AMPLE);
    if (!(result instanceof MateResult.Mate mate) || !mate.exact()) {
      throw new AssertionError("no proven length: " + result);
    }
    require(mate.line().plies() == answer.plies(), "found a mate in " + mate.line().plies());
    NaiveShogi position = problem;
    int left = answer.plies();
    for (int move : mate.line().moves()) {
      position = position.after(move);
      left--;
      require(answer.matesWithin(position, left), NaiveSfen.usi(move) + " mates too late");
      require(
          left == 0 || !answer.matesWithin(position, left - 1),
          NaiveSfen.usi(move) + " lets the attacker mate sooner");
    }
  }

  /** Fails unless the solver proves for either goal that there is no mate. */
  void requireNoMate() {
    for (MateSolver.Goal goal : MateSolver.Goal.values()) {
      MateResult result = solve(goal, AMPLE);
      require(result instanceof MateResult.NoMate, "not proven without mate: " + result);
    }
  }

  /** Fails unless all moves are legal, the attacker's give check and the last one mates. */
  private void requireLine(Line line) {
    NaiveShogi position = problem;
    for (int move : line.moves()) {
      boolean attacks = position.mover() == Side.ATTACKER;
      int[] moves = attacks ? position.legalChecks() : position.legalMoves();
      require(
          Arrays.binarySearch(moves, move) >= 0,
          NaiveSfen.usi(move)
              + (attacks ? " is no legal check in " : " is illegal in ")
              + usi(line));
      position = position.after(move);
    }
    require(
        position.mover() == Side.DEFENDER && position.isMate(),
        "no mate at the end of " + usi(line));
  }

  private static String usi(Line line) {
    return String.join(" ", line.moves().stream().map(NaiveSfen::usi).toList());
  }

  private void require(boolean claim, String failure) {
    if (!claim) {
      throw new AssertionError(failure + " at " + problem);
    }
  }
}
