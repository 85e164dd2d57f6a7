package kemuri.api.error;

import kemuri.notation.NotationException;

/**
 * A place in the text of a position.
 *
 * @param offset counted from zero
 * @param rank the rank of the board that is written there, 1 the topmost; zero outside the board
 * @param file the file of the square that is written there, 1 to 9; zero outside the board
 * @param line counted from 1; zero if the text has but one
 * @param column of the line, counted from 1; zero if the text has but one
 */
public record TextPlace(int offset, int rank, int file, int line, int column) {
  /** The place of an error of notation. */
  public static TextPlace of(NotationException error) {
    return new TextPlace(
        error.offset(),
        error.rank().orElse(0),
        error.file().orElse(0),
        error.line().orElse(0),
        error.column().orElse(0));
  }
}
