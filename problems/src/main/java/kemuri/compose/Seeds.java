package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.EvasionGenerator;

/** Finds mates in one that can be taken back: one check mates, and with it the hand is empty. */
final class Seeds {
  private final RandomPlacement placement = new RandomPlacement();
  private final CheckGenerator generator = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList checks = new MoveList();

  /** A mate in one, or empty if the draw is none. */
  Optional<Position> next(SplittableRandom random) {
    return placement.next(random).filter(this::isSeed);
  }

  private boolean isSeed(Position position) {
    checks.clear();
    generator.generate(position, checks);
    int mate = Move.NONE;
    for (int i = 0; i < checks.size(); i++) {
      int check = checks.get(i);
      position.doMove(check);
      boolean mates = !evasions.any(position);
      position.undoMove(check);
      if (mates && mate != Move.NONE) {
        return false;
      }
      mate = mates ? check : mate;
    }
    return mate != Move.NONE && position.attackerHandAfter(mate) == Hand.EMPTY;
  }
}
