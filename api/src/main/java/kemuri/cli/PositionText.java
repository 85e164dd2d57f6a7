package kemuri.cli;

/**
 * The text of one position, in any format.
 *
 * @param text the position as it was given
 * @param place where it was given, for messages
 */
record PositionText(String text, String place) {
  private static final int LONGEST_SHOWN = 200;

  /** A complaint about the text, which is shown if it is a single line. */
  BadInput complaint(String message) {
    return new BadInput(
        text.lines().count() > 1
            ? place + ": " + message
            : place + " (" + shown() + "): " + message);
  }

  private String shown() {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
  }
}
