package kemuri.api.request;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;
import kemuri.movegen.Lines;
import kemuri.notation.NotationException;
import kemuri.notation.Usi;

/** Reads the solution (作意) that an author gives. */
public final class AuthorSolution {
  private AuthorSolution() {}

  /**
   * Reads a line of moves, which must be legal, checks by the attacker, and end in mate, or with a
   * check against which the defender can only interpose.
   *
   * @param usi the moves; none stands for no solution
   * @param start with the attacker to move, left as it was found
   * @throws NotationException that names the first move that cannot be; its offset is that move's
   *     index
   */
  public static List<Integer> read(List<String> usi, Position start) throws NotationException {
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String text : usi) {
      String place = place(usi, moves.size());
      boolean attacks = position.sideToMove() == Side.ATTACKER;
      if (!attacks && isMated(position)) {
        throw new NotationException(
            place + "the move before it is mate; leave out what follows", moves.size());
      }
      int move;
      try {
        move = Usi.parse(text, position);
      } catch (NotationException e) {
        throw new NotationException(place + e.getMessage(), moves.size());
      }
      position.doMove(move);
      moves.add(move);
      if (attacks && !Attacks.inCheck(position, Side.DEFENDER)) {
        throw new NotationException(
            place + "expected a check, for every move of the attacker must be one",
            moves.size() - 1);
      }
    }
    checkEnd(moves, usi, position);
    return moves;
  }

  /** The defender may only interpose at the end: whether that is futile is another question. */
  private static void checkEnd(List<Integer> moves, List<String> usi, Position end)
      throws NotationException {
    if (moves.isEmpty()) {
      return;
    }
    if (end.sideToMove() == Side.ATTACKER) {
      throw new NotationException(
          "The solution ends with a move of the defender; expected the mating move after it",
          moves.size());
    }
    int checker = Attacks.onlyChecker(end, Side.DEFENDER);
    int king = end.king(Side.DEFENDER);
    MoveList replies = new MoveList();
    LegalMoves.generate(end, replies);
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      if (checker == Square.NONE || !Lines.isBetween(Move.to(reply), king, checker)) {
        throw new NotationException(
            place(usi, moves.size() - 1)
                + "expected mate at the end of the solution, but the defender still has "
                + Usi.format(reply, end.isRotated()),
            moves.size() - 1);
      }
    }
  }

  private static String place(List<String> usi, int index) {
    int longest = 20;
    String text = usi.get(index);
    String shown = text.length() <= longest ? text : text.substring(0, longest) + "…";
    return "Move " + (index + 1) + " of the solution (" + shown + "): ";
  }

  private static boolean isMated(Position position) {
    MoveList replies = new MoveList();
    LegalMoves.generate(position, replies);
    return replies.size() == 0;
  }
}
