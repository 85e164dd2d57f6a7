package kemuri.reference;

import java.util.Arrays;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * The rules of shogi written down as directly as possible, to compare fast generators with.
 *
 * <p>Immutable: a move makes a new board. A move is legal if the piece can make it and the mover's
 * king is not attacked on the board that results; nothing is decided from pins, lines or checkers.
 * Only the encoding of squares, kinds and moves is shared with the library.
 */
public final class NaiveShogi {
  private static final int[][] NORTH = {{0, -1}};
  private static final int[][] LEAPS = {{-1, -2}, {1, -2}};
  private static final int[][] DIAGONALS = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
  private static final int[][] STRAIGHTS = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  private static final int[][] SILVER = {{-1, -1}, {0, -1}, {1, -1}, {-1, 1}, {1, 1}};
  private static final int[][] GOLD = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}};
  private static final int[][] KING = {
    {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}
  };
  private static final int[][] NOWHERE = {};

  /** Zero is empty; an attacker's piece is its kind, a defender's the negated kind. */
  private final byte[] board;

  /** Pieces in hand, index 8 × side + raw kind. */
  private final byte[] hands;

  private final int mover;

  NaiveShogi(byte[] board, byte[] hands, int mover) {
    this.board = board;
    this.hands = hands;
    this.mover = mover;
  }

  /** The same position in this class's own form. */
  public static NaiveShogi of(Position position) {
    byte[] board = new byte[Square.COUNT];
    byte[] hands = new byte[16];
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      board[square] = (byte) (piece >= 16 ? -(piece - 16) : piece);
    }
    for (int side = 0; side < 2; side++) {
      for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
        hands[8 * side + kind] = (byte) Hand.count(position.hand(side), kind);
      }
    }
    return new NaiveShogi(board, hands, position.sideToMove());
  }

  /** The diagram with the attacker as Black. */
  public Diagram toDiagram() {
    Diagram.Builder builder = Diagram.builder();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = board[square];
      if (piece != 0) {
        builder.put(square, piece > 0 ? Color.BLACK : Color.WHITE, Math.abs(piece));
      }
    }
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      builder.inHand(Color.BLACK, kind, inHand(Side.ATTACKER, kind));
      builder.inHand(Color.WHITE, kind, inHand(Side.DEFENDER, kind));
    }
    return builder.sideToMove(mover == Side.ATTACKER ? Color.BLACK : Color.WHITE).build();
  }

  /** The library's position with the same pieces. */
  public Position toPosition() {
    return Position.of(toDiagram(), Attacker.BLACK, DefenderHand.GIVEN);
  }

  /** Who moves, a {@link Side}. */
  public int mover() {
    return mover;
  }

  /** Positive for the attacker's kinds, negative for the defender's, zero if empty. */
  public int pieceAt(int square) {
    return board[square];
  }

  /** How many pieces of a raw kind a side holds. */
  public int inHand(int side, int kind) {
    return hands[8 * side + kind];
  }

  /** Where a side's king stands, {@link Square#NONE} if it has none. */
  public int kingOf(int side) {
    int wanted = side == Side.ATTACKER ? PieceType.KING : -PieceType.KING;
    for (int square = 0; square < Square.COUNT; square++) {
      if (board[square] == wanted) {
        return square;
      }
    }
    return Square.NONE;
  }

  /** How many pieces of a side attack a square. */
  public int attackers(int side, int square) {
    int count = 0;
    for (int from = 0; from < Square.COUNT; from++) {
      if (owns(side, from) && attacks(from, square)) {
        count++;
      }
    }
    return count;
  }

  /** Whether a side's king is attacked. */
  public boolean inCheck(int side) {
    int king = kingOf(side);
    return king != Square.NONE && attackers(1 - side, king) > 0;
  }

  /** All legal moves of the mover, in ascending order of their packed ints. */
  public int[] legalMoves() {
    int[] all = pseudoMoves();
    int size = 0;
    for (int move : all) {
      if (isLegal(move)) {
        all[size++] = move;
      }
    }
    int[] legal = Arrays.copyOf(all, size);
    Arrays.sort(legal);
    return legal;
  }

  /** The legal moves after which the opponent's king is attacked, ascending. */
  public int[] legalChecks() {
    return Arrays.stream(legalMoves()).filter(this::givesCheck).toArray();
  }

  /** Whether the mover has a legal move. */
  public boolean hasLegalMove() {
    for (int move : pseudoMoves()) {
      if (isLegal(move)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the mover is mated: in check without a legal move. */
  public boolean isMate() {
    return inCheck(mover) && !hasLegalMove();
  }

  /** Whether a move attacks the opponent's king, by whatever piece. */
  public boolean givesCheck(int move) {
    return after(move).inCheck(1 - mover);
  }

  /** Moves that the pieces can make, whatever becomes of the king and without drop mate. */
  public int[] pseudoMoves() {
    MoveList moves = new MoveList();
    for (int from = 0; from < Square.COUNT; from++) {
      if (owns(mover, from)) {
        boardMoves(from, moves);
      }
    }
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      if (inHand(mover, kind) > 0) {
        drops(kind, moves);
      }
    }
    return moves.toArray();
  }

  /** The board turned by half a turn with the sides swapped. */
  NaiveShogi turned() {
    byte[] turnedBoard = new byte[Square.COUNT];
    byte[] turnedHands = new byte[16];
    for (int square = 0; square < Square.COUNT; square++) {
      turnedBoard[80 - square] = (byte) -board[square];
    }
    System.arraycopy(hands, 0, turnedHands, 8, 8);
    System.arraycopy(hands, 8, turnedHands, 0, 8);
    return new NaiveShogi(turnedBoard, turnedHands, 1 - mover);
  }

  /** Whether a pseudo-move is legal: the own king is safe after it, and it is no drop mate. */
  public boolean isLegal(int move) {
    return !after(move).inCheck(mover) && !isDropMate(move);
  }

  /** Whether a move is a pawn drop that mates (打歩詰). */
  public boolean isDropMate(int move) {
    return Move.isDrop(move) && Move.type(move) == PieceType.PAWN && after(move).isMate();
  }

  /** The position after a move. */
  public NaiveShogi after(int move) {
    byte[] nextBoard = board.clone();
    byte[] nextHands = hands.clone();
    int sign = mover == Side.ATTACKER ? 1 : -1;
    int to = Move.to(move);
    if (Move.isDrop(move)) {
      nextBoard[to] = (byte) (sign * Move.type(move));
      nextHands[8 * mover + Move.type(move)]--;
    } else {
      int captured = Math.abs(board[to]);
      if (captured != 0 && captured != PieceType.KING) {
        nextHands[8 * mover + unpromoted(captured)]++;
      }
      int kind = Math.abs(board[Move.from(move)]);
      nextBoard[Move.from(move)] = 0;
      nextBoard[to] = (byte) (sign * (Move.promotes(move) ? kind + 8 : kind));
    }
    return new NaiveShogi(nextBoard, nextHands, 1 - mover);
  }

  /** The same board with the hands of another position. */
  NaiveShogi withHandsOf(NaiveShogi other) {
    return new NaiveShogi(board, other.hands, mover);
  }

  /** Whether nothing differs from another position but that the attacker holds as much or more. */
  boolean isAtLeast(NaiveShogi other) {
    boolean holdsAsMuch = true;
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      holdsAsMuch &= hands[kind] >= other.hands[kind];
    }
    return holdsAsMuch && mover == other.mover && Arrays.equals(board, other.board);
  }

  /** The position with a piece lifted from a square to the defender's hand. */
  NaiveShogi withoutPiece(int square) {
    byte[] nextBoard = board.clone();
    byte[] nextHands = hands.clone();
    nextBoard[square] = 0;
    nextHands[8 * Side.DEFENDER + unpromoted(Math.abs(board[square]))]++;
    return new NaiveShogi(nextBoard, nextHands, mover);
  }

  private void boardMoves(int from, MoveList moves) {
    int kind = Math.abs(board[from]);
    for (int to = 0; to < Square.COUNT; to++) {
      if (owns(mover, to) || !attacks(from, to)) {
        continue;
      }
      int captured = Math.abs(board[to]);
      if (canPromote(kind) && (inZone(mover, from) || inZone(mover, to))) {
        moves.add(Move.of(kind, from, to, true, captured));
      }
      if (!isDead(mover, kind, to)) {
        moves.add(Move.of(kind, from, to, false, captured));
      }
    }
  }

  private void drops(int kind, MoveList moves) {
    for (int to = 0; to < Square.COUNT; to++) {
      boolean secondPawn = kind == PieceType.PAWN && hasPawn(mover, to / 9);
      if (board[to] == 0 && !isDead(mover, kind, to) && !secondPawn) {
        moves.add(Move.drop(kind, to));
      }
    }
  }

  /** Whether a side has an unpromoted pawn on a file counted from zero. */
  boolean hasPawn(int side, int file) {
    int pawn = side == Side.ATTACKER ? PieceType.PAWN : -PieceType.PAWN;
    for (int rank = 0; rank < 9; rank++) {
      if (board[9 * file + rank] == pawn) {
        return true;
      }
    }
    return false;
  }

  private boolean owns(int side, int square) {
    return side == Side.ATTACKER ? board[square] > 0 : board[square] < 0;
  }

  /** Whether the piece on a square could step, leap or slide to another square. */
  public boolean attacks(int from, int to) {
    int kind = Math.abs(board[from]);
    int forward = board[from] > 0 ? 1 : -1;
    int fileDelta = to / 9 - from / 9;
    int rankDelta = forward * (to % 9 - from % 9);
    for (int[] step : steps(kind)) {
      if (step[0] == fileDelta && step[1] == rankDelta) {
        return true;
      }
    }
    for (int[] ray : slides(kind)) {
      int distance = Math.max(Math.abs(fileDelta), Math.abs(rankDelta));
      if (distance > 0
          && ray[0] * distance == fileDelta
          && ray[1] * distance == rankDelta
          && isOpen(from, 9 * ray[0] + forward * ray[1], distance)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOpen(int from, int stride, int distance) {
    for (int i = 1; i < distance; i++) {
      if (board[from + i * stride] != 0) {
        return false;
      }
    }
    return true;
  }

  private static int[][] steps(int kind) {
    return switch (kind) {
      case PieceType.PAWN -> NORTH;
      case PieceType.KNIGHT -> LEAPS;
      case PieceType.SILVER -> SILVER;
      case PieceType.GOLD,
          PieceType.PRO_PAWN,
          PieceType.PRO_LANCE,
          PieceType.PRO_KNIGHT,
          PieceType.PRO_SILVER ->
          GOLD;
      case PieceType.KING -> KING;
      case PieceType.HORSE -> STRAIGHTS;
      case PieceType.DRAGON -> DIAGONALS;
      default -> NOWHERE;
    };
  }

  private static int[][] slides(int kind) {
    return switch (kind) {
      case PieceType.LANCE -> NORTH;
      case PieceType.BISHOP, PieceType.HORSE -> DIAGONALS;
      case PieceType.ROOK, PieceType.DRAGON -> STRAIGHTS;
      default -> NOWHERE;
    };
  }

  static boolean canPromote(int kind) {
    return kind < PieceType.KING && kind != PieceType.GOLD;
  }

  static int unpromoted(int kind) {
    return kind > PieceType.KING ? kind - 8 : kind;
  }

  /** Whether a square lies on the three far ranks of a side. */
  static boolean inZone(int side, int square) {
    return side == Side.ATTACKER ? square % 9 <= 2 : square % 9 >= 6;
  }

  /** Whether a kind could never move from a square (行き所のない駒). */
  static boolean isDead(int side, int kind, int square) {
    int ranksAhead = side == Side.ATTACKER ? square % 9 : 8 - square % 9;
    return switch (kind) {
      case PieceType.PAWN, PieceType.LANCE -> ranksAhead < 1;
      case PieceType.KNIGHT -> ranksAhead < 2;
      default -> false;
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NaiveShogi that
        && mover == that.mover
        && Arrays.equals(board, that.board)
        && Arrays.equals(hands, that.hands);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(board) * 31 + Arrays.hashCode(hands)) * 2 + mover;
  }

  @Override
  public String toString() {
    return NaiveSfen.format(this);
  }
}
