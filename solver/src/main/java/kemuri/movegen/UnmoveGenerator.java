package kemuri.movegen;

import kemuri.board.Color;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * All moves that may have led to a position (逆算): what {@link Position#undoMove} can take back.
 *
 * <p>For the attacker these are the checks from positions in which the defender was not yet in
 * check; for the defender they are the replies to a check. Positions with one king only. A pawn
 * drop that would have been mate at once (打歩詰) is among them: the reply that follows excludes it.
 */
public final class UnmoveGenerator {
  private final MoveList pseudo = new MoveList();

  /**
   * Appends every move after which the position, with the attacker to move, may have come about.
   */
  public void replies(Position position, MoveList moves) {
    generate(position, Side.DEFENDER, true, moves);
  }

  /**
   * Appends every check after which the position, with the defender to move, may have come about.
   */
  public void checks(Position position, MoveList moves) {
    generate(position, Side.ATTACKER, false, moves);
  }

  private void generate(Position position, int side, boolean checkBefore, MoveList moves) {
    pseudo.clear();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.EMPTY && Piece.owner(piece) == side) {
        drop(square, piece);
        origins(position, square, piece);
      }
    }
    for (int i = 0; i < pseudo.size(); i++) {
      int move = pseudo.get(i);
      position.undoMove(move);
      if (Attacks.inCheck(position, Side.DEFENDER) == checkBefore) {
        moves.add(move);
      }
      position.doMove(move);
    }
  }

  private void drop(int square, int piece) {
    int type = Piece.type(piece);
    if (type < PieceType.KING) {
      pseudo.add(Move.drop(type, square));
    }
  }

  private void origins(Position position, int to, int piece) {
    int side = Piece.owner(piece);
    int type = Piece.type(piece);
    for (int from = 0; from < Square.COUNT; from++) {
      if (position.pieceAt(from) != Piece.EMPTY) {
        continue;
      }
      if (reaches(position, piece, from, to)) {
        captures(position, side, type, from, to, false);
      }
      if (PieceType.isPromoted(type)
          && (Square.isPromotionZone(side, from) || Square.isPromotionZone(side, to))) {
        int raw = PieceType.demote(type);
        if (stands(position, side, raw, from) && reaches(position, Piece.of(side, raw), from, to)) {
          captures(position, side, raw, from, to, true);
        }
      }
    }
  }

  private static boolean reaches(Position position, int piece, int from, int to) {
    long low = position.low(0) | position.low(1);
    long high = position.high(0) | position.high(1);
    return Geometry.attacks(piece, from, to, low, high);
  }

  /** The move without a capture, and with each capture that the mover's hand allows. */
  private void captures(Position position, int side, int type, int from, int to, boolean promotes) {
    pseudo.add(Move.of(type, from, to, promotes, 0));
    int other = side ^ 1;
    for (int raw = PieceType.PAWN; raw <= PieceType.ROOK; raw++) {
      if (!Hand.has(position.hand(side), raw)) {
        continue;
      }
      if (stands(position, other, raw, to)) {
        pseudo.add(Move.of(type, from, to, promotes, raw));
      }
      if (PieceType.isPromotable(raw)) {
        pseudo.add(Move.of(type, from, to, promotes, PieceType.promote(raw)));
      }
    }
  }

  /** Whether a side's piece may stand on a square: neither dead nor a second pawn on its file. */
  private static boolean stands(Position position, int side, int type, int square) {
    Color color = side == Side.ATTACKER ? Color.BLACK : Color.WHITE;
    return !Reach.isDead(color, type, square)
        && !(type == PieceType.PAWN && position.hasPawnOn(side, Square.file(square)));
  }
}
