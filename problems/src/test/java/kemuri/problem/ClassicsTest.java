package kemuri.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kemuri.board.Attacker;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClassicsTest {
  static List<Problem> all() {
    return Classics.all();
  }

  @Test
  void all_hasBothBooksInFull() {
    Set<String> seen = new HashSet<>();
    int zukou = 0;
    for (Problem problem : Classics.all()) {
      Source.Classic source = (Source.Classic) problem.source();
      seen.add(problem.id());
      if (source.collection().contains("将棋図巧")) {
        zukou++;
        assertEquals(1755, source.year(), problem.id());
        assertTrue(source.author().contains("伊藤看寿"), problem.id());
      } else {
        assertTrue(source.collection().contains("将棋無双"), problem.id());
        assertEquals(1734, source.year(), problem.id());
        assertTrue(source.author().contains("伊藤宗看"), problem.id());
      }
      assertTrue(source.number() >= 1 && source.number() <= 100, problem.id());
    }
    assertEquals(200, Classics.all().size());
    assertEquals(200, seen.size());
    assertEquals(100, zukou);
  }

  @ParameterizedTest
  @MethodSource("all")
  void diagram_isPlayable(Problem problem) throws NotationException {
    Diagram diagram = Sfen.parse(problem.sfen());
    assertEquals(List.of(), DiagramFlaw.of(diagram, Attacker.AUTO));
  }

  @Test
  void plies_knowsTheFaultyThree() {
    List<String> faulty =
        Classics.all().stream()
            .filter(problem -> problem.plies().kind() == KnownLength.Kind.NO_MATE)
            .map(Problem::id)
            .toList();
    assertEquals(List.of("musou-037", "musou-073", "musou-088"), faulty);
  }
}
