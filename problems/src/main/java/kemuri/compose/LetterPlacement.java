package kemuri.compose;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.grading.LetterShape;

/** Fills a letter's squares with the king and pieces of both sides at random (曲詰). */
final class LetterPlacement implements DiagramSource {
  /** How often each kind is drawn, for either side. */
  private static final int[] ON_BOARD = {0, 7, 4, 4, 4, 3, 2, 2, 0, 2, 0, 0, 0, 0, 1, 1};

  private static final int[] HELD = {0, 3, 2, 3, 4, 5, 2, 3};

  /** In how many of a hundred cases a piece is the defender's. */
  private static final int DEFENDING = 60;

  private final List<LetterShape> shapes;

  /**
   * Draws the shapes that a number of pieces can.
   *
   * @param most pieces at most, 0 for any number
   */
  LetterPlacement(int most) {
    shapes =
        LetterShape.all().stream()
            .filter(shape -> most == 0 || shape.squares(0, 0).size() <= most)
            .toList();
  }

  @Override
  public Optional<Position> next(SplittableRandom random) {
    if (shapes.isEmpty()) {
      return Optional.empty();
    }
    // The smaller of two: fewer pieces are easier to need.
    LetterShape one = shapes.get(random.nextInt(shapes.size()));
    LetterShape other = shapes.get(random.nextInt(shapes.size()));
    LetterShape shape = one.squares(0, 0).size() <= other.squares(0, 0).size() ? one : other;
    List<Integer> squares = shape.squares(random.nextInt(5), random.nextInt(7));
    if (squares.isEmpty()) {
      return Optional.empty();
    }
    Draft draft = new Draft();
    for (int square : squares) {
      int side = random.nextInt(100) < DEFENDING ? Side.DEFENDER : Side.ATTACKER;
      draft.put(square, Piece.of(side, RandomPlacement.draw(ON_BOARD, -1, random)));
    }
    draft.put(squares.get(random.nextInt(squares.size())), Piece.of(Side.DEFENDER, PieceType.KING));
    for (int held = random.nextInt(4); held > 0; held--) {
      draft.hold(RandomPlacement.draw(HELD, -1, random), 1);
    }
    return draft.toPosition();
  }
}
