package kemuri.movegen;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.Position;
import kemuri.board.Side;
import org.jspecify.annotations.Nullable;

/**
 * Finds a mate in one, whichever kind of check gives it.
 *
 * <p>Most checks leave the king a square that can be seen without playing them: a neighbour that
 * nothing attacks before, that the checking piece does not attack afterwards, and that no line
 * opened by its departure reaches. Of others the checking piece can plainly be taken. Only the rest
 * are played and their replies generated.
 */
public final class MateInOne {
  private final CheckGenerator checks = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList moves = new MoveList();
  private @Nullable CountingReplies counting;

  /** Sets which replies count from now on, null for all legal ones. */
  public void count(@Nullable CountingReplies replies) {
    counting = replies;
  }

  /** A move that mates at once, or {@link Move#NONE}; the attacker must be to move. */
  public int find(Position position) {
    moves.clear();
    checks.generate(position, moves);
    if (moves.size() == 0) {
      return Move.NONE;
    }
    long key = position.key();
    int danger = KingDanger.of(position, Side.DEFENDER);
    int free = freeNeighbours(position, danger);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (leavesSquare(position, move, free) || isTaken(position, move, danger)) {
        continue;
      }
      position.doMove(move, key);
      boolean mate = counting == null ? !evasions.any(position) : counting.isMated(position);
      position.undoMove(move, key);
      if (mate) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** The neighbours of the defender's king, by direction, that it could step on if left alone. */
  private static int freeNeighbours(Position position, int danger) {
    int king = position.king(Side.DEFENDER);
    int safe = ~KingDanger.attackedNeighbours(danger) & 0xff;
    int free = 0;
    for (int rest = safe; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int square = Geometry.NEIGHBOUR[king * 8 + direction];
      if (square >= 0
          && (position.pieceAt(square) == Piece.EMPTY
              || Piece.owner(position.pieceAt(square)) == Side.ATTACKER)) {
        free |= 1 << direction;
      }
    }
    return free;
  }

  /** Whether the king surely has a square after the check. */
  private static boolean leavesSquare(Position position, int move, int free) {
    int king = position.king(Side.DEFENDER);
    int to = Move.to(move);
    int piece = Piece.of(Side.ATTACKER, Move.typeAfter(move));
    int left = free & ~KingDanger.reach(piece, king, to);
    if (left == 0) {
      return false;
    }
    if (Move.isDrop(move)) {
      return true;
    }
    int from = Move.from(move);
    for (int rest = left; rest != 0; rest &= rest - 1) {
      int square = Geometry.NEIGHBOUR[king * 8 + Integer.numberOfTrailingZeros(rest)];
      if (Geometry.DIRECTION[square * 81 + from] < 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the checking piece, the only one, can surely be taken by another than the king. */
  private static boolean isTaken(Position position, int move, int danger) {
    int king = position.king(Side.DEFENDER);
    boolean only = Move.isDrop(move) || Geometry.DIRECTION[king * 81 + Move.from(move)] < 0;
    return only && EvasionGenerator.canGo(position, Side.DEFENDER, danger, Move.to(move));
  }

  /** How many checks the last {@link #find} had to choose from. */
  public int checks() {
    return moves.size();
  }
}
