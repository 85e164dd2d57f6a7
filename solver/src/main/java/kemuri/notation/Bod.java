package kemuri.notation;

import kemuri.board.Diagram;

/** BOD, the diagram of Kakinoki Shogi (柿木将棋) alone: a board drawn between two hands. */
public final class Bod {
  private Bod() {}

  /**
   * Reads a diagram, headers and moves with it if there are any.
   *
   * @throws NotationException if the text is not BOD, or a move is not legal
   */
  public static GameRecord read(String text) throws NotationException {
    return new KakinokiReader(text).read();
  }

  /** Writes a diagram, with the number of moves before it unless that is zero. */
  public static String write(Diagram diagram) {
    String played = diagram.ply() > 1 ? "手数＝" + (diagram.ply() - 1) + "\n" : "";
    String board = BoardText.format(diagram);
    int side = board.indexOf("\n後手番");
    return side < 0
        ? board + "\n" + played
        : board.substring(0, side + 1) + played + board.substring(side + 1) + "\n";
  }
}
