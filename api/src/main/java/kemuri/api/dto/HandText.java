package kemuri.api.dto;

import java.util.List;
import kemuri.board.Hand;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;

/** What the attacker holds, as SFEN writes a hand. */
final class HandText {
  private static final String LETTERS = ".PLNSGBR";

  private HandText() {}

  /** What the attacker holds after a line from a position, which is left as it was found. */
  static String after(List<Integer> line, Position start) {
    Position position = start.copy();
    for (int move : line) {
      position.doMove(move);
    }
    int hand = position.hand(Side.ATTACKER);
    StringBuilder text = new StringBuilder();
    for (int type = PieceType.ROOK; type >= PieceType.PAWN; type--) {
      int count = Hand.count(hand, type);
      if (count > 1) {
        text.append(count);
      }
      if (count > 0) {
        text.append(LETTERS.charAt(type));
      }
    }
    return text.toString();
  }
}
