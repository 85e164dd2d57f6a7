package kemuri.api.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import kemuri.notation.GameRecord;
import kemuri.notation.RandomRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatDetectionTest {
  private static final long SEED = 20240601L;

  @Test
  void detect_whatIsWritten_isKnown() throws Exception {
    RandomRecord records = new RandomRecord(new SplittableRandom(SEED));
    for (int i = 0; i < 100; i++) {
      GameRecord record = records.next();
      boolean bare = record.line().isEmpty();
      for (RecordFormat format : RecordFormat.values()) {
        String text = format.write(record, StandardCharsets.UTF_8);
        RecordFormat found = FormatDetection.detect(text);
        boolean alike = bare && format == RecordFormat.KI2;
        assertEquals(record.start(), found.read(text).start(), () -> "seed " + SEED + ": " + text);
        if (!alike && !text.contains("\n*")) {
          assertEquals(format, found, () -> "seed " + SEED + ": " + text);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SFEN | 8k/9/8P/9/9/9/9/9/9 b G 1",
        "SFEN | position startpos moves 7g7f",
        "SFEN | sfen P8/9/9/9/9/9/9/9/9 b - 1",
        "SFEN | P8/9/9/9/9/9/9/9/9 b - 1",
        "SFEN | # a comment~8k/9/8P/9/9/9/9/9/9 b G 1",
        "SFEN | hello",
        "SFEN | 9/9",
        "KIF  | # ---- Kifu for Windows ----~手合割：平手~手数----指手----",
        "KIF  | 作者:看寿~1 ７六歩(77)",
        "KI2  | 手合割：平手~▲７六歩",
        "BOD  | 後手の持駒：なし~| ・ ・",
        "BOD  | 先手：A~先手番",
        "CSA  | V2.2~PI",
        "CSA  | 'CSA encoding=UTF-8~V3.0",
        "CSA  | P1-KY-KE~P2",
        "CSA  | P1 *  * ",
        "CSA  | N+A~PI",
        "CSA  | $EVENT:a/b~PI",
        "JKF  | ~ {\"moves\": []}"
      })
  void detect_samples_areKnown(RecordFormat expected, String text) {
    assertEquals(expected, FormatDetection.detect(text.replace('~', '\n')));
  }
}
