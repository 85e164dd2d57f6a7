package kemuri.notation;

import java.util.Map;

/** How the headers of CSA are called in KIF; all others keep their names. */
final class CsaHeaders {
  private static final Map<String, String> KIF_NAMES =
      Map.of(
          "EVENT", "棋戦",
          "SITE", "場所",
          "START_TIME", "開始日時",
          "END_TIME", "終了日時",
          "TIME_LIMIT", "持ち時間",
          "OPENING", "戦型",
          "NOTE", "備考");

  private CsaHeaders() {}

  /** The name in KIF of a header of CSA, without its {@code $}. */
  static String kifName(String csaName) {
    return KIF_NAMES.getOrDefault(csaName, csaName);
  }

  /** A header as a line of CSA. */
  static String line(String kifName, String value) {
    return switch (kifName) {
      case "先手" -> "N+" + value;
      case "後手" -> "N-" + value;
      default -> "$" + csaName(kifName) + ":" + value;
    };
  }

  private static String csaName(String kifName) {
    for (Map.Entry<String, String> entry : KIF_NAMES.entrySet()) {
      if (entry.getValue().equals(kifName)) {
        return entry.getKey();
      }
    }
    return kifName;
  }
}
