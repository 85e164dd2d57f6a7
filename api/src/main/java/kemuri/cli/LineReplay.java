package kemuri.cli;

import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.Line;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;

/** Plays a mating line on the board, to see whether it is one. */
final class LineReplay {
  private LineReplay() {}

  /**
   * Whether the line is made of checks and legal replies and ends in mate.
   *
   * @param start left as it was found
   */
  static boolean mates(Line line, Position start) {
    Position position = start.copy();
    MoveList moves = new MoveList();
    for (int move : line.moves()) {
      moves.clear();
      LegalMoves.generate(position, moves);
      boolean attacks = position.sideToMove() == Side.ATTACKER;
      if (!moves.contains(move)) {
        return false;
      }
      position.doMove(move);
      if (attacks && !Attacks.inCheck(position, Side.DEFENDER)) {
        return false;
      }
    }
    moves.clear();
    LegalMoves.generate(position, moves);
    return Attacks.inCheck(position, Side.DEFENDER) && moves.size() == 0;
  }
}
