package kemuri.movegen;

import java.util.Arrays;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * All legal moves of the attacker that give check (王手): direct, discovered and double checks,
 * promoting and not, and drops. If the attacker is in check itself, those that also answer it.
 *
 * <p>The defender's king is looked at first: which squares an attacker must go to for a direct
 * check (a table by kind, king and square) and which pieces hide a slider behind them. Only these
 * moves are tried. Drops go outwards from the king. One instance serves one thread; nothing is
 * allocated.
 */
public final class CheckGenerator {
  /**
   * Where a piece has to go to give a direct check, promoted or not, if nothing is in its way; at
   * {@code (type * 81 + king) * 81 + from}.
   */
  private static final byte[][] CHECK_SQUARES = new byte[PieceType.COUNT * 81 * 81][];

  private static final byte[] NO_SQUARES = {};

  /** Kinds that check from the neighbour of the king in a direction when dropped there. */
  private static final int[] NEAR_DROPS = new int[Geometry.DIRECTIONS];

  /** Kinds that check from farther away in a direction. */
  private static final int[] FAR_DROPS = new int[Geometry.DIRECTIONS];

  static {
    for (int type = PieceType.PAWN; type <= PieceType.DRAGON; type++) {
      for (int from = 0; from < Square.COUNT; from++) {
        byte[] squares = aims(type, from);
        for (int king = 0; king < Square.COUNT; king++) {
          CHECK_SQUARES[(type * 81 + king) * 81 + from] = checkSquares(type, king, from, squares);
        }
      }
    }
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int back = direction ^ 1;
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        int piece = Piece.of(Side.ATTACKER, type);
        boolean slides = ((Geometry.SLIDE[piece] >>> (16 + back)) & 1) != 0;
        if (slides) {
          FAR_DROPS[direction] |= 1 << type;
        }
        if (slides || ((Geometry.STEP[piece] >>> back) & 1) != 0) {
          NEAR_DROPS[direction] |= 1 << type;
        }
      }
    }
  }

  private final EvasionGenerator evasions = new EvasionGenerator();
  private final byte[] destinations = new byte[Destinations.MOST];

  /** The squares an attacker's piece attacks on an empty board. */
  private static byte[] aims(int type, int from) {
    byte[] squares = new byte[Square.COUNT];
    int count = 0;
    for (int to = 0; to < Square.COUNT; to++) {
      if (aims(type, from, to)) {
        squares[count++] = (byte) to;
      }
    }
    return Arrays.copyOf(squares, count);
  }

  private static boolean aims(int type, int from, int to) {
    return Geometry.attacks(Piece.of(Side.ATTACKER, type), from, to, 0, 0);
  }

  private static byte[] checkSquares(int type, int king, int from, byte[] aims) {
    byte[] squares = new byte[aims.length];
    int count = 0;
    for (byte to : aims) {
      boolean promotes =
          PieceType.isPromotable(type)
              && (Square.isPromotionZone(Side.ATTACKER, from)
                  || Square.isPromotionZone(Side.ATTACKER, to));
      if (aims(type, to, king) || (promotes && aims(PieceType.promote(type), to, king))) {
        squares[count++] = to;
      }
    }
    return count == 0 ? NO_SQUARES : Arrays.copyOf(squares, count);
  }

  /** Kinds that check from the neighbour of the king in a direction. */
  static int nearDrops(int direction) {
    return NEAR_DROPS[direction];
  }

  /** Kinds that check from farther away in a direction. */
  static int farDrops(int direction) {
    return FAR_DROPS[direction];
  }

  /** Appends the checks; the attacker must be to move and the defender not in check. */
  public void generate(Position position, MoveList moves) {
    int king = position.king(Side.DEFENDER);
    int own = position.king(Side.ATTACKER);
    int danger = own == Square.NONE ? 0 : KingDanger.of(position, Side.ATTACKER);
    int discoverers = KingDanger.discoverers(position, Side.DEFENDER);
    if (KingDanger.checkers(danger) < 2) {
      boardChecks(position, king, danger, discoverers, moves);
      dropChecks(position, king, own, danger, moves);
    }
    if (own != Square.NONE && KingDanger.isMarked(discoverers, position, king, own)) {
      kingChecks(position, king, own, danger, moves);
    }
  }

  private void boardChecks(
      Position position, int king, int danger, int discoverers, MoveList moves) {
    long rest = position.low(Side.ATTACKER);
    int base = 0;
    while (true) {
      for (; rest != 0; rest &= rest - 1) {
        int from = base + Long.numberOfTrailingZeros(rest);
        int type = position.pieceAt(from);
        if (type == PieceType.KING) {
          continue;
        }
        if (KingDanger.isMarked(discoverers, position, king, from)) {
          int count = Destinations.of(position, from, destinations);
          checksBy(position, king, from, danger, true, count, moves);
          continue;
        }
        byte[] aims = CHECK_SQUARES[(type * 81 + king) * 81 + from];
        if (aims.length > 0) {
          int count = reachable(position, from, aims);
          checksBy(position, king, from, danger, false, count, moves);
        }
      }
      if (base != 0) {
        return;
      }
      base = Position.LOW_SQUARES;
      rest = position.high(Side.ATTACKER);
    }
  }

  /** Keeps the squares that the piece can really go to, in {@link #destinations}. */
  private int reachable(Position position, int from, byte[] squares) {
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    int count = 0;
    for (byte to : squares) {
      int target = position.pieceAt(to);
      if ((target == Piece.EMPTY || Piece.owner(target) == Side.DEFENDER)
          && Geometry.isOpen(from * 81 + to, low, high)) {
        destinations[count++] = to;
      }
    }
    return count;
  }

  /** The checks by one piece among {@link #destinations}, by discovery or directly. */
  private void checksBy(
      Position position,
      int king,
      int from,
      int danger,
      boolean discovers,
      int count,
      MoveList moves) {
    int own = position.king(Side.ATTACKER);
    boolean pinned = own != Square.NONE && KingDanger.isMarked(danger, position, own, from);
    int type = position.pieceAt(from);
    for (int i = 0; i < count; i++) {
      int to = destinations[i];
      if ((pinned && !KingDanger.sameLine(own, from, to)) || !answers(own, danger, to)) {
        continue;
      }
      boolean reveals = discovers && !KingDanger.sameLine(king, from, to);
      int captured = Piece.type(position.pieceAt(to));
      if (PieceType.isPromotable(type)
          && (Square.isPromotionZone(Side.ATTACKER, to)
              || Square.isPromotionZone(Side.ATTACKER, from))
          && (reveals || isDirect(position, PieceType.promote(type), from, to, king))) {
        moves.add(Move.of(type, from, to, true, captured));
      }
      if (!DropRules.isDeadEnd(Side.ATTACKER, type, to)
          && (reveals || isDirect(position, type, from, to, king))) {
        moves.add(Move.of(type, from, to, false, captured));
      }
    }
  }

  /** Whether an attacker's piece that came from {@code from} to {@code to} attacks the king. */
  private static boolean isDirect(Position position, int type, int from, int to, int king) {
    long low = (position.low(0) | position.low(1)) & ~Geometry.lowBit(from);
    long high = (position.high(0) | position.high(1)) & ~Geometry.highBit(from);
    return Geometry.attacks(Piece.of(Side.ATTACKER, type), to, king, low, high);
  }

  /** Whether a move to {@code to} captures or blocks the checker of the attacker's king, if any. */
  private static boolean answers(int own, int danger, int to) {
    if (KingDanger.checkers(danger) == 0) {
      return true;
    }
    int checker = KingDanger.checker(danger);
    int pair = own * 81 + checker;
    return to == checker || !Geometry.isOpen(pair, Geometry.lowBit(to), Geometry.highBit(to));
  }

  private void dropChecks(Position position, int king, int own, int danger, MoveList moves) {
    int kinds = Hand.kinds(position.hand(Side.ATTACKER));
    if (kinds == 0) {
      return;
    }
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int dropped = kinds & NEAR_DROPS[direction];
      for (byte to : Geometry.RAY[king * 8 + direction]) {
        if (dropped == 0 || position.pieceAt(to) != Piece.EMPTY) {
          break;
        }
        if (answers(own, danger, to)) {
          evasions.dropsTo(position, dropped, to, moves);
        }
        dropped = kinds & FAR_DROPS[direction];
      }
    }
    if ((kinds & (1 << PieceType.KNIGHT)) != 0) {
      for (int i = 0; i < 2; i++) {
        int to = Geometry.KNIGHT_TO[(2 * king + Side.DEFENDER) * 2 + i];
        if (to >= 0 && position.pieceAt(to) == Piece.EMPTY && answers(own, danger, to)) {
          moves.add(Move.drop(PieceType.KNIGHT, to));
        }
      }
    }
  }

  /** Moves of the attacker's king off the line of a slider behind it. */
  private static void kingChecks(Position position, int king, int own, int danger, MoveList moves) {
    int start = moves.size();
    EvasionGenerator.kingMoves(position, danger, moves);
    int kept = start;
    for (int i = start; i < moves.size(); i++) {
      int move = moves.get(i);
      if (!KingDanger.sameLine(king, own, Move.to(move))) {
        moves.set(kept++, move);
      }
    }
    moves.truncate(kept);
  }
}
