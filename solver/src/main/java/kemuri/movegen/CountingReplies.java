package kemuri.movegen;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Replies that count for certain when futile interpositions (無駄合) do not: all but interpositions,
 * if there is such a reply; otherwise the interpositions that are not futile, which can be seen
 * without a search, for then only a capture with mate at once makes one futile.
 *
 * <p>An interposition is futile so if the checker can take it, or another piece that is then the
 * only checker, and the defender is mated when the taken piece has left the game: a dropped one for
 * his hand. Each capture by the checker brings it nearer the king, which ends the recursion. An
 * instance has no state and serves any number of threads; nothing is allocated.
 */
public final class CountingReplies {
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final boolean byOthers;
  private final boolean blocksCount;

  /**
   * The replies under one convention.
   *
   * @param byOthers whether a capture by another piece than the checker makes futile too
   * @param blocksCount false if no interposition counts for certain
   */
  public CountingReplies(boolean byOthers, boolean blocksCount) {
    this.byOthers = byOthers;
    this.blocksCount = blocksCount;
  }

  /** A number that tells the conventions apart. */
  public int convention() {
    return (byOthers ? 1 : 0) + (blocksCount ? 2 : 0);
  }

  /** Appends the replies; the defender must be to move and in check. */
  public void generate(Position position, MoveList moves) {
    int start = moves.size();
    evasions.generate(position, moves);
    int king = position.king(Side.DEFENDER);
    int checker = Attacks.onlyChecker(position, Side.DEFENDER);
    if (checker == Square.NONE) {
      return;
    }
    int others = start;
    for (int i = start; i < moves.size(); i++) {
      int move = moves.get(i);
      if (!Lines.isBetween(Move.to(move), king, checker)) {
        moves.set(i, moves.get(others));
        moves.set(others++, move);
      }
    }
    if (others > start || !blocksCount) {
      moves.truncate(others);
      return;
    }
    int kept = start;
    for (int i = start; i < moves.size(); i++) {
      if (!isFutile(position, moves.get(i), checker)) {
        moves.set(kept++, moves.get(i));
      }
    }
    moves.truncate(kept);
  }

  /** Whether the defender, in check and to move, has no reply that counts. */
  public boolean isMated(Position position) {
    int king = position.king(Side.DEFENDER);
    int danger = KingDanger.of(position, Side.DEFENDER);
    if (EvasionGenerator.anyKingMove(position, danger)) {
      return false;
    }
    if (KingDanger.checkers(danger) != 1) {
      return true;
    }
    int checker = KingDanger.checker(danger);
    if (EvasionGenerator.canGo(position, Side.DEFENDER, danger, checker)) {
      return false;
    }
    int direction = Geometry.DIRECTION[king * 81 + checker];
    if (direction < 0 || !blocksCount) {
      return true;
    }
    byte[] ray = Geometry.RAY[king * 8 + direction];
    for (int i = 0; ray[i] != checker; i++) {
      if (isBlocked(position, danger, ray[i], checker)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an interposition on a square counts. */
  private boolean isBlocked(Position position, int danger, int square, int checker) {
    int kind = evasions.firstDrop(position, Hand.kinds(position.hand(Side.DEFENDER)), square);
    if (kind != PieceType.NONE && !isFutile(position, Move.drop(kind, square), checker)) {
      return true;
    }
    int king = position.king(Side.DEFENDER);
    int from = EvasionGenerator.mover(position, Side.DEFENDER, danger, king, square, 0);
    while (from >= 0) {
      int type = Piece.type(position.pieceAt(from));
      boolean stays = DropRules.isDeadEnd(Side.DEFENDER, type, square);
      if (!isFutile(position, Move.of(type, from, square, stays, 0), checker)) {
        return true;
      }
      from = EvasionGenerator.mover(position, Side.DEFENDER, danger, king, square, from + 1);
    }
    return false;
  }

  /**
   * Whether an interposition is answered by a capture with mate at once.
   *
   * @param checker the square of the checker it blocks
   */
  public boolean isFutile(Position position, int block, int checker) {
    long key = position.key();
    int square = Move.to(block);
    position.doMove(block, key);
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    boolean futile = false;
    long rest = position.low(Side.ATTACKER) & Geometry.AIMS_LOW[square];
    int base = 0;
    while (true) {
      for (; rest != 0 && !futile; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        if ((from == checker || byOthers)
            && Geometry.attacks(position.pieceAt(from), from, square, low, high)) {
          futile = matesByTaking(position, from, block, from == checker, key);
        }
      }
      if (base != 0) {
        break;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(Side.ATTACKER) & Geometry.AIMS_HIGH[square];
    }
    position.undoMove(block, key);
    return futile;
  }

  /** Whether the capture of a block by the piece on a square mates, promoting or not. */
  private boolean matesByTaking(
      Position position, int from, int block, boolean byChecker, long key) {
    int type = Piece.type(position.pieceAt(from));
    int to = Move.to(block);
    boolean mayPromote =
        PieceType.isPromotable(type)
            && (Square.isPromotionZone(Side.ATTACKER, from)
                || Square.isPromotionZone(Side.ATTACKER, to));
    int taken = Move.typeAfter(block);
    return (mayPromote
            && mates(position, Move.of(type, from, to, true, taken), block, byChecker, key))
        || (!DropRules.isDeadEnd(Side.ATTACKER, type, to)
            && mates(position, Move.of(type, from, to, false, taken), block, byChecker, key));
  }

  private boolean mates(Position position, int capture, int block, boolean byChecker, long key) {
    position.doMove(capture, key);
    boolean mates =
        !Attacks.inCheck(position, Side.ATTACKER)
            && (byChecker
                ? Attacks.inCheck(position, Side.DEFENDER)
                : Attacks.onlyChecker(position, Side.DEFENDER) == Move.to(capture));
    if (mates) {
      int kind = PieceType.demote(Move.typeAfter(block));
      boolean dropped = Move.isDrop(block);
      position.giveBack(kind, dropped);
      mates = isMated(position);
      position.takeAgain(kind, dropped);
    }
    position.undoMove(capture, key);
    return mates;
  }
}
