package kemuri.mate;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;
import kemuri.movegen.Lines;

/**
 * The defender's legal replies (応手), the interpositions (合駒) apart from the rest.
 *
 * <p>There are interpositions only against a single checker that stands away from the king.
 */
final class Replies {
  /** Replies that do not interpose: king moves and captures. */
  final MoveList others = new MoveList();

  /** Interpositions, drops and moves. */
  final MoveList blocks = new MoveList();

  /** The square of the only checker, {@link Square#NONE} if there are none or two. */
  final int checker;

  private final boolean mated;

  /** The replies in a position with the defender to move. */
  Replies(Position position) {
    MoveList all = new MoveList();
    LegalMoves.generate(position, all);
    checker = Attacks.onlyChecker(position, Side.DEFENDER);
    int king = position.king(Side.DEFENDER);
    for (int i = 0; i < all.size(); i++) {
      int move = all.get(i);
      boolean blocks = checker != Square.NONE && Lines.isBetween(Move.to(move), king, checker);
      (blocks ? this.blocks : others).add(move);
    }
    mated = all.size() == 0 && Attacks.inCheck(position, Side.DEFENDER);
  }

  /** Whether the defender is in check without a legal reply. */
  boolean isMated() {
    return mated;
  }

  /** Whether there is no legal reply at all. */
  boolean isEmpty() {
    return others.size() == 0 && blocks.size() == 0;
  }
}
