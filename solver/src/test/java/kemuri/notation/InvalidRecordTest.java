package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import kemuri.board.MoveList;
import kemuri.movegen.LegalMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InvalidRecordTest {
  @ParameterizedTest
  @MethodSource
  void read_invalidText_saysWhatWhereAndTheMend(
      String format, String text, String place, String parts) {
    String file = text.replace("\\n", "\n");
    NotationException error =
        assertThrows(
            NotationException.class,
            () -> {
              switch (format) {
                case "kif" -> Kif.read(file);
                case "ki2" -> Ki2.read(file);
                default -> Csa.read(file);
              }
            });
    String message = Objects.requireNonNull(error.getMessage());
    assertEquals(place, error.line().orElse(0) + " " + error.column().orElse(0), message);
    assertAll(
        Stream.of(parts.split("\\|(?!\")"))
            .map(part -> () -> assertTrue(message.contains(part), message + " lacks " + part)));
  }

  static Stream<Object[]> read_invalidText_saysWhatWhereAndTheMend() {
    return Table.rows("/notation/invalid-records.txt", 4);
  }

  @Test
  void read_longText_isRefusedAtOnce() {
    String text = "*\n".repeat(LineCursor.MAX_LENGTH);
    for (NotationException error :
        new NotationException[] {
          assertThrows(NotationException.class, () -> Kif.read(text)),
          assertThrows(NotationException.class, () -> Csa.read(text))
        }) {
      assertTrue(Objects.requireNonNull(error.getMessage()).contains("at most 1048576"));
    }
  }

  @Test
  void play_deepNesting_isRefused() throws Exception {
    RecordBuilder record = new RecordBuilder(Handicap.EVEN.diagram());
    for (int ply = 1; ply <= RecordBuilder.MAX_NESTING; ply++) {
      playTwo(record, ply);
    }
    assertThrows(NotationException.class, () -> playTwo(record, RecordBuilder.MAX_NESTING + 1));
    GameRecord deep = record.build(Map.of());
    assertEquals(deep, Kif.read(Kif.write(deep, StandardCharsets.UTF_8)));
    assertEquals(deep, Ki2.read(Ki2.write(deep)));
  }

  /** Plays a move and then, as a variation, another one. */
  private static void playTwo(RecordBuilder record, int ply) throws NotationException {
    MoveList legal = new MoveList();
    LegalMoves.generate(record.position(), legal);
    record.play(legal.get(0));
    record.branch(ply);
    record.play(legal.get(1));
  }
}
