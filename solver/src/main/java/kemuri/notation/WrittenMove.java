package kemuri.notation;

import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * A move as Japanese notation writes it, not yet looked up on a board; squares are those of the
 * diagram.
 *
 * @param to the destination, {@link Square#NONE} for 同
 * @param type the kind that moves, as it stands before the move
 * @param qualifiers those of 右 左 直 上 寄 引 that are written, in their order
 * @param promotes whether 成 is written
 * @param drops whether 打 is written
 * @param from the origin in parentheses, {@link Square#NONE} if there is none
 */
public record WrittenMove(
    int to, int type, String qualifiers, boolean promotes, boolean drops, int from) {
  private static final String QUALIFIERS = "右左直上寄引行入";
  private static final int MOST_QUALIFIERS = 3;

  /**
   * Reads a move: the player's mark if there is one, square or 同, kind, what tells the piece from
   * others, 成 or 不成, then 打 or the origin.
   */
  static WrittenMove read(LineCursor line) throws NotationException {
    if (isMark(line.peek())) {
      line.advance(1);
    }
    int to = destination(line);
    int type = kind(line);
    StringBuilder qualifiers = new StringBuilder();
    while (qualifiers.length() < MOST_QUALIFIERS && QUALIFIERS.indexOf(line.peek()) >= 0) {
      char qualifier = line.peek();
      qualifiers.append(qualifier == '行' || qualifier == '入' ? '上' : qualifier);
      line.advance(1);
    }
    boolean promotes = false;
    if (!line.skip("不成") && !line.skip("生")) {
      promotes = line.skip("成");
    }
    boolean drops = line.skip("打");
    int from = line.peek() == '(' ? origin(line) : Square.NONE;
    return new WrittenMove(to, type, qualifiers.toString(), promotes, drops, from);
  }

  /**
   * The legal move of a position that is meant.
   *
   * @param previous the move before, {@link kemuri.board.Move#NONE} if there is none
   * @throws NotationException that says why there is none, or no single one; its place is left open
   */
  public int find(Position position, int previous) throws NotationException {
    return new MoveFinder(position, previous).find(this);
  }

  /** Whether a character says who moves. */
  static boolean isMark(char character) {
    return "▲△▼▽☗☖".indexOf(character) >= 0;
  }

  private static int destination(LineCursor line) throws NotationException {
    if (line.skip("同")) {
      line.skipBlanks();
      return Square.NONE;
    }
    int file = Kanji.fileOf(line.peek());
    if (file < 0) {
      throw line.expected("a file (１ to ９) or 同", "write a move such as ７六歩(77)");
    }
    line.advance(1);
    int rank = Kanji.rankOf(line.peek());
    if (rank < 0) {
      throw line.expected("a rank (一 to 九)", "write the square as ７六");
    }
    line.advance(1);
    line.skipBlanks();
    return Square.of(file, rank);
  }

  private static int kind(LineCursor line) throws NotationException {
    for (int length = 2; length > 0; length--) {
      String rest = line.rest();
      int type = rest.length() < length ? 0 : Kanji.kindOf(rest.substring(0, length));
      if (type != PieceType.NONE) {
        line.advance(length);
        return type;
      }
    }
    throw line.expected("a piece (玉 飛 龍 角 馬 金 銀 成銀 桂 成桂 香 成香 歩 と)", "write the piece that moves");
  }

  private static int origin(LineCursor line) throws NotationException {
    int start = line.index();
    line.advance(1);
    int digits = line.number();
    int file = digits / 10;
    int rank = digits % 10;
    if (digits < 11 || digits > 99 || rank == 0 || !line.skip(")")) {
      line.moveTo(start);
      throw line.expected("the origin in parentheses, such as (77)", "write file and rank, or 打");
    }
    return Square.of(file - 1, rank - 1);
  }
}
