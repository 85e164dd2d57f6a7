package kemuri.notation;

import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.Square;

/** A diagram drawn with full-width characters, as BOD files and KIF headers have it. */
public final class BoardText {
  private static final String HEADER = "  ９ ８ ７ ６ ５ ４ ３ ２ １\n";
  private static final String EDGE = "+---------------------------+\n";

  private BoardText() {}

  /**
   * The board between the two hands, White's above, and the words 後手番 below if White is to move;
   * lines end with {@code \n} but for the last.
   */
  public static String format(Diagram diagram) {
    StringBuilder text = new StringBuilder(512);
    text.append("後手の持駒：").append(hand(diagram, Color.WHITE)).append('\n');
    text.append(HEADER).append(EDGE);
    for (int rank = 0; rank < 9; rank++) {
      text.append('|');
      for (int file = 8; file >= 0; file--) {
        int piece = diagram.pieceAt(Square.of(file, rank));
        text.append(piece != Piece.EMPTY && isWhite(piece) ? 'v' : ' ');
        text.append(Kanji.face(Piece.type(piece)));
      }
      text.append('|').append(Kanji.rank(rank)).append('\n');
    }
    text.append(EDGE);
    text.append("先手の持駒：").append(hand(diagram, Color.BLACK));
    return text.append(diagram.sideToMove() == Color.WHITE ? "\n後手番" : "").toString();
  }

  private static boolean isWhite(int piece) {
    return Piece.owner(piece) == Color.WHITE.owner();
  }

  private static String hand(Diagram diagram, Color color) {
    StringBuilder hand = new StringBuilder();
    for (int type : Letters.HAND_ORDER) {
      int count = diagram.inHand(color, type);
      if (count > 0) {
        hand.append(hand.isEmpty() ? "" : "　").append(Kanji.face(type));
        hand.append(count > 1 ? Kanji.number(count) : "");
      }
    }
    return hand.isEmpty() ? "なし" : hand.toString();
  }
}
