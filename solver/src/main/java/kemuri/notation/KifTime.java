package kemuri.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Consumed time (消費時間) as KIF has it behind a move: {@code ( 0:10/00:01:25)}. */
final class KifTime {
  private static final Pattern MOVE =
      Pattern.compile("\\( *(?:(\\d{1,3}):)?(\\d{1,5}):(\\d{1,2})[/)]");

  private KifTime() {}

  /** The seconds of the move that these words stand behind, zero if they tell none. */
  static int read(String words) {
    Matcher time = MOVE.matcher(words);
    if (!time.find()) {
      return 0;
    }
    int hours = time.group(1) == null ? 0 : Integer.parseInt(time.group(1));
    return (hours * 60 + Integer.parseInt(time.group(2))) * 60 + Integer.parseInt(time.group(3));
  }

  /**
   * The time of a move in minutes and seconds, and all of its player's with hours.
   *
   * @param total all seconds of the player, this move's included
   */
  static String write(int seconds, long total) {
    return String.format(
        Locale.ROOT,
        "(%2d:%02d/%02d:%02d:%02d)",
        seconds / 60,
        seconds % 60,
        total / 3600,
        total / 60 % 60,
        total % 60);
  }
}
