package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.movegen.LegalMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Japanese and Western notation of the same moves. */
class MoveNotationTest {
  private static final long SEED = 20240603L;

  @ParameterizedTest
  @MethodSource("table")
  void format_moves_matchesTheTable(String sfen, String usi, String japanese, String western)
      throws Exception {
    Position start = position(Sfen.parse(sfen));
    List<List<Integer>> lines = lines(usi, start);
    assertEquals(japanese, written(lines, start, true));
    assertEquals(western, written(lines, start, false));
    assertEquals(Sfen.format(Sfen.parse(sfen)), Sfen.format(start.toDiagram()), "left as found");
  }

  @ParameterizedTest
  @MethodSource("table")
  void format_rotatedBoard_keepsTheQualifiers(
      String sfen, String usi, String japanese, String western) throws Exception {
    Position start = position(Sfen.parse(sfen));
    Position turned = position(Sfen.parse(sfen).rotated());
    String swapped = swap(written(lines(usi, start), turned, true), '▲', '△');
    assertEquals(withoutSquares(japanese), withoutSquares(swapped));
  }

  @ParameterizedTest
  @MethodSource("table")
  void format_mirroredBoard_swapsLeftAndRight(
      String sfen, String usi, String japanese, String western) throws Exception {
    Position start = position(Sfen.parse(sfen));
    Position mirror = position(Sfen.parse(sfen).mirrored());
    List<List<Integer>> lines =
        lines(usi, start).stream().map(line -> line.stream().map(Move::mirror).toList()).toList();
    String swapped = swap(written(lines, mirror, true), '左', '右');
    assertEquals(withoutSquares(japanese), withoutSquares(swapped));
  }

  static Stream<Object[]> table() {
    return Table.rows("/notation/lines.txt", 4);
  }

  @Test
  void format_anyTwoLegalMoves_differ() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 400; i++) {
      Diagram diagram = RandomDiagram.crowded(random);
      assertAllDiffer(Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN));
      assertAllDiffer(Position.of(diagram.rotated(), Attacker.WHITE, DefenderHand.GIVEN));
    }
  }

  private static void assertAllDiffer(Position position) {
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    Set<String> japanese = new HashSet<>();
    Set<String> western = new HashSet<>();
    for (int move : moves.toArray()) {
      List<Integer> line = List.of(move);
      String name = JapaneseNotation.format(line, position).get(0);
      String where = Sfen.format(position.toDiagram()) + ", seed " + SEED;
      assertTrue(japanese.add(name), () -> "twice " + name + ": " + where);
      String other = WesternNotation.format(line, position).get(0);
      assertTrue(western.add(other), () -> "twice " + other + ": " + where);
    }
  }

  private static Position position(Diagram diagram) {
    return Position.of(diagram, Attacker.AUTO, DefenderHand.GIVEN);
  }

  private static List<List<Integer>> lines(String usi, Position start) throws NotationException {
    List<List<Integer>> lines = new ArrayList<>();
    for (String text : usi.split("\\|", -1)) {
      Position position = start.copy();
      List<Integer> line = new ArrayList<>();
      for (String word : text.split(" ", -1)) {
        int move = Usi.parse(word, position);
        line.add(move);
        position.doMove(move);
      }
      lines.add(line);
    }
    return lines;
  }

  private static String written(List<List<Integer>> lines, Position start, boolean japanese) {
    List<String> texts = new ArrayList<>();
    for (List<Integer> line : lines) {
      texts.addAll(
          japanese ? JapaneseNotation.format(line, start) : WesternNotation.format(line, start));
    }
    return String.join(" ", texts);
  }

  private static String swap(String text, char a, char b) {
    return text.replace(a, '\0').replace(b, a).replace('\0', b);
  }

  private static String withoutSquares(String japanese) {
    return japanese.replaceAll("[１-９][一二三四五六七八九]", "");
  }
}
