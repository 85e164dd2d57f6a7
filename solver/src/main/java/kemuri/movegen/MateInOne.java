package kemuri.movegen;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;

/** Finds a mate in one, whichever kind of check gives it. */
public final class MateInOne {
  private final CheckGenerator checks = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList moves = new MoveList();

  /** A move that mates at once, or {@link Move#NONE}; the attacker must be to move. */
  public int find(Position position) {
    moves.clear();
    checks.generate(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      position.doMove(move);
      boolean mate = !evasions.any(position);
      position.undoMove(move);
      if (mate) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** How many checks the last {@link #find} had to choose from. */
  public int checks() {
    return moves.size();
  }
}
