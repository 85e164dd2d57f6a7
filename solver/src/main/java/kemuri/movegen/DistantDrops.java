package kemuri.movegen;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;

/**
 * Checks by the drop of a slider away from the king that are much the same: same kind, same line,
 * and answered by much the same replies.
 */
public final class DistantDrops {
  /** Not a distant drop. */
  public static final int NONE = 0;

  /** Families are numbered below this. */
  public static final int FAMILIES = 2 * Geometry.DIRECTIONS + 1;

  private static final int SLIDERS =
      1 << PieceType.LANCE | 1 << PieceType.BISHOP | 1 << PieceType.ROOK;

  private DistantDrops() {}

  /** Whether an attacker with this hand can have any. */
  public static boolean arePossible(int hand) {
    return (Hand.kinds(hand) & SLIDERS) != 0;
  }

  /** The family of the attacker's check, or {@link #NONE}. */
  public static int family(Position position, int move) {
    if (!Move.isDrop(move)) {
      return NONE;
    }
    int pair = position.king(Side.DEFENDER) * 81 + Move.to(move);
    int direction = Geometry.DIRECTION[pair];
    if (direction < 0 || (Geometry.RELATION[pair] & 0xff) != 0) {
      return NONE;
    }
    return 1 + 2 * direction + (Move.type(move) == PieceType.LANCE ? 1 : 0);
  }
}
