package kemuri.mate;

import java.util.List;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;

/** The author's solution (作意) beside best play. */
final class AuthorsSolution {
  private AuthorsSolution() {}

  /**
   * Refuses a line that is no solution.
   *
   * @throws IllegalArgumentException with a sentence that names the move
   */
  static void check(Position root, List<Integer> moves) {
    Position position = root.copy();
    for (int ply = 1; ply <= moves.size(); ply++) {
      MoveList legal = new MoveList();
      LegalMoves.generate(position, legal);
      if (!legal.contains(moves.get(ply - 1))) {
        throw new IllegalArgumentException("move %d of the solution is not legal".formatted(ply));
      }
      position.doMove(moves.get(ply - 1));
      if (position.sideToMove() == Side.DEFENDER && !Attacks.inCheck(position, Side.DEFENDER)) {
        throw new IllegalArgumentException("move %d of the solution is no check".formatted(ply));
      }
    }
    if (moves.size() % 2 == 0) {
      throw new IllegalArgumentException(
          "the solution has %d moves: expected an odd number, the last one mate"
              .formatted(moves.size()));
    }
  }

  /**
   * Where a line leaves best play.
   *
   * @param ply the ply of the first move that is not best, 0 if all are
   * @param better a best move instead of it, {@link Move#NONE} if all are best
   */
  record Departure(int ply, int better) {
    static final Departure NOWHERE = new Departure(0, Move.NONE);

    boolean isNowhere() {
      return ply == 0;
    }
  }

  /**
   * Where the author's solution leaves best play.
   *
   * @param key the diagram's key
   */
  static Departure departure(
      Position root, int key, List<Integer> moves, TsumePlay play, TsumeLine lines) {
    Position position = root.copy();
    for (int ply = 1; ply <= moves.size(); ply++) {
      int keyBefore = key - 2 * (ply - 1);
      boolean attacks = position.sideToMove() == Side.ATTACKER;
      List<Integer> best =
          attacks
              ? lines.bestChecks(position, keyBefore, ply - 1)
              : lines.bestReplies(position, keyBefore, ply - 1);
      if (!best.contains(moves.get(ply - 1))) {
        int better = best.isEmpty() ? Move.NONE : lines.best(position, keyBefore, ply - 1);
        return new Departure(ply, better);
      }
      position.doMove(moves.get(ply - 1));
    }
    return play.isWithin(position, Key.within(0), moves.size())
        ? Departure.NOWHERE
        : new Departure(moves.size() + 1, Move.NONE);
  }
}
