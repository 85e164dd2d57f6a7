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
    return anyKingMove(position, danger)
        || (KingDanger.checkers(danger) == 1 && anyReply(position, danger));
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

  static boolean anyKingMove(Position position, int danger) {
    int side = position.sideToMove();
    int king = position.king(side);
    int safe = ~KingDanger.attackedNeighbours(danger) & 0xff;
    for (; safe != 0; safe &= safe - 1) {
      int to = Geometry.NEIGHBOUR[king * 8 + Integer.numberOfTrailingZeros(safe)];
      if (to >= 0
          && (position.pieceAt(to) == Piece.EMPTY || Piece.owner(position.pieceAt(to)) != side)) {
        return true;
      }
    }
    return false;
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

  private boolean anyReply(Position position, int danger) {
    int king = position.king(position.sideToMove());
    int checker = KingDanger.checker(danger);
    if (mover(position, position.sideToMove(), danger, king, checker, 0) >= 0) {
      return true;
    }
    int direction = Geometry.DIRECTION[king * 81 + checker];
    if (direction < 0) {
      return false;
    }
    int kinds = Hand.kinds(position.hand(position.sideToMove()));
    byte[] ray = Geometry.RAY[king * 8 + direction];
    for (int i = 0; ray[i] != checker; i++) {
      if (anyDrop(position, kinds, ray[i])
          || mover(position, position.sideToMove(), danger, king, ray[i], 0) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static void movesTo(Position position, int danger, int king, int to, MoveList moves) {
    int side = position.sideToMove();
    int from = mover(position, side, danger, king, to, 0);
    while (from >= 0) {
      addWithPromotion(position, from, to, moves);
      from = mover(position, side, danger, king, to, from + 1);
    }
  }

  /** Whether a piece of a side, its king apart, can go to a square without exposing the king. */
  static boolean canGo(Position position, int side, int danger, int to) {
    return mover(position, side, danger, position.king(side), to, 0) >= 0;
  }

  /** The first piece on a square from {@code least} on, king apart, that can go to a square. */
  static int mover(Position position, int side, int danger, int king, int to, int least) {
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    long rest = position.low(side) & Geometry.AIMS_LOW[to];
    int base = 0;
    if (least < Position.LOW_SQUARES) {
      rest &= -1L << least;
    } else {
      base = Position.LOW_SQUARES;
      rest = position.high(side) & Geometry.AIMS_HIGH[to] & (-1L << (least - base));
    }
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        if (from != king
            && Geometry.attacks(position.pieceAt(from), from, to, low, high)
            && !KingDanger.isMarked(danger, position, king, from)) {
          return from;
        }
      }
      if (base != 0) {
        return -1;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(side) & Geometry.AIMS_HIGH[to];
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
      if (mayDrop(position, type, to)) {
        moves.add(Move.drop(type, to));
      }
    }
  }

  private boolean anyDrop(Position position, int kinds, int to) {
    return firstDrop(position, kinds, to) != PieceType.NONE;
  }

  /** The cheapest of the given kinds that can be dropped on an empty square, or none. */
  int firstDrop(Position position, int kinds, int to) {
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int type = Integer.numberOfTrailingZeros(rest);
      if (mayDrop(position, type, to)) {
        return type;
      }
    }
    return PieceType.NONE;
  }

  private boolean mayDrop(Position position, int type, int to) {
    return DropRules.mayDrop(position, type, to)
        && (type != PieceType.PAWN || !isDropMate(position, to));
  }
}
