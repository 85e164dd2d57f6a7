package kemuri.api.format;

import java.util.Optional;
import java.util.regex.Pattern;

/** Tells by its content which format a text is written in. */
public final class FormatDetection {
  private static final Pattern SFEN =
      Pattern.compile("(?:position|sfen|startpos)\\b.*|[1-9A-Za-z+]*/\\S.*|[1-9A-Za-z+]*/");

  private static final Pattern CSA =
      Pattern.compile(
          "'.*|V[0-9].*|N[+-].*|\\$[^:]+:.*|P[I+-].*|P[1-9] ?[*+-].*|%[A-Z+-].*|[+-](\\d{4}[A-Z]{2}.*)?");

  private static final Pattern NUMBERED_MOVE = Pattern.compile("\\d+[ \u3000]+[^\\x00-\\x7f].*");
  private static final Pattern MARKED_MOVE = Pattern.compile("[▲△▼▽☗☖].*");

  private static final Pattern KAKINOKI =
      Pattern.compile("\\|.*|\\+--.*|[^\\x00-\\x7f][^：:]*[：:].*|[先後上下]手番.*|\\*.*|手合割.*");

  private FormatDetection() {}

  /** The format that the text most likely has; SFEN if it has no mark of another. */
  public static RecordFormat detect(String text) {
    Optional<RecordFormat> found = Optional.empty();
    boolean first = true;
    for (String raw : (Iterable<String>) text.lines()::iterator) {
      String line = raw.replaceFirst("^[\\s\u3000\ufeff]+", "");
      if (line.startsWith("#KIF")) {
        return RecordFormat.KIF;
      }
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (first) {
        first = false;
        Optional<RecordFormat> whole = ofFirst(line);
        if (whole.isPresent()) {
          return whole.get();
        }
      }
      if (NUMBERED_MOVE.matcher(line).matches() || line.startsWith("手数-")) {
        return RecordFormat.KIF;
      }
      if (MARKED_MOVE.matcher(line).matches() || line.startsWith("まで")) {
        return RecordFormat.KI2;
      }
      if (KAKINOKI.matcher(line).matches()) {
        found = Optional.of(RecordFormat.BOD);
      }
    }
    return found.orElse(RecordFormat.SFEN);
  }

  /** The format that the first line gives away. */
  private static Optional<RecordFormat> ofFirst(String line) {
    if (line.startsWith("{")) {
      return Optional.of(RecordFormat.JKF);
    }
    if (SFEN.matcher(line).matches()) {
      return Optional.of(RecordFormat.SFEN);
    }
    return CSA.matcher(line).matches() ? Optional.of(RecordFormat.CSA) : Optional.empty();
  }
}
