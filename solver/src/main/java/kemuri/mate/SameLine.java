package kemuri.mate;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;
import kemuri.movegen.Lines;

/**
 * Moves that differ from the solution's by a distance alone: drops of one kind on one line from the
 * king, and slides of one piece along one line.
 */
final class SameLine {
  private static final int STRAIGHT_SLIDERS = 1 << PieceType.ROOK | 1 << PieceType.DRAGON;
  private static final int DIAGONAL_SLIDERS = 1 << PieceType.BISHOP | 1 << PieceType.HORSE;

  private SameLine() {}

  /** Whether both are drops of one kind in one direction from the defender's king. */
  static boolean areDrops(Position position, int one, int other) {
    if (!Move.isDrop(one) || !Move.isDrop(other) || Move.type(one) != Move.type(other)) {
      return false;
    }
    int king = position.king(Side.DEFENDER);
    int direction = Lines.direction(king, Move.to(one));
    return direction != Lines.NONE && direction == Lines.direction(king, Move.to(other));
  }

  /** Whether both slide one piece in one direction, promoting or not. */
  static boolean areSlides(int one, int other) {
    if (Move.isDrop(one)
        || Move.isDrop(other)
        || Move.from(one) != Move.from(other)
        || Move.promotes(one) != Move.promotes(other)) {
      return false;
    }
    int direction = Lines.direction(Move.from(one), Move.to(one));
    return direction != Lines.NONE
        && direction == Lines.direction(Move.from(other), Move.to(other))
        && slides(Move.type(one), Move.from(one), Move.to(one));
  }

  private static boolean slides(int type, int from, int to) {
    boolean straight = Square.file(from) == Square.file(to) || Square.rank(from) == Square.rank(to);
    boolean lance = type == PieceType.LANCE;
    return lance || ((straight ? STRAIGHT_SLIDERS : DIAGONAL_SLIDERS) >>> type & 1) != 0;
  }

  /**
   * Whether the solution goes through unchanged after another move at a ply, but for the square of
   * the piece moved.
   *
   * @param play judges the end
   */
  static boolean goesThrough(SolvedProblem problem, int ply, int move, TsumePlay play) {
    Position position = problem.after(ply - 1);
    int meant = Move.to(problem.move(ply));
    int actual = Move.to(move);
    position.doMove(move);
    for (int next = ply + 1; next <= problem.plies(); next++) {
      int planned = problem.move(next);
      int played = actual == meant ? planned : translate(planned, meant, actual);
      int legal = legal(position, played);
      if (legal == Move.NONE) {
        return false;
      }
      if ((!Move.isDrop(planned) && Move.from(planned) == meant) || Move.to(planned) == meant) {
        actual = meant;
      }
      position.doMove(legal);
      if (position.sideToMove() == Side.DEFENDER && !Attacks.inCheck(position, Side.DEFENDER)) {
        return false;
      }
    }
    return play.isWithin(position, Key.within(0), problem.plies());
  }

  /** A planned move of the piece on {@code meant}, or a capture of it, for {@code actual}. */
  private static int translate(int planned, int meant, int actual) {
    int to = Move.to(planned) == meant ? actual : Move.to(planned);
    if (Move.isDrop(planned)) {
      return Move.drop(Move.type(planned), to);
    }
    int from = Move.from(planned) == meant ? actual : Move.from(planned);
    return Move.of(Move.type(planned), from, to, Move.promotes(planned), PieceType.NONE);
  }

  /** The legal move with this origin, destination and promotion, whatever it captures. */
  private static int legal(Position position, int wanted) {
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (Move.to(move) == Move.to(wanted)
          && Move.from(move) == Move.from(wanted)
          && Move.typeAfter(move) == Move.typeAfter(wanted)) {
        return move;
      }
    }
    return Move.NONE;
  }
}
