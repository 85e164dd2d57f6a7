package kemuri.board;

import java.util.Arrays;

/**
 * Anything a diagram (図) can say, legal or not: pieces of two players on 81 squares, two hands, the
 * side to move and the ply number. Immutable.
 *
 * <p>Only {@link Position#of} turns it into something playable, and {@link DiagramFlaw#of} says
 * what stands in the way.
 */
public final class Diagram {
  private final byte[] board;
  private final int[][] hands;
  private final Color sideToMove;
  private final int ply;

  private Diagram(byte[] board, int[][] hands, Color sideToMove, int ply) {
    this.board = board;
    this.hands = hands;
    this.sideToMove = sideToMove;
    this.ply = ply;
  }

  /** A builder of an empty board with Black to move. */
  public static Builder builder() {
    return new Builder();
  }

  /** The {@link Piece} on a square, its owner that of a {@link Color}. */
  public int pieceAt(int square) {
    return board[square];
  }

  /** How many pieces of a raw kind a player has in hand. */
  public int inHand(Color color, int type) {
    return hands[color.owner()][type];
  }

  /** How many pieces a player has in hand. */
  public int inHand(Color color) {
    return Arrays.stream(hands[color.owner()]).sum();
  }

  /** How many pieces there are on the board, kings included. */
  public int onBoard() {
    int count = 0;
    for (byte piece : board) {
      count += piece == Piece.EMPTY ? 0 : 1;
    }
    return count;
  }

  /** Who moves. */
  public Color sideToMove() {
    return sideToMove;
  }

  /** The number of the next ply, from 1. */
  public int ply() {
    return ply;
  }

  /** How many pieces of exactly this kind the player has on the board. */
  public int count(Color color, int type) {
    int wanted = Piece.of(color.owner(), type);
    int count = 0;
    for (byte piece : board) {
      if (piece == wanted) {
        count++;
      }
    }
    return count;
  }

  /** Pieces of a raw kind (or kings) that the set has beyond this diagram; negative if too many. */
  public int missing(int rawType) {
    int used = rawType == PieceType.KING ? 0 : hands[0][rawType] + hands[1][rawType];
    for (byte piece : board) {
      int type = Piece.type(piece);
      if (type == rawType || (type != PieceType.KING && PieceType.demote(type) == rawType)) {
        used++;
      }
    }
    return PieceType.setSize(rawType) - used;
  }

  /** The same diagram seen from the other side: half a turn, players swapped. */
  public Diagram rotated() {
    Builder turned = builder();
    for (int square = 0; square < Square.COUNT; square++) {
      turned.put(Square.rotate(square), Piece.swapOwner(board[square]));
    }
    copyHands(turned, true);
    return turned.sideToMove(sideToMove.opponent()).ply(ply).build();
  }

  /** The left-right mirror image. */
  public Diagram mirrored() {
    Builder mirror = builder();
    for (int square = 0; square < Square.COUNT; square++) {
      mirror.put(Square.mirror(square), board[square]);
    }
    copyHands(mirror, false);
    return mirror.sideToMove(sideToMove).ply(ply).build();
  }

  /** A builder that starts from this diagram. */
  public Builder toBuilder() {
    Builder copy = builder();
    for (int square = 0; square < Square.COUNT; square++) {
      copy.put(square, board[square]);
    }
    copyHands(copy, false);
    return copy.sideToMove(sideToMove).ply(ply);
  }

  private void copyHands(Builder target, boolean swap) {
    for (Color color : Color.values()) {
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        target.inHand(swap ? color.opponent() : color, type, inHand(color, type));
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Diagram that
        && Arrays.equals(board, that.board)
        && Arrays.deepEquals(hands, that.hands)
        && sideToMove == that.sideToMove
        && ply == that.ply;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(board) + Arrays.deepHashCode(hands) + sideToMove.owner();
  }

  /** Collects the parts of a diagram. */
  public static final class Builder {
    private final byte[] board = new byte[Square.COUNT];
    private final int[][] hands = new int[2][PieceType.KING];
    private Color sideToMove = Color.BLACK;
    private int ply = 1;

    private Builder() {}

    /** Puts a piece (or {@link Piece#EMPTY}) on a square. */
    public Builder put(int square, int piece) {
      board[square] = (byte) piece;
      return this;
    }

    /** Puts a player's piece on a square. */
    public Builder put(int square, Color color, int type) {
      return put(square, Piece.of(color.owner(), type));
    }

    /** Sets how many pieces of a raw kind a player has in hand. */
    public Builder inHand(Color color, int type, int count) {
      hands[color.owner()][type] = count;
      return this;
    }

    /** Sets who moves. */
    public Builder sideToMove(Color color) {
      sideToMove = color;
      return this;
    }

    /** Sets the number of the next ply. */
    public Builder ply(int next) {
      ply = next;
      return this;
    }

    /** The diagram. */
    public Diagram build() {
      return new Diagram(
          board.clone(), new int[][] {hands[0].clone(), hands[1].clone()}, sideToMove, ply);
    }
  }
}
