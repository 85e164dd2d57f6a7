package kemuri.compose;

import java.util.List;
import java.util.Optional;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.grading.Theme;
import kemuri.movegen.EvasionGenerator;

/**
 * Positions in which a pawn drop leads to mate at the next move: before it stands what the drop
 * mate (打歩詰) is about. For a declined promotion the drop would be mate if some piece that is not
 * promoted were.
 */
final class PawnDropBeginnings implements Beginnings {
  /** In hand at most, the pawn included. */
  private static final int HELD = 2;

  /** Replies to the drop at most. */
  private static final int REPLIES = 3;

  private final boolean declines;
  private final QuickMates quick = new QuickMates();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList replies = new MoveList();

  /** Those for one of the themes of the drop mate. */
  PawnDropBeginnings(Theme theme) {
    declines = theme == Theme.NON_PROMOTION;
  }

  @Override
  public Optional<Beginning> of(Position drawn) {
    int king = drawn.king(Side.DEFENDER);
    if (Square.rank(king) == 8
        || drawn.pieceAt(king + 1) != Piece.EMPTY
        || drawn.hasPawnOn(Side.ATTACKER, Square.file(king))
        || Hand.size(drawn.hand(Side.ATTACKER)) > HELD
        || !Hand.has(drawn.hand(Side.ATTACKER), PieceType.PAWN)) {
      return Optional.empty();
    }
    int drop = Move.drop(PieceType.PAWN, king + 1);
    return isGood(drawn, drop)
        ? Optional.of(new Beginning(drawn.copy(), List.of(drop)))
        : Optional.empty();
  }

  private boolean isGood(Position position, int drop) {
    position.doMove(drop);
    boolean good = quick.isLost(position, REPLIES) && (!declines || isMateIfPromoted(position));
    position.undoMove(drop);
    return good && !quick.any(position);
  }

  /** Whether the check would be mate if one of the attacker's pieces were promoted. */
  private boolean isMateIfPromoted(Position checked) {
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = checked.pieceAt(square);
      if (piece != Piece.EMPTY
          && Piece.owner(piece) == Side.ATTACKER
          && mayDecline(Piece.type(piece), square)) {
        Position promoted = checked.copy();
        promoted.lift(square);
        promoted.place(square, Piece.of(Side.ATTACKER, PieceType.promote(Piece.type(piece))));
        replies.clear();
        evasions.generate(promoted, replies);
        if (replies.size() == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a piece that comes to a square may decline a promotion that is no matter of course. */
  private static boolean mayDecline(int type, int square) {
    return switch (type) {
      case PieceType.BISHOP, PieceType.ROOK -> true;
      case PieceType.PAWN, PieceType.LANCE -> Square.isPromotionZone(Side.ATTACKER, square);
      default -> false;
    };
  }
}
