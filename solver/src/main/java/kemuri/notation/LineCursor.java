package kemuri.notation;

import java.util.ArrayList;
import java.util.List;

/** Reads one line of a text from left to right, and knows where in the text it is. */
final class LineCursor {
  /** The longest text of a record, in characters. */
  static final int MAX_LENGTH = 1 << 20;

  private final String text;
  private final int number;
  private final int offset;
  private final int indent;
  private int at;

  /**
   * A line.
   *
   * @param text without the line break
   * @param number counted from 1
   * @param offset where it starts in the whole text, counted from zero
   */
  LineCursor(String text, int number, int offset) {
    this(text, number, offset, 0);
  }

  private LineCursor(String text, int number, int offset, int indent) {
    this.text = text;
    this.number = number;
    this.offset = offset;
    this.indent = indent;
  }

  /** A part of the line, from and to characters counted from zero. */
  LineCursor part(int start, int end) {
    return new LineCursor(text.substring(start, end), number, offset + start, indent + start);
  }

  /**
   * The lines of a text; they end with LF, CR or both, and a byte order mark in front is left out.
   *
   * @throws NotationException if the text is too long
   */
  static List<LineCursor> linesOf(String text) throws NotationException {
    if (text.length() > MAX_LENGTH) {
      throw new NotationException(
          "expected a record of at most %d characters, found %d"
              .formatted(MAX_LENGTH, text.length()),
          MAX_LENGTH);
    }
    List<LineCursor> lines = new ArrayList<>();
    int start = text.startsWith("\ufeff") ? 1 : 0;
    for (int i = start; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '\n';
      if (c == '\n' || c == '\r') {
        lines.add(new LineCursor(text.substring(start, i), lines.size() + 1, start));
        boolean both = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
        i += both ? 1 : 0;
        start = i + 1;
      }
    }
    return lines;
  }

  /** The whole line. */
  String text() {
    return text;
  }

  /** What has not been read yet. */
  String rest() {
    return text.substring(at);
  }

  /** Whether all is read. */
  boolean isAtEnd() {
    return at == text.length();
  }

  /** The character here, zero at the end. */
  char peek() {
    return isAtEnd() ? 0 : text.charAt(at);
  }

  /** Goes on by some characters. */
  void advance(int characters) {
    at += characters;
  }

  /** Goes on to a character of the line, counted from zero. */
  void moveTo(int index) {
    at = index;
  }

  /** How many characters have been read. */
  int index() {
    return at;
  }

  /** Goes past a word if it is here. */
  boolean skip(String word) {
    boolean here = text.startsWith(word, at);
    at += here ? word.length() : 0;
    return here;
  }

  /** Goes past blanks, narrow and wide. */
  LineCursor skipBlanks() {
    while (!isAtEnd() && Letters.isBlank(peek())) {
      at++;
    }
    return this;
  }

  /** Goes past the digits here and returns their number, or -1 if there are none or too many. */
  int number() {
    int start = at;
    while (!isAtEnd() && Letters.isDigit(peek())) {
      at++;
    }
    int digits = at - start;
    return digits == 0 || digits > 6 ? -1 : Integer.parseInt(text, start, at, 10);
  }

  /** An error here: what was expected, what was found instead, and the mend. */
  NotationException expected(String wanted, String mend) {
    String found = isAtEnd() ? "the end of the line" : Letters.quote(rest());
    return fault("expected " + wanted + ", found " + found, mend);
  }

  /** An error here. */
  NotationException fault(String message, String mend) {
    int column = indent + at + 1;
    String where = ", at line " + number + ", column " + column;
    return NotationException.atLine(
        message + where + (mend.isEmpty() ? "" : ": " + mend), offset + at, number, column);
  }

  /** An error here, of which someone else knew the message. */
  NotationException fault(NotationException cause) {
    NotationException located = fault(String.valueOf(cause.getMessage()), "");
    located.initCause(cause);
    return located;
  }
}
