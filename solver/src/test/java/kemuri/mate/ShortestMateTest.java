package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.search.MateLength;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;
import org.junit.jupiter.api.Test;

/** The way to the shortest mate: first from below, then from a first proof downwards. */
final class ShortestMateTest {
  /** Shogi Zukou 66 (将棋図巧, 1755); the shortest mate has 17 plies. */
  private static final String SEVENTEEN =
      "1p3ls1+P/+B4+P1gg/7P1/6S1g/8n/7n1/4sS3/1r4+r1G/5+p1k1 b BLP2n2l12p 1";

  private static Position position() throws NotationException {
    return Position.of(Sfen.parse(SEVENTEEN), Attacker.AUTO, DefenderHand.GIVEN);
  }

  @Test
  void exact_outOfNodes_tellsALongerMate() throws NotationException {
    SearchLimits limits = SearchLimits.UNLIMITED.withNodes(50_000);
    MateResult result =
        new MateSolver(16)
            .solve(position(), MateSolver.Goal.EXACT, Rules.RAW, limits, SearchListener.SILENT);
    MateResult.Undecided undecided = assertInstanceOf(MateResult.Undecided.class, result);
    assertTrue(undecided.bound().orElseThrow().plies() >= 17, undecided.toString());
  }

  @Test
  void exact_withoutMate_isToldAsSoonAsAnyMateWouldBe() throws NotationException {
    Position position =
        Position.of(
            Sfen.parse("k8/9/9/1+R7/9/9/9/9/P8 b LPr2b4g4s4n3l16p 1"),
            Attacker.AUTO,
            DefenderHand.GIVEN);
    MateResult result =
        new MateSolver(16)
            .solve(
                position,
                MateSolver.Goal.EXACT,
                Rules.RAW,
                SearchLimits.UNLIMITED,
                SearchListener.SILENT);
    assertInstanceOf(MateResult.NoMate.class, result);
    assertTrue(result.nodes() < 10_000, result.toString());
  }

  @Test
  void briefSearch_givesUp_withoutEndingTheClock() throws NotationException {
    TeamSearch search = new TeamSearch(1 << 20, 1);
    search.forget();
    search.clock().start(SearchLimits.UNLIMITED, SearchListener.SILENT);
    assertEquals(Verdict.OPEN, search.searchBriefly(position(), MateLength.INFINITE, 0, 10));
    assertTrue(search.clock().over().isEmpty());
    assertTrue(search.clock().nodes() < 100, "nodes: " + search.clock().nodes());
    assertEquals(Verdict.PROVEN, search.search(position(), MateLength.INFINITE, 0));
  }
}
