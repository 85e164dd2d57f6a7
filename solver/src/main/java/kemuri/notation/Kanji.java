package kemuri.notation;

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
}
