package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import kemuri.board.Diagram;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is written is read back, in every format as far as it can hold it. */
class RecordRoundTripTest {
  private static final long SEED = 20240601L;

  @Test
  void write_randomRecords_areReadBack() throws Exception {
    readBack(100, SEED);
  }

  @Test
  @Tag("long")
  void write_tenThousandRecords_areReadBack() throws Exception {
    readBack(10_000, SEED + 1);
  }

  @Test
  void write_randomDiagrams_areReadBack() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 500; i++) {
      Diagram diagram = RandomDiagram.next(random);
      GameRecord record = GameRecord.of(diagram.toBuilder().ply(1).build());
      int number = i;
      Supplier<String> where = () -> "seed " + SEED + ", diagram " + number;
      assertEquals(diagram, Bod.read(Bod.write(diagram)).start(), where);
      assertEquals(record, Kif.read(kif(record)), where);
      assertEquals(record, Ki2.read(Ki2.write(record)), where);
      assertEquals(record, Csa.read(csa(record, Csa.Version.V3_0)), where);
      assertEquals(diagram, Sfen.readRecord(Sfen.format(diagram)).start(), where);
    }
  }

  private static void readBack(int count, long seed) throws Exception {
    RandomRecord records = new RandomRecord(new SplittableRandom(seed));
    for (int i = 0; i < count; i++) {
      GameRecord record = records.next();
      int number = i;
      Supplier<String> where = () -> "seed " + seed + ", record " + number + "\n" + kif(record);
      assertStable(record, Kif.read(kif(record)), where);
      assertStable(withoutTimes(record), Ki2.read(Ki2.write(record)), where);
      GameRecord single = withoutVariations(record);
      assertStable(single, Csa.read(csa(record, Csa.Version.V3_0)), where);
      assertStable(single, Csa.read(csa(record, Csa.Version.V2_2)), where);
      GameRecord moves = Sfen.readRecord(Sfen.writeRecord(record));
      assertEquals(record.start(), moves.start(), where);
      assertEquals(record.moves(), moves.moves(), where);
      assertEquals(record.start(), Bod.read(Bod.write(record.start())).start(), where);
    }
  }

  private static void assertStable(GameRecord written, GameRecord read, Supplier<String> where) {
    assertEquals(written, read, where);
    assertEquals(kif(written), kif(read), where);
  }

  private static GameRecord withoutVariations(GameRecord record) {
    List<Step> line =
        record.line().stream()
            .map(step -> new Step(step.event(), step.seconds(), step.comments(), List.of()))
            .toList();
    return new GameRecord(record.start(), record.headers(), record.comments(), line);
  }

  private static GameRecord withoutTimes(GameRecord record) {
    return new GameRecord(
        record.start(), record.headers(), record.comments(), withoutTimes(record.line()));
  }

  private static List<Step> withoutTimes(List<Step> line) {
    return line.stream()
        .map(
            step ->
                new Step(
                    step.event(),
                    0,
                    step.comments(),
                    step.variations().stream().map(RecordRoundTripTest::withoutTimes).toList()))
        .toList();
  }

  @Test
  void times_areToldForTheMoveAndForThePlayer() throws Exception {
    String moves =
        """
        手合割：平手
        1 ７六歩(77) ( 1:05/00:01:05)
        2 ３四歩(33) (0:00/)
        3 ２六歩(27) ( 1:00:00/01:01:05)+
        4 投了 ( 0:09/00:00:09)
        変化：3手
        3 ６六歩(67) ( 0:07)
        """;
    GameRecord record = Kif.read(moves);
    String kif = kif(record);
    assertTrue(kif.contains("2 ３四歩(33)   ( 0:00/00:00:00)\n"), kif);
    assertTrue(kif.contains("3 ２六歩(27)   (60:00/01:01:05)+\n"), kif);
    assertTrue(kif.contains("4 投了         ( 0:09/00:00:09)\n"), kif);
    assertTrue(kif.contains("3 ６六歩(67)   ( 0:07/00:01:12)\n"), kif);
    String csa = csa(record, Csa.Version.V2_2);
    assertTrue(csa.endsWith("+7776FU\nT65\n-3334FU\n+2726FU\nT3600\n%TORYO\nT9\n"), csa);
  }

  @Test
  void encode_cp932AndUtf8_areDecoded() throws Exception {
    GameRecord record =
        new GameRecord(Sfen.parse(Sfen.START), Map.of("作者", "伊藤看寿"), List.of("〜‖−①♔"), List.of());
    for (Charset charset : List.of(FileEncoding.CP932, StandardCharsets.UTF_8)) {
      byte[] bytes = FileEncoding.encode(Kif.write(record, charset), charset);
      String text = FileEncoding.decode(bytes);
      assertEquals(
          Kif.write(record, charset),
          text.replace('～', '〜').replace('∥', '‖').replace('－', '−').replace('〓', '♔'));
    }
  }

  private static String kif(GameRecord record) {
    return Kif.write(record, StandardCharsets.UTF_8);
  }

  private static String csa(GameRecord record, Csa.Version version) {
    return Csa.write(record, version, StandardCharsets.UTF_8);
  }
}
