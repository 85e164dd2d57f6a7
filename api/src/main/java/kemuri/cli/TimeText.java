package kemuri.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people type them: {@code 10s}, {@code 500ms}, {@code 1.5m}, {@code PT10S}. */
final class TimeText {
  private static final Pattern NUMBER_AND_UNIT =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,6})?)(ms|s|m|h)?");

  private TimeText() {}

  /** Reads a duration; a bare number counts seconds. Empty if the text is not one. */
  static Optional<Duration> parse(String text) {
    Matcher matcher = NUMBER_AND_UNIT.matcher(text.toLowerCase(Locale.ROOT));
    if (matcher.matches()) {
      String unit = matcher.group(2);
      long milliseconds = unit == null ? 1_000 : unitMilliseconds(unit);
      BigDecimal number = new BigDecimal(matcher.group(1));
      BigDecimal nanoseconds = number.multiply(BigDecimal.valueOf(milliseconds)).movePointRight(6);
      BigDecimal[] parts = nanoseconds.divideAndRemainder(BigDecimal.TEN.pow(9));
      return Optional.of(Duration.ofSeconds(parts[0].longValue(), parts[1].longValue()));
    }
    try {
      return Optional.of(Duration.parse(text)).filter(duration -> !duration.isNegative());
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static long unitMilliseconds(String unit) {
    return switch (unit) {
      case "ms" -> 1;
      case "m" -> 60_000;
      case "h" -> 3_600_000;
      default -> 1_000;
    };
  }
}
