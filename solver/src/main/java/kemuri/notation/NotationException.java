package kemuri.notation;

import java.util.Objects;
import java.util.OptionalInt;

/** Text that is not what its format asks for. */
public final class NotationException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final int rank;
  private final int file;
  private final int line;
  private final int column;

  /**
   * An error at a place in a text.
   *
   * @param message one sentence: what was expected, where, and the mend
   * @param offset where in the text, counted from zero
   */
  public NotationException(String message, int offset) {
    this(message, offset, 0, 0, 0, 0);
  }

  /**
   * An error at a place of the board.
   *
   * @param rank which rank from the top, counted from 1; zero if the error is not in a rank
   * @param file which file, 1 to 9; zero if the error is not on a square
   */
  NotationException(String message, int offset, int rank, int file) {
    this(message, offset, rank, file, 0, 0);
  }

  private NotationException(String message, int offset, int rank, int file, int line, int column) {
    super(message);
    this.offset = offset;
    this.rank = rank;
    this.file = file;
    this.line = line;
    this.column = column;
  }

  /**
   * An error at a place in a text of several lines.
   *
   * @param message one sentence: what was expected, where, and the mend
   * @param offset where in the text, counted from zero
   * @param line counted from 1
   * @param column counted from 1
   */
  public static NotationException atLine(String message, int offset, int line, int column) {
    return new NotationException(message, offset, 0, 0, line, column);
  }

  /** Where in the text the error is, counted from zero. */
  public int offset() {
    return offset;
  }

  /** Which rank from the top the error is in, counted from 1 (10 is one too many). */
  public OptionalInt rank() {
    return rank == 0 ? OptionalInt.empty() : OptionalInt.of(rank);
  }

  /** Which file the error is on, 1 to 9. */
  public OptionalInt file() {
    return file == 0 ? OptionalInt.empty() : OptionalInt.of(file);
  }

  /** Which line of the text the error is in, counted from 1; empty if the text has but one. */
  public OptionalInt line() {
    return line == 0 ? OptionalInt.empty() : OptionalInt.of(line);
  }

  /** Which character of the line the error is at, counted from 1; empty if there is one line. */
  public OptionalInt column() {
    return column == 0 ? OptionalInt.empty() : OptionalInt.of(column);
  }

  /** The same error when the text it is in starts at {@code start} of a longer one. */
  NotationException shifted(int start) {
    String message = Objects.requireNonNullElse(getMessage(), "");
    NotationException shifted =
        new NotationException(message, offset + start, rank, file, line, column);
    shifted.initCause(this);
    return shifted;
  }
}
