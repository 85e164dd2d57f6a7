package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import kemuri.board.Diagram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SfenTest {
  private static final long SEED = 20240601L;

  @ParameterizedTest
  @MethodSource
  void parse_validText_givesCanonicalForm(String text, String canonical) throws Exception {
    Diagram diagram = Sfen.parse(text.replace('_', '\t'));
    assertEquals(canonical, Sfen.format(diagram));
    assertEquals(diagram, Sfen.parse(canonical));
  }

  static Stream<Object[]> parse_validText_givesCanonicalForm() {
    return Table.rows("/notation/valid.sfen", 2);
  }

  @ParameterizedTest
  @MethodSource
  void parse_invalidText_saysWhatWhereAndTheMend(String text, String place, String parts) {
    NotationException error = assertThrows(NotationException.class, () -> Sfen.parse(text));
    String message = Objects.requireNonNull(error.getMessage());
    assertEquals(place, place(error), message);
    assertAll(
        Stream.of(parts.split("\\|"))
            .map(part -> () -> assertTrue(message.contains(part), message + " lacks " + part)));
  }

  static Stream<Object[]> parse_invalidText_saysWhatWhereAndTheMend() {
    return Table.rows("/notation/invalid.sfen", 3);
  }

  private static String place(NotationException error) {
    return error.offset() + " " + shown(error.rank()) + " " + shown(error.file());
  }

  private static String shown(OptionalInt number) {
    return number.isPresent() ? "" + number.getAsInt() : "-";
  }

  @Test
  void parse_emptyOrBlank_saysWhatIsExpected() {
    for (String text : List.of("", "   ", "\n", "\u3000", "\ufeff")) {
      NotationException error = assertThrows(NotationException.class, () -> Sfen.parse(text));
      assertTrue(
          Objects.requireNonNull(error.getMessage()).startsWith("expected SFEN (board"),
          error.getMessage());
    }
  }

  @Test
  void parse_longText_isRefusedAtOnce() {
    for (String part : List.of("9", "+", "/", " ", "9/", "P", "startpos ", "sfen ")) {
      String text = part.repeat(2_000_000 / part.length());
      NotationException error = assertThrows(NotationException.class, () -> Sfen.parse(text));
      assertTrue(
          Objects.requireNonNull(error.getMessage()).contains("at most 20000 characters"),
          error.getMessage());
      String shorter = part.repeat(SfenReader.MAX_LENGTH / part.length());
      assertThrows(NotationException.class, () -> Sfen.parse(shorter));
    }
  }

  @Test
  void format_randomDiagrams_areReadBack() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 2_000; i++) {
      Diagram diagram = RandomDiagram.next(random);
      String sfen = Sfen.format(diagram);
      assertEquals(diagram, Sfen.parse(sfen), () -> "seed " + SEED + ": " + sfen);
      assertEquals(sfen, Sfen.format(Sfen.parse(sfen)), () -> "seed " + SEED);
    }
  }

  @Test
  void parse_randomCharacters_throwNothingElse() {
    SplittableRandom random = new SplittableRandom(SEED);
    String alphabet = "PLNSGBRKplnsgbrk+123456789/ -bw0xX\t\n玉\ud83d\ude00\ud83d*a";
    for (int i = 0; i < 10_000; i++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(60);
      for (int j = 0; j < length; j++) {
        boolean any = random.nextInt(50) == 0;
        text.append(
            any
                ? (char) random.nextInt(Character.MAX_VALUE + 1)
                : alphabet.charAt(random.nextInt(alphabet.length())));
      }
      readAnything(text.toString());
    }
  }

  @Test
  void parse_mutatedSfen_throwsNothingElse() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 10_000; i++) {
      String prefix = random.nextInt(4) == 0 ? "position sfen " : "";
      String suffix = random.nextInt(4) == 0 ? " moves 7g7f G*5b 2c2b+" : "";
      String sfen = prefix + Sfen.format(RandomDiagram.next(random)) + suffix;
      StringBuilder text = new StringBuilder(sfen);
      for (int changes = random.nextInt(4); changes >= 0; changes--) {
        int place = random.nextInt(text.length());
        char with = sfen.charAt(random.nextInt(sfen.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(place);
          case 1 -> text.insert(place, with);
          default -> text.setCharAt(place, with);
        }
      }
      readAnything(text.toString());
    }
  }

  /** Any text gives a diagram or a {@link NotationException} that points into the text. */
  private static void readAnything(String text) {
    try {
      assertNotNull(Sfen.format(Sfen.parse(text)));
    } catch (NotationException e) {
      assertTrue(
          0 <= e.offset() && e.offset() <= text.length(), () -> "seed " + SEED + ": " + text);
      assertTrue(Objects.requireNonNull(e.getMessage()).length() < 400, e.getMessage());
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + SEED + ": " + text, e);
    }
  }

  @Test
  void read_moves_areKeptWithTheirPlaces() throws Exception {
    Sfen.Game game = Sfen.read("position sfen 8k/9/8P/9/9/9/9/9/9 b G 1 moves G*1b  1a2a");
    assertEquals("8k/9/8P/9/9/9/9/9/9 b G 1", Sfen.format(game.start()));
    assertEquals(List.of(new Sfen.Word("G*1b", 46), new Sfen.Word("1a2a", 52)), game.moves());
  }

  @ParameterizedTest
  @CsvSource({
    "'5 P1k1/9/9/9/9/9/9/9/9 b R2P 1', '5+P1k1/9/9/9/9/9/9/9/9 b R2P 1'",
    "' P7k/9/9/9/9/9/9/9/9 b R 1', '+P7k/9/9/9/9/9/9/9/9 b R 1'",
    "'sfen  P7k/9/9/9/9/9/9/9/9 b R 1', 'sfen +P7k/9/9/9/9/9/9/9/9 b R 1'",
    "'position sfen  r7k/9/ n8/9/9/9/9/9/9 b', 'position sfen +r7k/9/+n8/9/9/9/9/9/9 b'",
    "'8k/9/9/9/9/9/9/9/8 b b b 1', '8k/9/9/9/9/9/9/9/8+b b b 1'",
    "'8k/9/9/9/9/9/9/9/9 b b 1', '8k/9/9/9/9/9/9/9/9 b b 1'",
    "'8k/9/9/9/9/9/9/9/9 b S2b 1', '8k/9/9/9/9/9/9/9/9 b S2b 1'",
    "'+P p6k/9/9/9/9/9/9/9/9 w - 1', '+P+p6k/9/9/9/9/9/9/9/9 w - 1'",
    "'8 k/9', '8 k/9'",
    "'', ''",
    "' ', ' '"
  })
  void repairQuery_blankBeforeAPiece_becomesPlus(String text, String mended) {
    assertEquals(mended, Sfen.repairQuery(text));
  }

  @Test
  void hand_withAKingAndACountWithoutEnd_isRefusedInFewWords() {
    String text = "4k4/9/9/9/9/9/9/9/9 b " + "8".repeat(900) + "k 1";
    NotationException e = assertThrows(NotationException.class, () -> Sfen.parse(text));
    assertTrue(String.valueOf(e.getMessage()).length() < 200, e.getMessage());
  }
}
