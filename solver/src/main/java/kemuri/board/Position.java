package kemuri.board;

import java.util.List;

/**
 * A playable position: the attacker's and the defender's pieces, turned so that the attacker moves
 * north whichever colour it has. Mutable: moves are done and undone in place.
 *
 * <p>The board is a mailbox with an occupancy set of two words per side: squares 0 to 62 in the low
 * word, 63 to 80 in the high one. The key covers the board, the side to move and pieces that have
 * left the game, not the hands: the pieces of both hands together are fixed by the rest, so key and
 * attacker's hand say all.
 */
public final class Position {
  /** Squares below this lie in the low occupancy word. */
  public static final int LOW_SQUARES = 63;

  private final byte[] board = new byte[Square.COUNT];
  private final int[] hand = new int[2];
  private final int[] king = {Square.NONE, Square.NONE};
  private final int[] pawnFiles = new int[2];
  private final long[] low = new long[2];
  private final long[] high = new long[2];
  private final boolean rotated;
  private int sideToMove;
  private long key;

  /** Pieces that have left the game, as a packed hand. */
  private int gone;

  private Position(boolean rotated) {
    this.rotated = rotated;
  }

  /**
   * The position of a diagram.
   *
   * @throws IllegalArgumentException if the diagram has flaws; see {@link DiagramFlaw#of}
   */
  public static Position of(Diagram diagram, Attacker attacker, DefenderHand defenderHand) {
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, attacker);
    if (!flaws.isEmpty()) {
      throw new IllegalArgumentException("not playable: " + flaws);
    }
    Color attacking = attacker.resolve(diagram);
    boolean rotated = attacking == Color.WHITE;
    Diagram view = rotated ? diagram.rotated() : diagram;
    Position position = new Position(rotated);
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = view.pieceAt(square);
      if (piece != Piece.EMPTY) {
        position.put(square, piece);
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      int held = view.inHand(Color.BLACK, type);
      int defends = view.inHand(Color.WHITE, type);
      position.hand[Side.ATTACKER] += Hand.of(type, held);
      position.hand[Side.DEFENDER] +=
          Hand.of(type, defenderHand == DefenderHand.REST ? defends + view.missing(type) : defends);
    }
    position.sideToMove = view.sideToMove() == Color.BLACK ? Side.ATTACKER : Side.DEFENDER;
    if (position.sideToMove == Side.DEFENDER) {
      position.key ^= Zobrist.SIDE;
    }
    return position;
  }

  /**
   * This position as a diagram in the orientation it came from. Its ply number is 1: a position
   * does not count plies.
   */
  public Diagram toDiagram() {
    Diagram.Builder builder = Diagram.builder();
    for (int square = 0; square < Square.COUNT; square++) {
      builder.put(square, board[square]);
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      builder.inHand(Color.BLACK, type, Hand.count(hand[Side.ATTACKER], type));
      builder.inHand(Color.WHITE, type, Hand.count(hand[Side.DEFENDER], type));
    }
    Diagram view =
        builder.sideToMove(sideToMove == Side.ATTACKER ? Color.BLACK : Color.WHITE).build();
    return rotated ? view.rotated() : view;
  }

  /** An independent copy. */
  public Position copy() {
    Position copy = new Position(rotated);
    System.arraycopy(board, 0, copy.board, 0, board.length);
    for (int side = 0; side < 2; side++) {
      copy.hand[side] = hand[side];
      copy.king[side] = king[side];
      copy.pawnFiles[side] = pawnFiles[side];
      copy.low[side] = low[side];
      copy.high[side] = high[side];
    }
    copy.sideToMove = sideToMove;
    copy.key = key;
    copy.gone = gone;
    return copy;
  }

  /** Whether the attacker is White, so that squares are turned by half a turn. */
  public boolean isRotated() {
    return rotated;
  }

  /** The {@link Piece} on a square. */
  public int pieceAt(int square) {
    return board[square];
  }

  /** The packed {@link Hand} of a side. */
  public int hand(int side) {
    return hand[side];
  }

  /** The square of a side's king, {@link Square#NONE} if it has none. */
  public int king(int side) {
    return king[side];
  }

  /** Whether a side has an unpromoted pawn on a file. */
  public boolean hasPawnOn(int side, int file) {
    return ((pawnFiles[side] >>> file) & 1) != 0;
  }

  /** Occupied squares 0 to 62 of a side, bit = square. */
  public long low(int side) {
    return low[side];
  }

  /** Occupied squares 63 to 80 of a side, bit = square − 63. */
  public long high(int side) {
    return high[side];
  }

  /** Who moves, a {@link Side}. */
  public int sideToMove() {
    return sideToMove;
  }

  /** The Zobrist key of board, side to move and pieces that have left, without hands. */
  public long key() {
    return key;
  }

  /** The key computed afresh from the board; equals {@link #key} always. */
  public long computeKey() {
    long computed = Zobrist.gone(gone) ^ (sideToMove == Side.DEFENDER ? Zobrist.SIDE : 0);
    for (int square = 0; square < Square.COUNT; square++) {
      if (board[square] != Piece.EMPTY) {
        computed ^= Zobrist.of(board[square], square);
      }
    }
    return computed;
  }

  /** The key after a move of the side to move, without doing it. */
  public long keyAfter(int move) {
    int side = sideToMove;
    int to = Move.to(move);
    long after = key ^ Zobrist.SIDE ^ Zobrist.of(Piece.of(side, Move.typeAfter(move)), to);
    if (Move.isDrop(move)) {
      return after;
    }
    after ^= Zobrist.of(Piece.of(side, Move.type(move)), Move.from(move));
    int captured = Move.captured(move);
    return captured == 0 ? after : after ^ Zobrist.of(Piece.of(side ^ 1, captured), to);
  }

  /** The attacker's hand after a move of the side to move, without doing it. */
  public int attackerHandAfter(int move) {
    return sideToMove == Side.DEFENDER ? hand[Side.ATTACKER] : handAfter(hand[0], move);
  }

  private static int handAfter(int before, int move) {
    if (Move.isDrop(move)) {
      return before - Hand.one(Move.type(move));
    }
    int captured = Move.captured(move);
    return captured == 0 ? before : before + Hand.one(PieceType.demote(captured));
  }

  /** Plays a pseudo-legal move of the side to move. */
  public void doMove(int move) {
    doMove(move, keyAfter(move));
  }

  /**
   * Plays a move whose key is known, or does not matter until the move is taken back.
   *
   * @param newKey the {@link #key} from now on
   */
  public void doMove(int move, long newKey) {
    int side = sideToMove;
    int to = Move.to(move);
    key = newKey;
    hand[side] = handAfter(hand[side], move);
    if (!Move.isDrop(move)) {
      int from = Move.from(move);
      int type = Move.type(move);
      board[from] = Piece.EMPTY;
      toggle(side, from);
      if (type == PieceType.PAWN) {
        pawnFiles[side] ^= 1 << Square.file(from);
      } else if (type == PieceType.KING) {
        king[side] = to;
      }
      int captured = Move.captured(move);
      if (captured != 0) {
        toggle(side ^ 1, to);
        if (captured == PieceType.PAWN) {
          pawnFiles[side ^ 1] ^= 1 << Square.file(to);
        }
      }
    }
    int after = Move.typeAfter(move);
    board[to] = (byte) Piece.of(side, after);
    toggle(side, to);
    if (after == PieceType.PAWN) {
      pawnFiles[side] ^= 1 << Square.file(to);
    }
    sideToMove = side ^ 1;
  }

  /** Takes back the last move. */
  public void undoMove(int move) {
    undoMove(move, key);
    key = keyAfter(move);
  }

  /**
   * Takes back the last move.
   *
   * @param oldKey the {@link #key} before it was played
   */
  public void undoMove(int move, long oldKey) {
    int side = sideToMove ^ 1;
    sideToMove = side;
    int to = Move.to(move);
    if (Move.typeAfter(move) == PieceType.PAWN) {
      pawnFiles[side] ^= 1 << Square.file(to);
    }
    toggle(side, to);
    board[to] = Piece.EMPTY;
    if (Move.isDrop(move)) {
      hand[side] += Hand.one(Move.type(move));
    } else {
      int from = Move.from(move);
      int type = Move.type(move);
      board[from] = (byte) Piece.of(side, type);
      toggle(side, from);
      if (type == PieceType.PAWN) {
        pawnFiles[side] ^= 1 << Square.file(from);
      } else if (type == PieceType.KING) {
        king[side] = from;
      }
      int captured = Move.captured(move);
      if (captured != 0) {
        hand[side] -= Hand.one(PieceType.demote(captured));
        board[to] = (byte) Piece.of(side ^ 1, captured);
        toggle(side ^ 1, to);
        if (captured == PieceType.PAWN) {
          pawnFiles[side ^ 1] ^= 1 << Square.file(to);
        }
      }
    }
    key = oldKey;
  }

  /**
   * An empty board with the attacker, who is Black, to move and all pieces but the kings in the
   * defender's hand: where composing begins.
   */
  public static Position empty() {
    Position position = new Position(false);
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      position.hand[Side.DEFENDER] += Hand.of(type, PieceType.setSize(type));
    }
    position.sideToMove = Side.ATTACKER;
    return position;
  }

  /** Puts a piece from the defender's hand, or a king, on an empty square. */
  public void place(int square, int piece) {
    put(square, piece);
    if (Piece.type(piece) != PieceType.KING) {
      hand[Side.DEFENDER] -= Hand.one(PieceType.demote(Piece.type(piece)));
    }
  }

  /** Takes a piece off the board: to the defender's hand, or a king out of sight. */
  public void lift(int square) {
    int piece = board[square];
    int side = Piece.owner(piece);
    int type = Piece.type(piece);
    board[square] = Piece.EMPTY;
    toggle(side, square);
    key ^= Zobrist.of(piece, square);
    if (type == PieceType.KING) {
      king[side] = Square.NONE;
      return;
    }
    if (type == PieceType.PAWN) {
      pawnFiles[side] ^= 1 << Square.file(square);
    }
    hand[Side.DEFENDER] += Hand.one(PieceType.demote(type));
  }

  /**
   * Takes a piece of a raw kind from the attacker's hand, as if he had not taken it: for the
   * defender's hand, or out of the game.
   */
  public void giveBack(int type, boolean toDefender) {
    hand[Side.ATTACKER] -= Hand.one(type);
    if (toDefender) {
      hand[Side.DEFENDER] += Hand.one(type);
    } else {
      setGone(gone + Hand.one(type));
    }
  }

  /** Undoes {@link #giveBack}. */
  public void takeAgain(int type, boolean fromDefender) {
    hand[Side.ATTACKER] += Hand.one(type);
    if (fromDefender) {
      hand[Side.DEFENDER] -= Hand.one(type);
    } else {
      setGone(gone - Hand.one(type));
    }
  }

  /**
   * Combines the key with a word by XOR, from which it follows the moves as before: what is found
   * out about positions with other keys has nothing to do with those.
   */
  public void disguise(long word) {
    key ^= word;
  }

  private void setGone(int pieces) {
    key ^= Zobrist.gone(gone) ^ Zobrist.gone(pieces);
    gone = pieces;
  }

  private void toggle(int side, int square) {
    if (square < LOW_SQUARES) {
      low[side] ^= 1L << square;
    } else {
      high[side] ^= 1L << (square - LOW_SQUARES);
    }
  }

  private void put(int square, int piece) {
    int side = Piece.owner(piece);
    int type = Piece.type(piece);
    board[square] = (byte) piece;
    toggle(side, square);
    key ^= Zobrist.of(piece, square);
    if (type == PieceType.PAWN) {
      pawnFiles[side] |= 1 << Square.file(square);
    } else if (type == PieceType.KING) {
      king[side] = square;
    }
  }
}
