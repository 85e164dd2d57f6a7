package kemuri.notation;

import java.util.Locale;
import kemuri.board.PieceType;

/** The letters of the raw kinds in SFEN and USI, and how odd characters are shown. */
final class Letters {
  /** The order of kinds in a canonical hand. */
  static final int[] HAND_ORDER = {
    PieceType.ROOK,
    PieceType.BISHOP,
    PieceType.GOLD,
    PieceType.SILVER,
    PieceType.KNIGHT,
    PieceType.LANCE,
    PieceType.PAWN
  };

  private static final String KINDS = " PLNSGBRK";

  private Letters() {}

  /** The upper-case letter of a raw kind or a king. */
  static char of(int rawType) {
    return KINDS.charAt(rawType);
  }

  /** The raw kind (or king) of an upper-case letter, {@link PieceType#NONE} if it is none. */
  static int kind(char upper) {
    return upper == ' ' ? PieceType.NONE : Math.max(KINDS.indexOf(upper), PieceType.NONE);
  }

  /** The raw kind (or king) of a letter of either case, {@link PieceType#NONE} if it is none. */
  static int kindOfEitherCase(char letter) {
    return isLower(letter) ? kind((char) (letter - 'a' + 'A')) : kind(letter);
  }

  /** Whether the character is one of a to z. */
  static boolean isLower(char character) {
    return 'a' <= character && character <= 'z';
  }

  /** Whether the character is one of 0 to 9. */
  static boolean isDigit(char character) {
    return '0' <= character && character <= '9';
  }

  /** Whether the character separates words; a byte order mark does. */
  static boolean isBlank(char character) {
    return Character.isWhitespace(character) || character == '\u00a0' || character == '\ufeff';
  }

  /** The text in quotes, cut after 20 characters, what cannot be printed written as U+…. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .limit(20)
        .forEach(
            point -> {
              if ((' ' <= point && point <= '~') || Character.isLetterOrDigit(point)) {
                quoted.appendCodePoint(point);
              } else {
                quoted.append("U+").append(Integer.toHexString(point).toUpperCase(Locale.ROOT));
              }
            });
    return quoted.append(text.codePointCount(0, text.length()) > 20 ? "…\"" : "\"").toString();
  }
}
