package kemuri.notation;

import kemuri.board.PieceType;
import kemuri.board.Square;

/** The characters of Japanese notation. */
public final class Kanji {
  private static final String FILES = "１２３４５６７８９";
  private static final String NUMBERS = "一二三四五六七八九";
  private static final String[] NAMES = {
    "", "歩", "香", "桂", "銀", "金", "角", "飛", "玉", "と", "成香", "成桂", "成銀", "", "馬", "龍"
  };
  private static final String FACES = "・歩香桂銀金角飛玉と杏圭全　馬龍";

  private Kanji() {}

  /** The full-width digit of a file counted from 0. */
  static char file(int file) {
    return FILES.charAt(file);
  }

  /** The kanji numeral of a rank counted from 0. */
  public static char rank(int rank) {
    return NUMBERS.charAt(rank);
  }

  /** A square of a diagram: ７六. */
  static String square(int square) {
    return "" + file(Square.file(square)) + rank(Square.rank(square));
  }

  /** A number from 1: 二, 十, 十八, 二十一; in digits from 100. */
  public static String number(int number) {
    if (number > 99) {
      return "" + number;
    }
    int tens = number / 10;
    int ones = number % 10;
    return (tens > 1 ? "" + NUMBERS.charAt(tens - 1) : "")
        + (tens > 0 ? "十" : "")
        + (ones > 0 ? "" + NUMBERS.charAt(ones - 1) : "");
  }

  /** The name of a kind in a move, one or two characters. */
  static String name(int type) {
    return NAMES[type];
  }

  /** The one character of a kind on a board, a dot for no piece. */
  public static char face(int type) {
    return FACES.charAt(type);
  }

  /** The file, counted from 0, of a digit of any width; negative if it is none. */
  static int fileOf(char digit) {
    return '1' <= digit && digit <= '9' ? digit - '1' : FILES.indexOf(digit);
  }

  /** The rank, counted from 0, of a numeral or a digit of any width; negative if it is none. */
  static int rankOf(char numeral) {
    int rank = NUMBERS.indexOf(numeral);
    return rank >= 0 ? rank : fileOf(numeral);
  }

  /** The kind of a name in a move or on a board, {@link PieceType#NONE} if it is none. */
  static int kindOf(String name) {
    for (int type = PieceType.PAWN; type < PieceType.COUNT; type++) {
      if (NAMES[type].equals(name)) {
        return type;
      }
    }
    return switch (name) {
      case "王" -> PieceType.KING;
      case "竜" -> PieceType.DRAGON;
      case "全" -> PieceType.PRO_SILVER;
      case "圭" -> PieceType.PRO_KNIGHT;
      case "杏" -> PieceType.PRO_LANCE;
      default -> PieceType.NONE;
    };
  }

  /** The digit, 1 to 9, or the ten of a number; zero if the character is no numeral. */
  static int digitOf(char numeral) {
    return numeral == '十' ? 10 : NUMBERS.indexOf(numeral) + 1;
  }
}
