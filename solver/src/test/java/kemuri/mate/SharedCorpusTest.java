package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.reference.NaiveShogi;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The solver on the shared tables, plain rules: what is stated must come out, and nothing else.
 * Giving up is an error only where a position is known to be easy.
 */
final class SharedCorpusTest {
  /** Four times what the hardest of the decidable cases needs, on a busy machine too. */
  private static final SearchLimits AMPLE = SearchLimits.UNLIMITED.withNodes(5_000_000);

  private static final SearchLimits TEN_SECONDS =
      SearchLimits.UNLIMITED.withTime(Duration.ofSeconds(10));
  private static final SearchLimits ONE_SECOND =
      SearchLimits.UNLIMITED.withTime(Duration.ofSeconds(1));

  private final MateSolver solver = new MateSolver(64);

  /** The hardest of the cases. */
  private static boolean isHard(SharedCorpus.Row row) {
    return row.expected().equals("<=109");
  }

  /** One case has the king in check before the first move; such a diagram is not playable. */
  private static boolean isFlawed(SharedCorpus.Row row) {
    return row.sfen().startsWith("9/9/6+B2/8k/9/8+R/");
  }

  private static boolean isDecidable(SharedCorpus.Row row) {
    return !isHard(row)
        && !isFlawed(row)
        && !row.expected().equals("?")
        && !row.expected().equals("reject");
  }

  private static List<SharedCorpus.Row> rows(String file, Predicate<SharedCorpus.Row> wanted) {
    String column = file.equals("cases.tsv") ? "raw" : "plies";
    return SharedCorpus.read(file, column).stream().filter(wanted).toList();
  }

  @Test
  void cases_haveTheirStatedAnswers() {
    verifyAll(rows("cases.tsv", SharedCorpusTest::isDecidable), AMPLE, true);
  }

  @Test
  void malformedCases_areRejected() {
    for (SharedCorpus.Row row : rows("cases.tsv", row -> row.expected().equals("reject"))) {
      assertThrows(NotationException.class, () -> Sfen.parse(row.sfen()), row::toString);
    }
  }

  @Test
  void flawedCase_isNotPlayable() throws NotationException {
    List<SharedCorpus.Row> flawed = rows("cases.tsv", SharedCorpusTest::isFlawed);
    assertEquals(1, flawed.size());
    for (SharedCorpus.Row row : flawed) {
      assertEquals(
          List.of(DiagramFlaw.Kind.DEFENDER_IN_CHECK),
          DiagramFlaw.of(Sfen.parse(row.sfen()), Attacker.AUTO).stream()
              .map(DiagramFlaw::kind)
              .toList());
    }
  }

  @Tag("long")
  @Test
  void hardCases_areNeverWrong() {
    verifyAll(
        rows("cases.tsv", row -> isHard(row) || row.expected().equals("?")), TEN_SECONDS, false);
  }

  @Test
  void shortMates_sample_isExact() {
    verifyAll(every(20, rows("short.tsv", row -> true)), AMPLE, true);
  }

  @Test
  void noMates_areNeverMates() {
    verifyAll(rows("nomate.tsv", row -> true), SearchLimits.UNLIMITED.withNodes(3_000), false);
  }

  @Tag("long")
  @Test
  void shortMates_areExact() {
    verifyAll(rows("short.tsv", row -> true), TEN_SECONDS, true);
  }

  @Tag("long")
  @Test
  void generatedMates_areExact() {
    verifyAll(rows("generated.tsv", row -> true), TEN_SECONDS, true);
  }

  @Tag("long")
  @Test
  void easyNoMates_areProven() {
    List<SharedCorpus.Row> rows = SharedCorpus.read("nomate.tsv", "plies");
    List<SharedCorpus.Row> peer = SharedCorpus.read("nomate.tsv", "peer_s");
    List<SharedCorpus.Row> easy =
        rows.stream().filter(row -> peer.get(rows.indexOf(row)).expected().equals("5")).toList();
    verifyAll(easy, TEN_SECONDS, true);
  }

  @Tag("long")
  @Test
  void gameMates_areNeverWrong() {
    verifyAll(rows("game.tsv", row -> true), TEN_SECONDS, false);
  }

  @Tag("long")
  @Test
  void classics_areNeverWrong() {
    verifyAll(rows("classics.tsv", row -> true), ONE_SECOND, false);
  }

  private static List<SharedCorpus.Row> every(int step, List<SharedCorpus.Row> rows) {
    List<SharedCorpus.Row> sample = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += step) {
      sample.add(rows.get(i));
    }
    return sample;
  }

  private void verifyAll(List<SharedCorpus.Row> rows, SearchLimits limits, boolean mustDecide) {
    List<String> failures = new ArrayList<>();
    int decided = 0;
    for (SharedCorpus.Row row : rows) {
      try {
        decided += verify(row, limits, mustDecide) ? 1 : 0;
      } catch (AssertionError | NotationException e) {
        failures.add(e.getMessage());
      }
    }
    System.out.printf("%d of %d decided, %d failures%n", decided, rows.size(), failures.size());
    assertEquals(List.of(), failures);
  }

  /** Fails on a wrong answer; whether there was an answer. */
  private boolean verify(SharedCorpus.Row row, SearchLimits limits, boolean mustDecide)
      throws NotationException {
    Position position = Position.of(Sfen.parse(row.sfen()), Attacker.AUTO, DefenderHand.GIVEN);
    MateResult result =
        new Judge(solver, NaiveShogi.of(position)).solve(MateSolver.Goal.EXACT, limits);
    boolean decided = true;
    if (result instanceof MateResult.Mate mate) {
      requireLength(row, mate);
      decided = mate.exact();
    } else if (result instanceof MateResult.NoMate) {
      assertTrue(row.expected().equals("nomate") || row.expected().equals("?"), row::toString);
    } else if (result instanceof MateResult.Undecided undecided) {
      undecided.bound().ifPresent(bound -> requireBound(row, bound));
      decided = false;
    }
    boolean enough = decided || !mustDecide;
    assertTrue(enough, () -> row + " undecided: " + result);
    return decided;
  }

  private static void requireBound(SharedCorpus.Row row, Line bound) {
    assertTrue(!row.expected().equals("nomate"), row::toString);
    assertTrue(
        !row.isExact() || bound.plies() >= row.plies(), () -> row + " mated in " + bound.plies());
  }

  private static void requireLength(SharedCorpus.Row row, MateResult.Mate mate) {
    int plies = mate.line().plies();
    if (row.isExact()) {
      requireBound(row, mate.line());
      if (mate.exact()) {
        assertEquals(row.plies(), plies, row::toString);
      }
    } else if (row.expected().startsWith("<=")) {
      assertTrue(!mate.exact() || plies <= row.plies(), () -> row + " mated in " + plies);
    } else {
      assertEquals("?", row.expected(), () -> row + " mated in " + plies);
    }
  }
}
