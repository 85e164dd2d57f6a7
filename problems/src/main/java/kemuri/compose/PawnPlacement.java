package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/**
 * Places a king at the edge, pieces around it and a pawn in the attacker's hand: what the drop mate
 * (打歩詰) is made of. Rooks and bishops that are not promoted are frequent.
 */
final class PawnPlacement implements DiagramSource {
  private static final int[] ATTACKER = {0, 1, 2, 2, 3, 3, 5, 5, 0, 2, 1, 1, 1, 0, 2, 2};
  private static final int[] DEFENDER = {0, 4, 3, 3, 3, 3, 1, 1, 0, 1};
  private static final int[] HAND = {0, 0, 2, 2, 2, 2, 1, 1};
  private static final int MOST = 4;

  @Override
  public Optional<Position> next(SplittableRandom random) {
    Position position = Position.empty();
    int rank = random.nextInt(100) < 50 ? 0 : 1 + random.nextInt(2);
    int king = Square.of(random.nextInt(5), rank);
    position.place(king, Piece.of(Side.DEFENDER, PieceType.KING));
    int attackers = 1 + random.nextInt(MOST);
    int defenders = random.nextInt(MOST);
    for (int i = 0; i < attackers + defenders; i++) {
      int side = i < attackers ? Side.ATTACKER : Side.DEFENDER;
      int type = RandomPlacement.draw(side == Side.ATTACKER ? ATTACKER : DEFENDER, -1, random);
      RandomPlacement.put(position, RandomPlacement.near(king, random), side, type);
    }
    position.takeAgain(PieceType.PAWN, true);
    int other = RandomPlacement.draw(HAND, -1, random);
    if (random.nextBoolean() && Hand.has(position.hand(Side.DEFENDER), other)) {
      position.takeAgain(other, true);
    }
    return Attacks.inCheck(position, Side.DEFENDER) ? Optional.empty() : Optional.of(position);
  }
}
