package kemuri.notation;

import java.util.Map;
import java.util.Set;

/** The names of headers, as KIF has them. */
final class HeaderName {
  /** The length of a problem. */
  static final String PLIES = "手数";

  /** By what handicap a game starts; it says the diagram, and is no header of a record. */
  static final String HANDICAP = "手合割";

  private static final int LONGEST = 100;

  private static final Set<String> NO_HEADERS =
      Set.of(HANDICAP, "先手の持駒", "後手の持駒", "上手の持駒", "下手の持駒", "変化");

  private HeaderName() {}

  /** Whether a name is that of a header in every format, and of nothing else. */
  private static boolean isUsable(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST
        && !NO_HEADERS.contains(name)
        && !name.startsWith("まで")
        && !name.matches("[先後上下]手番.*|手数[＝=-].*")
        && name.codePoints().noneMatch(HeaderName::isSeparator)
        && Character.isLetter(name.codePointAt(0));
  }

  private static boolean isSeparator(int point) {
    return point == '：'
        || point == ':'
        || Character.isWhitespace(point)
        || Character.isISOControl(point)
        || point == '\u00a0'
        || point == '\ufeff';
  }

  /** Puts a header among others, its value on one line, unless no file could hold it. */
  static void put(Map<String, String> headers, String name, String value) {
    String shortened = value.replaceAll("\\p{Cntrl}+", " ").strip();
    if (isUsable(name) && !shortened.isEmpty()) {
      headers.put(name, shortened);
    }
  }
}
