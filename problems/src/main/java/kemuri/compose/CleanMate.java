package kemuri.compose;

import java.util.function.Predicate;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CheckGenerator;

/** Finds checks that mate at once and leave the attacker's hand empty (駒余りなし). */
final class CleanMate {
  private final Predicate<Position> mated;
  private final CheckGenerator generator = new CheckGenerator();
  private final MoveList checks = new MoveList();

  /**
   * Finds mates of one sort.
   *
   * @param mated whether the defender, in check and to move, is mated
   */
  CleanMate(Predicate<Position> mated) {
    this.mated = mated;
  }

  /**
   * The only check that mates at once; {@link Move#NONE} if there is none, a second, or one that
   * leaves something in hand.
   */
  int only(Position position) {
    return find(position, true);
  }

  /** Whether some check mates at once, and none that does leaves anything in hand. */
  boolean any(Position position) {
    return find(position, false) != Move.NONE;
  }

  private int find(Position position, boolean alone) {
    checks.clear();
    generator.generate(position, checks);
    int mate = Move.NONE;
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      position.doMove(check);
      boolean mates = mated.test(position);
      position.undoMove(check);
      if (mates) {
        if ((alone && mate != Move.NONE) || position.attackerHandAfter(check) != Hand.EMPTY) {
          return Move.NONE;
        }
        mate = check;
      }
    }
    return mate;
  }
}
