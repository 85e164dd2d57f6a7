package kemuri.compose;

import java.util.Optional;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/** A diagram on the drawing board, which need not be legal; Black attacks, without a king. */
final class Draft {
  private final int[] board = new int[Square.COUNT];
  private final int[] held = new int[PieceType.KING];

  /** A draft of a position. */
  static Draft of(Position position) {
    Draft draft = new Draft();
    for (int square = 0; square < Square.COUNT; square++) {
      draft.board[square] = position.pieceAt(square);
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      draft.held[type] = Hand.count(position.hand(Side.ATTACKER), type);
    }
    return draft;
  }

  /** The {@link Piece} on a square. */
  int pieceAt(int square) {
    return board[square];
  }

  /** Puts a piece, or {@link Piece#EMPTY}, on a square in place of what stands there. */
  void put(int square, int piece) {
    board[square] = piece;
  }

  /** Gives the attacker pieces of a raw kind into the hand, or takes some for a negative number. */
  void hold(int type, int more) {
    held[type] += more;
  }

  /** Whether the board is its own mirror image about a file, with pieces beside it. */
  boolean isSymmetric(int axis) {
    boolean beside = false;
    for (int square = 0; square < Square.COUNT; square++) {
      if (board[square] != Piece.EMPTY && Square.file(square) != axis) {
        int file = 2 * axis - Square.file(square);
        beside = true;
        if (file < 0 || file > 8 || board[Square.of(file, Square.rank(square))] != board[square]) {
          return false;
        }
      }
    }
    return beside;
  }

  /** The draft moved over the board; empty if a piece would fall off. */
  Optional<Draft> shifted(int files, int ranks) {
    Draft shifted = new Draft();
    System.arraycopy(held, 0, shifted.held, 0, held.length);
    for (int square = 0; square < Square.COUNT; square++) {
      int file = Square.file(square) + files;
      int rank = Square.rank(square) + ranks;
      if (board[square] == Piece.EMPTY) {
        continue;
      }
      if (file < 0 || file > 8 || rank < 0 || rank > 8) {
        return Optional.empty();
      }
      shifted.board[Square.of(file, rank)] = board[square];
    }
    return Optional.of(shifted);
  }

  /** The position with all other pieces in the defender's hand; empty if it is no legal diagram. */
  Optional<Position> toPosition() {
    Position position = Position.empty();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = board[square];
      if (piece == Piece.EMPTY) {
        continue;
      }
      if (Piece.type(piece) != PieceType.KING) {
        if (!RandomPlacement.put(position, square, Piece.owner(piece), Piece.type(piece))) {
          return Optional.empty();
        }
      } else if (position.king(Side.DEFENDER) != Square.NONE
          || Piece.owner(piece) != Side.DEFENDER) {
        return Optional.empty();
      } else {
        position.place(square, piece);
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (held[type] < 0 || held[type] > Hand.count(position.hand(Side.DEFENDER), type)) {
        return Optional.empty();
      }
      for (int i = 0; i < held[type]; i++) {
        position.takeAgain(type, true);
      }
    }
    return position.king(Side.DEFENDER) == Square.NONE || Attacks.inCheck(position, Side.DEFENDER)
        ? Optional.empty()
        : Optional.of(position);
  }
}
