package kemuri.movegen;

import kemuri.board.MoveList;
import kemuri.board.Position;

/** All legal moves of either side. */
public final class LegalMoves {
  private LegalMoves() {}

  /** Appends every legal move of the side to move. */
  public static void generate(Position position, MoveList moves) {}
}
