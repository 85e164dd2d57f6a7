package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.movegen.LegalMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UsiTest {
  private static final long SEED = 20240602L;

  @ParameterizedTest
  @MethodSource
  void parse_illegalMove_saysWhy(
      String sfen, String attacker, String text, String offset, String part) throws Exception {
    Attacker who = Attacker.valueOf(attacker.toUpperCase(Locale.ROOT));
    Position position = Position.of(Sfen.parse(sfen), who, DefenderHand.GIVEN);
    NotationException error =
        assertThrows(NotationException.class, () -> Usi.parse(text, position));
    assertTrue(Objects.requireNonNull(error.getMessage()).contains(part), error.getMessage());
    assertEquals(offset, "" + error.offset());
  }

  static Stream<Object[]> parse_illegalMove_saysWhy() {
    return Table.rows("/notation/illegal.txt", 5);
  }

  @Test
  void format_everyLegalMove_isReadBack() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    MoveList moves = new MoveList();
    for (Attacker attacker : List.of(Attacker.BLACK, Attacker.WHITE)) {
      Position position = Position.of(Sfen.parse(Sfen.START), attacker, DefenderHand.GIVEN);
      for (int ply = 0; ply < 200; ply++) {
        moves.clear();
        LegalMoves.generate(position, moves);
        if (moves.size() == 0) {
          break;
        }
        for (int move : moves.toArray()) {
          String text = Usi.format(move, position.isRotated());
          assertEquals(move, Usi.parse(text, position), () -> "seed " + SEED + ": " + text);
        }
        position.doMove(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void parse_withoutPosition_readsTheSquares() throws Exception {
    assertEquals(
        Move.of(PieceType.NONE, Square.of(1, 3), Square.of(1, 2), true, PieceType.NONE),
        Usi.parse("2d2c+"));
    assertEquals(Move.drop(PieceType.GOLD, Square.of(8, 8)), Usi.parse("G*9i"));
    assertEquals(3, assertThrows(NotationException.class, () -> Usi.parse("2d2+")).offset());
  }

  @Test
  void parse_randomText_throwsNothingElse() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    Position position = Position.of(Sfen.parse(Sfen.START), Attacker.AUTO, DefenderHand.GIVEN);
    String alphabet = "123456789abcdefghi*+PLNSGBRK 0j玉";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(7); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      try {
        int move = Usi.parse(text.toString(), position);
        assertEquals(text.toString(), Usi.format(move, false));
      } catch (NotationException e) {
        assertTrue(e.offset() <= text.length(), () -> "seed " + SEED + ": " + text);
      }
    }
  }

  @Test
  void parse_anyOtherMove_namesABrokenRule() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 100; i++) {
      Diagram diagram = RandomDiagram.crowded(random);
      Position position = Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN);
      for (int j = 0; j < 100; j++) {
        int to = random.nextInt(Square.COUNT);
        int from = random.nextInt(Square.COUNT);
        String drop = Usi.format(Move.drop(1 + random.nextInt(7), to), false);
        String move = Usi.format(Move.of(0, from, to, random.nextBoolean(), 0), false);
        for (String text : List.of(drop, move)) {
          assertReasonFits(text, position);
        }
      }
    }
  }

  /** The last reasons, reached when no other rule is broken, must be true. */
  private static void assertReasonFits(String text, Position position) {
    try {
      assertEquals(text, Usi.format(Usi.parse(text, position), false));
    } catch (NotationException e) {
      String reason = Objects.requireNonNull(e.getMessage());
      String where = "seed " + SEED + ", " + Sfen.format(position.toDiagram()) + ": " + reason;
      assertFalse(reason.contains("cannot be captured"), where);
      assertTrue(text.startsWith("P*") || !reason.contains("打歩詰"), where);
    }
  }

  @Test
  void format_line_isSeenFromTheDiagram() throws Exception {
    Diagram black = Sfen.parse("7k1/9/6P2/9/9/9/9/9/9 b N 1");
    Diagram white = black.rotated();
    Position start = Position.of(black, Attacker.AUTO, DefenderHand.GIVEN);
    List<Integer> line = List.of(Usi.parse("3c3b+", start));
    assertEquals(List.of("3c3b+"), Usi.format(line, start));
    Position turned = Position.of(white, Attacker.AUTO, DefenderHand.GIVEN);
    assertEquals(List.of("7g7h+"), Usi.format(line, turned));
    assertEquals(line.get(0), Usi.parse("7g7h+", turned));
  }

  @Test
  void sfenParse_moves_arePlayed() throws Exception {
    assertEquals(
        "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
        Sfen.format(Sfen.parse("position startpos moves 7g7f 3c3d")));
    assertEquals(
        "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
        Sfen.format(Sfen.parse("position startpos moves 7g7f 3c3d 8h2b+")));
    assertEquals(
        "9/9/9/9/9/9/8p/8g/8K b - 8",
        Sfen.format(Sfen.parse("sfen 9/9/9/9/9/9/8p/9/8K w g 7 moves G*1h")));
  }

  @Test
  void sfenParse_illegalMove_pointsAtIt() {
    NotationException error =
        assertThrows(
            NotationException.class, () -> Sfen.parse("position startpos moves 7g7f 7g7f"));
    assertEquals(29, error.offset());
    assertTrue(
        Objects.requireNonNull(error.getMessage()).contains("no piece stands on 7g"),
        error.getMessage());
    NotationException flawed =
        assertThrows(NotationException.class, () -> Sfen.parse("9/9/9/9/9/9/9/9/9 b G moves G*5e"));
    assertTrue(
        Objects.requireNonNull(flawed.getMessage()).contains("there is no king"),
        flawed.getMessage());
  }
}
