package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextTest {
  @ParameterizedTest
  @CsvSource({
    "10, 10000",
    "10s, 10000",
    "500ms, 500",
    "1.5s, 1500",
    "1m, 60000",
    "1h, 3600000",
    "PT10S, 10000",
    "0, 0"
  })
  void parse_duration_isRead(String text, long milliseconds) {
    assertEquals(Optional.of(Duration.ofMillis(milliseconds)), TimeText.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.4ms", "0.000001ms", "0.000001s", "0.000001", "999999999h"})
  void parse_positive_isNeverZero_whichIsNoLimit(String text) {
    Duration duration = TimeText.parse(text).orElseThrow();
    assertTrue(duration.compareTo(Duration.ZERO) > 0, duration.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "s", "10x", "1e9", "PT-1S", "99999999999"})
  void parse_other_isEmpty(String text) {
    assertTrue(TimeText.parse(text).isEmpty());
  }
}
