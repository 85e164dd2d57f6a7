package kemuri.api.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import kemuri.board.Diagram;
import kemuri.notation.Ending;
import kemuri.notation.GameRecord;
import kemuri.notation.Ki2;
import kemuri.notation.NotationException;
import kemuri.notation.RandomDiagram;
import kemuri.notation.RandomRecord;
import kemuri.notation.Sfen;
import kemuri.notation.Step;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JkfTest {
  private static final long SEED = 20240601L;
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private static GameRecord read(String text) throws NotationException {
    return RecordFormat.JKF.read(text);
  }

  private static String write(GameRecord record) {
    return RecordFormat.JKF.write(record, StandardCharsets.UTF_8);
  }

  private static List<String> usi(GameRecord record) {
    return Usi.format(record.moves(), record.position());
  }

  @Test
  void write_randomRecords_areReadBack() throws Exception {
    readBack(60, SEED);
  }

  @Test
  @Tag("long")
  void write_tenThousandRecords_areReadBack() throws Exception {
    readBack(10_000, SEED + 1);
  }

  private static void readBack(int count, long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    RandomRecord records = new RandomRecord(random);
    for (int i = 0; i < count; i++) {
      GameRecord record = records.next();
      int number = i;
      GameRecord read = read(write(record));
      assertEquals(record, read, () -> "seed " + seed + ", record " + number);
      assertEquals(write(record), write(read), () -> "seed " + seed + ", record " + number);
      Diagram diagram = RandomDiagram.next(random).toBuilder().ply(1).build();
      assertEquals(
          diagram,
          read(write(GameRecord.of(diagram))).start(),
          () -> "seed " + seed + ": " + Sfen.format(diagram));
    }
  }

  @Test
  void read_incompleteMoves_areFoundAsInKi2() throws Exception {
    GameRecord record =
        read(
            """
            {"moves": [{},
              {"move": {"to": {"x": 7, "y": 6}, "piece": "FU"}},
              {"move": {"to": {"x": 3, "y": 4}, "piece": "FU"}},
              {"move": {"to": {"x": 2, "y": 2}, "piece": "KA", "promote": true}},
              {"move": {"same": true, "piece": "GI"}},
              {"move": {"to": {"x": 5, "y": 8}, "piece": "KI", "relative": "L"}},
              {"special": "CHUDAN"}]}
            """);
    assertEquals(List.of("7g7f", "3c3d", "8h2b+", "3a2b", "6i5h"), usi(record));
    assertEquals(new Step.End(Ending.ABORTED), record.line().get(5).event());
  }

  @Test
  void write_move_saysAllOfIt() throws Exception {
    String text = write(Ki2.read("手合割：平手\n▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲４五角\n"));
    assertTrue(text.contains("\"preset\":\"HIRATE\""), text);
    assertTrue(
        text.contains(
            "{\"move\":{\"color\":1,\"from\":{\"x\":3,\"y\":1},\"to\":{\"x\":2,\"y\":2},"
                + "\"piece\":\"GI\",\"same\":true,\"capture\":\"UM\"}}"),
        text);
    assertTrue(text.contains("\"promote\":true"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                     | 1 1  | expected an object",
        "''                                     | 1 1  | expected an object",
        "{}                                     | 1 1  | the field \"moves\"",
        "{\"moves\": 3}                         | 1 11 | expected an array",
        "{\"moves\": [{}, {}]}                  | 1 16 | expected a move or a special",
        "{\"moves\": [{\"special\": \"FOO\"}]}  | 1 24 | expected a special such as TSUMI",
        "{\"moves\": [{\"move\": {\"piece\": \"XX\"}}]} | 1 31 | expected a piece (FU KY",
        "{\"initial\": {\"preset\": \"FOO\"}, \"moves\": []} | 1 24 | expected a preset",
        "{\"moves\": [{}, {\"special\": \"TORYO\", \"time\": {\"now\": {\"s\": \"x\"}}}]} | 1 59 | expected an integer",
        "{\"moves\": [}                         | 1 12 | expected JSON"
      })
  void read_invalidText_saysWhatAndWhere(String text, String place, String part) {
    NotationException error = assertThrows(NotationException.class, () -> read(text));
    String message = Objects.requireNonNull(error.getMessage());
    assertTrue(message.contains(part), message);
    assertEquals(place, error.line().orElse(0) + " " + error.column().orElse(0), message);
  }

  /**
   * {@code -Dkemuri.fuzz.seconds=600} lets it last longer than the 30 records it takes at least.
   */
  @Test
  void read_mutatedText_throwsNothingElse() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    RandomRecord records = new RandomRecord(random);
    String alphabet = "0123456789{}[]\",:.eE-+truefalsn \\u\ud83d";
    Duration time = Duration.ofSeconds(Integer.getInteger("kemuri.fuzz.seconds", 0));
    long end = System.nanoTime() + time.toNanos();
    for (int i = 0; i < 30 || System.nanoTime() < end; i++) {
      String file = write(records.next());
      for (int j = 0; j < 20; j++) {
        StringBuilder text = new StringBuilder(file);
        int place = random.nextInt(text.length());
        char other = alphabet.charAt(random.nextInt(alphabet.length()));
        switch (random.nextInt(5)) {
          case 0 -> text.deleteCharAt(place);
          case 1 -> text.insert(place, other);
          case 2 -> text.setCharAt(place, other);
          case 3 -> text.insert(place, String.valueOf(other).repeat(5000));
          default -> text.setLength(place);
        }
        readAnything(text.toString());
      }
    }
  }

  private static void readAnything(String text) {
    long start = System.nanoTime();
    try {
      assertTrue(write(read(text)).length() < 20 * text.length() + 5000, text);
    } catch (NotationException e) {
      assertTrue(Objects.requireNonNull(e.getMessage()).lines().count() == 1, e.getMessage());
      assertTrue(
          0 <= e.offset() && e.offset() <= text.length(),
          () -> "seed " + SEED + ", offset " + e.offset() + ": " + e.getMessage() + " in " + text);
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + SEED + ": " + text, e);
    }
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    assertTrue(took.compareTo(LONGEST) < 0, () -> "seed " + SEED + ", slow: " + text);
  }
}
