package kemuri.compose;

import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.grading.Theme;
import kemuri.movegen.Attacks;
import kemuri.movegen.Lines;

/**
 * Whether a check and the reply to it can bring a theme of the line into a problem, as far as these
 * moves alone tell.
 */
final class FirstPair {
  private FirstPair() {}

  /** Whether the pair can be followed by a move of the attacker's. */
  static boolean mayPrecede(Theme theme, int next) {
    return theme != Theme.SWITCHBACK || (!Move.isDrop(next) && Move.captured(next) == 0);
  }

  /**
   * Whether a reply can be part of the pair.
   *
   * @param checked the position before the reply
   */
  static boolean mayReply(Theme theme, Position checked, int reply) {
    int checker = Attacks.onlyChecker(checked, Side.DEFENDER);
    int king = checked.king(Side.DEFENDER);
    boolean kingMoves = Move.type(reply) == PieceType.KING;
    boolean takes =
        Move.captured(reply) != 0 && (checker == Square.NONE || checker == Move.to(reply));
    return switch (theme) {
      case SACRIFICE, FREE_SACRIFICE, BIG_SACRIFICE, FREE_BIG_SACRIFICE, LINE_OPENING -> takes;
      case SELF_BLOCK -> takes && !kingMoves;
      case INTERPOSITION, MIDDLE_INTERPOSITION, VALUED_INTERPOSITION ->
          Move.isDrop(reply) && isBetween(reply, checker, king);
      case MOVING_INTERPOSITION ->
          !Move.isDrop(reply) && !kingMoves && isBetween(reply, checker, king);
      case LIMITED_DROP, DISTANT_DROP ->
          checker != Square.NONE
              && Lines.direction(king, checker) != Lines.NONE
              && !PieceType.isPromoted(Piece.type(checked.pieceAt(checker)));
      default -> true;
    };
  }

  private static boolean isBetween(int reply, int checker, int king) {
    return checker != Square.NONE && Lines.isBetween(Move.to(reply), king, checker);
  }

  /**
   * Whether a pair can bring a theme.
   *
   * @param position the position before the check
   * @param next the attacker's next move
   */
  static boolean canBring(Theme theme, Position position, int check, int reply, int next) {
    boolean drop = Move.isDrop(check);
    int type = Move.type(check);
    boolean sacrifice = Move.captured(reply) != 0 && Move.to(reply) == Move.to(check);
    boolean kingMoves = Move.type(reply) == PieceType.KING;
    return switch (theme) {
      case SACRIFICE, FREE_SACRIFICE -> sacrifice;
      case BIG_SACRIFICE, FREE_BIG_SACRIFICE -> sacrifice && isBig(type);
      case LINE_OPENING -> sacrifice && !drop;
      case SELF_BLOCK -> sacrifice && !kingMoves;
      case INTERPOSITION, MIDDLE_INTERPOSITION -> Move.isDrop(reply);
      case VALUED_INTERPOSITION -> Move.isDrop(reply) && Move.type(reply) != PieceType.PAWN;
      case MOVING_INTERPOSITION -> !Move.isDrop(reply) && !kingMoves && !sacrifice;
      case NON_PROMOTION, MINOR_NON_PROMOTION -> !drop && !Move.promotes(check);
      case LIMITED_DROP, DISTANT_DROP -> drop && (isBig(type) || type == PieceType.LANCE);
      case DOUBLE_CHECK, DISCOVERED_CHECK -> !drop;
      case SWITCHBACK -> !drop && !Move.isDrop(next) && Move.from(next) == Move.to(check);
      case PAWN_DROP_MATE_AVOIDANCE -> Hand.has(position.hand(Side.ATTACKER), PieceType.PAWN);
      default -> true;
    };
  }

  private static boolean isBig(int type) {
    int raw = PieceType.demote(type);
    return raw == PieceType.BISHOP || raw == PieceType.ROOK;
  }
}
