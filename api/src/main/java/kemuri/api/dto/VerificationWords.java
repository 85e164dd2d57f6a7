package kemuri.api.dto;

/**
 * Says in words what a {@link Verification} holds by names.
 *
 * @param language of the words
 */
public record VerificationWords(Language language) {
  /** The verdict, with the length of the main line if there is one. */
  public String verdict(Verification verification) {
    int plies = verification.plies();
    String length = plies == 0 ? "" : language.of(", mate in " + plies, "　" + plies + "手詰");
    return switch (verification.verdict()) {
      case "sound" -> language.of("Sound" + length + ".", "完全作" + length);
      case "flawed" -> language.of("Flawed" + length + ".", "キズあり" + length);
      case "unsound" -> language.of("Unsound" + length + ".", "不完全作" + length);
      case "no-mate" -> language.of("No mate.", "不詰");
      default -> language.of("Undecided within the limits" + length + ".", "制限内では判定できず" + length);
    };
  }

  /** How bad a finding is. */
  public String severity(Verification.Fault fault) {
    String name = fault.severity();
    return language.of(
        name,
        switch (name) {
          case "fatal" -> "致命的";
          case "flaw" -> "キズ";
          case "minor" -> "軽微";
          case "tolerated" -> "許容";
          default -> "参考";
        });
  }

  /** What was left open, where, and by which limit. */
  public String open(Verification.Open open) {
    String move = open.move() == null ? "" : " " + open.move();
    String place =
        open.ply() == 0 ? "" : language.of("ply " + open.ply(), open.ply() + "手目") + move;
    String matter =
        switch (open.matter()) {
          case "solution" -> language.of("the shortest mate", "最短の詰み");
          case "mates" -> language.of("whether it mates", "詰むかどうか");
          case "kind" -> language.of("whether it is a cook", "余詰かどうか");
          case "variations" -> language.of("how good other defences are", "他の変化");
          default -> language.of("whether all pieces are needed", "不要駒の有無");
        };
    return (place.isEmpty() ? "" : place + language.of(": ", "："))
        + matter
        + language.of(" (" + open.reason() + ")", "（" + open.reason() + "）");
  }
}
