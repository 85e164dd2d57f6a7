package kemuri.notation;

import java.util.List;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * Western notation of moves as George Hodges wrote them, with numeric squares: {@code N*23}, {@code
 * S-23+}, {@code Kx12}, {@code G61-52}.
 */
public final class WesternNotation {
  private WesternNotation() {}

  /** Writes the moves of a line from a position, which is left as it was found. */
  public static List<String> format(List<Integer> moves, Position start) {
    return Turn.writeAll(moves, start, WesternNotation::write);
  }

  private static String write(Turn turn) {
    int move = turn.move();
    String to = square(turn, Move.to(move));
    if (Move.isDrop(move)) {
      return piece(Move.type(move)) + "*" + to;
    }
    String origin = turn.rivals().isEmpty() ? "" : square(turn, Move.from(move));
    String motion = Move.captured(move) == PieceType.NONE ? "-" : "x";
    return piece(Move.type(move)) + origin + motion + to + promotion(turn);
  }

  private static String piece(int type) {
    return PieceType.isPromoted(type)
        ? "+" + Letters.of(PieceType.demote(type))
        : "" + Letters.of(type);
  }

  private static String square(Turn turn, int square) {
    int shown = turn.shown(square);
    return "" + (Square.file(shown) + 1) + (Square.rank(shown) + 1);
  }

  private static String promotion(Turn turn) {
    if (Move.promotes(turn.move())) {
      return "+";
    }
    return JapaneseNotation.mayPromote(turn.move(), turn.position()) ? "=" : "";
  }
}
