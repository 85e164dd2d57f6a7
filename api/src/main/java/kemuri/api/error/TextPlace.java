package kemuri.api.error;

import kemuri.notation.NotationException;

/**
 * A place in the text of a position.
 *
 * @param offset counted from zero
 * @param rank the rank of the board that is written there, 1 the topmost; zero outside the board
 * @param file the file of the square that is written there, 1 to 9; zero outside the board
 */
public record TextPlace(int offset, int rank, int file) {
  /** The place of an error of notation. */
  public static TextPlace of(NotationException error) {
    return new TextPlace(error.offset(), error.rank().orElse(0), error.file().orElse(0));
  }
}
