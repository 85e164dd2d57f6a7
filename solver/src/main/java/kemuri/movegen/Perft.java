package kemuri.movegen;

import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;

/** Counts the leaves of move trees, the usual proof of a move generator. */
public final class Perft {
  private final CheckGenerator checks = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();

  private Perft() {}

  /** The number of lines of {@code depth} legal moves. */
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      position.doMove(moves.get(i));
      leaves += count(position, depth - 1);
      position.undoMove(moves.get(i));
    }
    return leaves;
  }

  /**
   * The number of lines of {@code depth} moves in which every attacker's move is a check; on a
   * defender's turn the defender must be in check.
   */
  public static long checkTree(Position position, int depth) {
    return new Perft().checkLeaves(position, depth);
  }

  private long checkLeaves(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    if (position.sideToMove() == Side.ATTACKER) {
      checks.generate(position, moves);
    } else {
      evasions.generate(position, moves);
    }
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      position.doMove(moves.get(i));
      leaves += checkLeaves(position, depth - 1);
      position.undoMove(moves.get(i));
    }
    return leaves;
  }
}
