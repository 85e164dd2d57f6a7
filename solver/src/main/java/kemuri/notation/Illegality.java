package kemuri.notation;

import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Square;
import kemuri.board.Wording;

/** Words why a move that is not among the legal ones is not legal. */
final class Illegality {
  private final Diagram diagram;
  private final Color mover;
  private final String player;
  private final int move;
  private final int to;
  private final String target;

  /**
   * An illegal move of a position.
   *
   * @param move origin, destination and promotion; its kinds count only for a drop
   */
  Illegality(Position position, int move) {
    this.diagram = position.toDiagram();
    this.mover = diagram.sideToMove();
    this.player = Wording.player(mover);
    this.move = move;
    this.to = position.isRotated() ? Square.rotate(Move.to(move)) : Move.to(move);
    this.target = Wording.square(to);
  }

  /** The first rule that the move breaks, as a clause without a full stop. */
  String reason() {
    if (Move.isDrop(move)) {
      return ofDrop(Move.type(move));
    }
    boolean rotated = to != Move.to(move);
    return ofBoardMove(rotated ? Square.rotate(Move.from(move)) : Move.from(move));
  }

  private String ofDrop(int type) {
    String kind = Wording.kind(type);
    if (diagram.inHand(mover, type) == 0) {
      return player + " has no " + kind + " in hand";
    }
    if (diagram.pieceAt(to) != Piece.EMPTY) {
      return "a piece can be dropped only on an empty square, and " + target + " is taken";
    }
    if (Reach.isDead(mover, type, to)) {
      return "a " + kind + " on " + target + " could never move again";
    }
    int file = Square.file(to);
    if (type == PieceType.PAWN && hasPawnOn(file)) {
      return player + " has an unpromoted pawn on file " + (file + 1) + " already (二歩)";
    }
    if (leavesKingInCheck(diagram.toBuilder().put(to, mover, type))) {
      return "it would leave the king of " + player + " in check";
    }
    return "a pawn must not be dropped to give mate (打歩詰)";
  }

  private boolean hasPawnOn(int file) {
    for (int rank = 0; rank < 9; rank++) {
      if (isOwn(diagram.pieceAt(Square.of(file, rank)), PieceType.PAWN)) {
        return true;
      }
    }
    return false;
  }

  private String ofBoardMove(int from) {
    String origin = Wording.square(from);
    int piece = diagram.pieceAt(from);
    int type = Piece.type(piece);
    String kind = Wording.kind(type);
    if (piece == Piece.EMPTY) {
      return "no piece stands on " + origin;
    }
    if (!isOwn(piece, type)) {
      return player + " is to move, and the " + kind + " on " + origin + " is not " + player + "'s";
    }
    int captured = diagram.pieceAt(to);
    if (captured != Piece.EMPTY && isOwn(captured, Piece.type(captured))) {
      return target + " is taken by a piece of " + player;
    }
    if (!Reach.reaches(diagram, from, to)) {
      return "the " + kind + " on " + origin + " does not reach " + target;
    }
    if (Move.promotes(move)) {
      if (!PieceType.isPromotable(type)) {
        return "a " + kind + " does not promote";
      }
      if (!isPromotionZone(from) && !isPromotionZone(to)) {
        return "a move from " + origin + " to " + target + " does not enter the promotion zone";
      }
    } else if (Reach.isDead(mover, type, to)) {
      return "the " + kind + " must promote on " + target + ", write " + origin + target + "+";
    }
    return leavesKingInCheck(diagram.toBuilder().put(from, Piece.EMPTY).put(to, mover, type))
        ? "it would leave the king of " + player + " in check"
        : "a king cannot be captured";
  }

  private boolean isPromotionZone(int square) {
    return Square.isPromotionZone(mover.owner(), square);
  }

  private boolean isOwn(int piece, int type) {
    return piece == Piece.of(mover.owner(), type);
  }

  /** Whether the mover's king can be captured after the move. */
  private boolean leavesKingInCheck(Diagram.Builder moved) {
    Diagram after = moved.build();
    for (int square = 0; square < Square.COUNT; square++) {
      if (isOwn(after.pieceAt(square), PieceType.KING)
          && Reach.isAttacked(after, square, mover.opponent())) {
        return true;
      }
    }
    return false;
  }
}
