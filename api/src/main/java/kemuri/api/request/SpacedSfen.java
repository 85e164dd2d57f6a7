package kemuri.api.request;

/** Mends SFEN from a query string, in which a {@code +} that was not escaped reads as a space. */
public final class SpacedSfen {
  private static final int SIZE = 9;
  private static final String PROMOTABLE = "PLNSBRplnsbr";

  private SpacedSfen() {}

  /** The text with every space before a piece letter in the board field turned into a plus. */
  public static String mend(String text) {
    StringBuilder mended = new StringBuilder(text);
    int rank = 1;
    int squares = 0;
    for (int i = boardStart(text); i < text.length(); i++) {
      char c = text.charAt(i);
      if (rank == SIZE && squares >= SIZE) {
        return isSideNext(text, i) ? mended.toString() : text;
      }
      if (c == '/') {
        rank++;
        squares = 0;
      } else if (c >= '1' && c <= '9') {
        squares += c - '0';
      } else if (c == ' ' && isPromotable(text, i + 1)) {
        mended.setCharAt(i, '+');
      } else if (c != '+') {
        squares++;
      }
    }
    return text;
  }

  /** Whether the side to move is written at {@code index}: else the board was not read rightly. */
  private static boolean isSideNext(String text, int index) {
    String rest = text.substring(index).strip();
    return rest.matches("[bw](\\s.*)?");
  }

  private static int boardStart(String text) {
    for (String prefix : new String[] {"position sfen ", "sfen "}) {
      if (text.startsWith(prefix)) {
        return prefix.length();
      }
    }
    return 0;
  }

  private static boolean isPromotable(String text, int index) {
    return index < text.length() && PROMOTABLE.indexOf(text.charAt(index)) >= 0;
  }
}
