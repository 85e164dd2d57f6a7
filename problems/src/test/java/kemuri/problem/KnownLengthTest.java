package kemuri.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownLengthTest {
  @ParameterizedTest
  @ValueSource(strings = {"1", "1525", "<=39", "nomate", "?"})
  void toString_isWhatParseReads(String text) {
    assertEquals(Optional.of(text), KnownLength.parse(text).map(KnownLength::toString));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "<=", "<= 3", "mate", "reject", "123456"})
  void parse_otherText_isEmpty(String text) {
    assertTrue(KnownLength.parse(text).isEmpty());
  }

  @Test
  void parse_bound_isNotExact() {
    assertEquals(
        Optional.of(new KnownLength(KnownLength.Kind.AT_MOST, 39)), KnownLength.parse("<=39"));
  }
}
