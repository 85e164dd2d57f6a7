package kemuri.movegen;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * All legal replies (応手) of a side whose king is in check, generated as such: king moves, captures
 * of the checker, and interpositions (合駒) by moves and by drops from the king outwards, cheap kinds
 * first.
 *
 * <p>A pinned piece never helps: it can leave its line no more than the checker stands on it. One
 * instance serves one thread; nothing is allocated.
 */
public final class EvasionGenerator {
  private final MoveList scratch = new MoveList();

  /** Appends the legal replies; the side to move must be in check. */
  public void generate(Position position, MoveList moves) {
    int danger = KingDanger.of(position, position.sideToMove());
    kingMoves(position, danger, moves);
    if (KingDanger.checkers(danger) == 1) {
      replies(position, danger, moves);
    }
  }

  /** Whether the side to move, which must be in check, has any legal reply. */
  public boolean any(Position position) {
    int danger = KingDanger.of(position, position.sideToMove());
    int start = scratch.size();
    kingMoves(position, danger, scratch);
    if (scratch.size() == start && KingDanger.checkers(danger) == 1) {
      replies(position, danger, scratch);
    }
    boolean found = scratch.size() > start;
    scratch.truncate(start);
    return found;
  }

  /**
   * Whether a pawn dropped by the side to move on {@code square} would be a drop mate (打歩詰): it
   * gives check and leaves no legal reply.
   */
  boolean isDropMate(Position position, int square) {
    if (!DropRules.isPawnCheck(position, square)) {
      return false;
    }
    int drop = Move.drop(PieceType.PAWN, square);
    long key = position.key();
    position.doMove(drop, key);
    boolean mate = !any(position);
    position.undoMove(drop, key);
    return mate;
  }

  /** King moves to squares the enemy does not attack. */
  static void kingMoves(Position position, int danger, MoveList moves) {
    int side = position.sideToMove();
    int king = position.king(side);
    int safe = ~KingDanger.attackedNeighbours(danger) & 0xff;
    for (; safe != 0; safe &= safe - 1) {
      int to = Geometry.NEIGHBOUR[king * 8 + Integer.numberOfTrailingZeros(safe)];
      if (to >= 0) {
        int target = position.pieceAt(to);
        if (target == Piece.EMPTY || Piece.owner(target) != side) {
          moves.add(Move.of(PieceType.KING, king, to, false, Piece.type(target)));
        }
      }
    }
  }

  private void replies(Position position, int danger, MoveList moves) {
    int king = position.king(position.sideToMove());
    int checker = KingDanger.checker(danger);
    movesTo(position, danger, king, checker, moves);
    int direction = Geometry.DIRECTION[king * 81 + checker];
    if (direction < 0) {
      return;
    }
    byte[] ray = Geometry.RAY[king * 8 + direction];
    for (int i = 0; ray[i] != checker; i++) {
      movesTo(position, danger, king, ray[i], moves);
    }
    int kinds = Hand.kinds(position.hand(position.sideToMove()));
    if (kinds != 0) {
      for (int i = 0; ray[i] != checker; i++) {
        dropsTo(position, kinds, ray[i], moves);
      }
    }
  }

  private static void movesTo(Position position, int danger, int king, int to, MoveList moves) {
    int side = position.sideToMove();
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    long rest = position.low(side);
    int base = 0;
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        if (from != king
            && Geometry.attacks(position.pieceAt(from), from, to, low, high)
            && !KingDanger.isMarked(danger, position, king, from)) {
          addWithPromotion(position, from, to, moves);
        }
      }
      if (base != 0) {
        return;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(side);
    }
  }

  /** Appends a board move and its promoting twin, as far as each is legal. */
  static void addWithPromotion(Position position, int from, int to, MoveList moves) {
    int side = position.sideToMove();
    int type = Piece.type(position.pieceAt(from));
    int captured = Piece.type(position.pieceAt(to));
    if (PieceType.isPromotable(type)
        && (Square.isPromotionZone(side, to) || Square.isPromotionZone(side, from))) {
      moves.add(Move.of(type, from, to, true, captured));
    }
    if (!DropRules.isDeadEnd(side, type, to)) {
      moves.add(Move.of(type, from, to, false, captured));
    }
  }

  /** Appends the legal drops of the given kinds on an empty square. */
  void dropsTo(Position position, int kinds, int to, MoveList moves) {
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int type = Integer.numberOfTrailingZeros(rest);
      if (DropRules.mayDrop(position, type, to)
          && (type != PieceType.PAWN || !isDropMate(position, to))) {
        moves.add(Move.drop(type, to));
      }
    }
  }
}
