package kemuri.api.error;

/**
 * A place in the SFEN text of a position.
 *
 * @param offset counted from zero
 * @param rank the rank of the board that is written there, 1 to 9; zero outside the board
 * @param file the file of the square that is written there, 9 to 1; zero outside the board
 */
public record TextPlace(int offset, int rank, int file) {
  private static final int SIZE = 9;

  /** The place at an offset in a text that starts with a board in SFEN. */
  public static TextPlace of(String text, int offset) {
    int start = boardStart(text);
    if (offset < start || offset > text.length()) {
      return new TextPlace(offset, 0, 0);
    }
    int rank = 1;
    int file = SIZE;
    for (int i = start; i < offset; i++) {
      char c = text.charAt(i);
      if (c == '/') {
        rank++;
        file = SIZE;
      } else if (Character.isWhitespace(c)) {
        return new TextPlace(offset, 0, 0);
      } else if (c >= '1' && c <= '9') {
        file -= c - '0';
      } else if (c != '+') {
        file--;
      }
    }
    boolean inside = rank <= SIZE && file >= 1;
    return new TextPlace(offset, rank <= SIZE ? rank : 0, inside ? file : 0);
  }

  private static int boardStart(String text) {
    int slash = text.indexOf('/');
    return slash < 0 ? 0 : text.lastIndexOf(' ', slash) + 1;
  }
}
