package kemuri.picture;

import java.util.List;
import java.util.SplittableRandom;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;

/**
 * A picture made at random.
 *
 * @param diagram anything that can be drawn, most likely not playable
 * @param options how to draw it
 */
record RandomPicture(Diagram diagram, PictureOptions options) {
  private static final int GREATEST_COUNT = 99;

  static RandomPicture next(SplittableRandom random) {
    Diagram.Builder diagram = Diagram.builder();
    for (int pieces = random.nextInt(60); pieces > 0; pieces--) {
      int type = 1 + random.nextInt(PieceType.KING);
      boolean promoted = PieceType.isPromotable(type) && random.nextBoolean();
      int piece = Piece.of(random.nextInt(2), promoted ? PieceType.promote(type) : type);
      diagram.put(random.nextInt(Square.COUNT), piece);
    }
    for (Color color : Color.values()) {
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        int count = random.nextInt(3) == 0 ? random.nextInt(GREATEST_COUNT + 1) : 0;
        diagram.inHand(color, type, count);
      }
    }
    diagram.sideToMove(random.nextBoolean() ? Color.BLACK : Color.WHITE);
    int size = random.nextInt(PictureOptions.SMALLEST, PictureOptions.LARGEST / 2 + 1);
    return new RandomPicture(
        diagram.build(),
        PictureOptions.DEFAULT
            .withSize(size)
            .withFlip(random.nextBoolean())
            .withLastMove(move(random))
            .withArrows(List.of(move(random), move(random)))
            .withTheme(random.nextBoolean() ? Theme.AUTO : Theme.DARK));
  }

  private static int move(SplittableRandom random) {
    int to = random.nextInt(Square.COUNT);
    return random.nextBoolean()
        ? Move.drop(PieceType.PAWN, to)
        : Move.of(PieceType.NONE, random.nextInt(Square.COUNT), to, false, PieceType.NONE);
  }
}
