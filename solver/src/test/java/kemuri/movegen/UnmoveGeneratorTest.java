package kemuri.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.reference.NaiveShogi;
import kemuri.reference.RandomPlacement;
import org.junit.jupiter.api.Test;

/** Moves forward and back are each other's inverse, on random positions with one king. */
final class UnmoveGeneratorTest {
  private static final long SEED = Long.getLong("kemuri.seed", 20_261_201);
  private static final int POSITIONS = 3_000;

  private final RandomPlacement placement = new RandomPlacement(new SplittableRandom(SEED));
  private final UnmoveGenerator unmoves = new UnmoveGenerator();
  private final CheckGenerator checks = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();

  @Test
  void unmoves_ofWhatEveryCheckAndReplyLeadsTo_holdBoth() {
    int pairs = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Position position = next();
      for (int check : checksOf(position).toArray()) {
        position.doMove(check);
        for (int reply : evasionsOf(position).toArray()) {
          position.doMove(reply);
          assertTrue(repliesTo(position).contains(reply), () -> describe(position, reply));
          position.undoMove(reply);
          pairs++;
        }
        if (evasionsOf(position).size() > 0) {
          assertTrue(checksTo(position).contains(check), () -> describe(position, check));
        }
        position.undoMove(check);
      }
    }
    assertTrue(pairs > POSITIONS, "met only " + pairs + " pairs of moves");
  }

  @Test
  void unmoves_takenBack_leadToPositionsFromWhichTheyArePlayed() {
    int pairs = 0;
    for (int i = 0; i < POSITIONS / 10; i++) {
      Position position = next();
      for (int reply : repliesTo(position).toArray()) {
        position.undoMove(reply);
        for (int check : checksTo(position).toArray()) {
          position.undoMove(check);
          assertEquals(position.computeKey(), position.key());
          assertTrue(checksOf(position).contains(check), () -> describe(position, check));
          position.doMove(check);
          assertTrue(evasionsOf(position).contains(reply), () -> describe(position, reply));
          pairs++;
        }
        position.doMove(reply);
      }
    }
    assertTrue(pairs > POSITIONS, "met only " + pairs + " pairs of moves");
  }

  /** The next position with the attacker to move, no king of his, and no check given already. */
  private Position next() {
    while (true) {
      NaiveShogi shogi = placement.next();
      Position position = shogi.toPosition();
      if (shogi.mover() == Side.ATTACKER
          && position.king(Side.ATTACKER) == Square.NONE
          && !Attacks.inCheck(position, Side.DEFENDER)) {
        return position;
      }
    }
  }

  private MoveList checksOf(Position position) {
    MoveList moves = new MoveList();
    checks.generate(position, moves);
    return moves;
  }

  private MoveList evasionsOf(Position position) {
    MoveList moves = new MoveList();
    evasions.generate(position, moves);
    return moves;
  }

  private MoveList repliesTo(Position position) {
    MoveList moves = new MoveList();
    unmoves.replies(position, moves);
    return moves;
  }

  private MoveList checksTo(Position position) {
    MoveList moves = new MoveList();
    unmoves.checks(position, moves);
    return moves;
  }

  private static String describe(Position position, int move) {
    return "seed %d: %s%d to %d at %s"
        .formatted(
            SEED,
            Move.isDrop(move) ? "drop " : "",
            Move.type(move),
            Move.to(move),
            kemuri.notation.Sfen.format(position.toDiagram()));
  }
}
