package kemuri.notation;

import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;

/** Diagrams made at random. */
public final class RandomDiagram {
  private static final int[] CROWDED = {
    PieceType.GOLD,
    PieceType.SILVER,
    PieceType.PRO_PAWN,
    PieceType.PRO_SILVER,
    PieceType.KNIGHT,
    PieceType.HORSE,
    PieceType.DRAGON,
    PieceType.ROOK,
    PieceType.BISHOP,
    PieceType.LANCE,
    PieceType.PAWN
  };

  private RandomDiagram() {}

  /** Anything anywhere, most likely not playable. */
  public static Diagram next(SplittableRandom random) {
    Diagram.Builder diagram = Diagram.builder();
    int pieces = random.nextInt(41);
    for (int i = 0; i < pieces; i++) {
      diagram.put(random.nextInt(Square.COUNT), Piece.of(random.nextInt(2), type(random)));
    }
    for (Color color : Color.values()) {
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        if (random.nextInt(3) == 0) {
          diagram.inHand(color, type, random.nextInt(19));
        }
      }
    }
    return diagram
        .sideToMove(random.nextBoolean() ? Color.BLACK : Color.WHITE)
        .ply(1 + random.nextInt(200))
        .build();
  }

  /**
   * A playable diagram, Black to mate and to move: a few kinds on a small part of the board, so
   * that many of a kind reach the same square.
   */
  public static Diagram crowded(SplittableRandom random) {
    Diagram diagram = crowd(random);
    while (!DiagramFlaw.of(diagram, Attacker.BLACK).isEmpty()) {
      diagram = crowd(random);
    }
    return diagram;
  }

  private static Diagram crowd(SplittableRandom random) {
    Diagram.Builder diagram = Diagram.builder();
    int width = 3 + random.nextInt(3);
    int file = random.nextInt(10 - width);
    int rank = random.nextInt(10 - width);
    int favourite = CROWDED[random.nextInt(CROWDED.length)];
    for (int pieces = 2 + random.nextInt(10); pieces > 0; pieces--) {
      int square = Square.of(file + random.nextInt(width), rank + random.nextInt(width));
      boolean favoured = random.nextInt(4) > 0;
      int type = favoured ? favourite : CROWDED[random.nextInt(CROWDED.length)];
      diagram.put(square, Piece.of(random.nextInt(5) == 0 ? 1 : 0, type));
    }
    diagram.put(random.nextInt(Square.COUNT), Color.WHITE, PieceType.KING);
    if (random.nextBoolean()) {
      diagram.put(random.nextInt(Square.COUNT), Color.BLACK, PieceType.KING);
    }
    for (int type = PieceType.PAWN; type <= PieceType.GOLD; type++) {
      diagram.inHand(Color.BLACK, type, random.nextInt(2));
    }
    return diagram.build();
  }

  private static int type(SplittableRandom random) {
    int type = 1 + random.nextInt(PieceType.KING);
    return PieceType.isPromotable(type) && random.nextBoolean() ? PieceType.promote(type) : type;
  }
}
