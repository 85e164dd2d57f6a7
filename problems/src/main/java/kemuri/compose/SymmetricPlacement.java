package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Places pieces in pairs left and right of the king, and some on its file.
 *
 * <p>On the middle file the solution's mirror image solves, too, so the key must stay on the axis;
 * elsewhere the edge of the board makes a difference.
 */
final class SymmetricPlacement implements DiagramSource {
  private static final int PAIRED = 80;

  private final RandomPlacement placement = new RandomPlacement();

  @Override
  public Optional<Position> next(SplittableRandom random) {
    return placement.next(random).flatMap(position -> mirrored(position, random));
  }

  /** The right half of a diagram on both sides of the king. */
  private static Optional<Position> mirrored(Position position, SplittableRandom random) {
    int king = position.king(Side.DEFENDER);
    int axis = 1 + random.nextInt(4);
    Draft half = Draft.of(position);
    Draft whole = Draft.of(position);
    for (int square = 0; square < Square.COUNT; square++) {
      whole.put(square, 0);
    }
    for (int square = 0; square < Square.COUNT; square++) {
      int off = Math.abs(Square.file(square) - Square.file(king));
      int piece = half.pieceAt(square);
      if (piece != 0 && off <= axis) {
        boolean paired = random.nextInt(100) < PAIRED;
        if (off == 0 || paired) {
          whole.put(Square.of(axis + off, Square.rank(square)), piece);
          whole.put(Square.of(axis - off, Square.rank(square)), piece);
        } else {
          whole.put(Square.of(axis, Square.rank(square)), piece);
        }
      }
    }
    whole.put(Square.of(axis, Square.rank(king)), half.pieceAt(king));
    return whole.toPosition();
  }
}
