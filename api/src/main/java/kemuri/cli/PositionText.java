package kemuri.cli;

/**
 * The text of one position.
 *
 * @param text the position as it was given
 * @param place where it was given, for messages
 */
record PositionText(String text, String place) {}
