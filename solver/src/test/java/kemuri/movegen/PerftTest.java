package kemuri.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kemuri.board.Position;
import kemuri.reference.NaivePerft;
import kemuri.reference.PerftCase;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of leaves against known numbers and against the naive rules. */
final class PerftTest {
  private static final long LIVE_LEAVES = 600;

  static List<PerftCase> legal() {
    return PerftCase.read("legal.perft");
  }

  static List<PerftCase> checks() {
    return PerftCase.read("checks.perft");
  }

  @ParameterizedTest
  @MethodSource("legal")
  void legalMoves_matchKnownCounts(PerftCase known) {
    Position position = known.position().toPosition();
    for (int depth = 1; depth <= Math.min(4, known.counts().size()); depth++) {
      assertEquals(known.counts().get(depth - 1), Perft.count(position, depth), "depth " + depth);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("legal")
  void legalMoves_matchKnownCountsAtGreatDepth(PerftCase known) {
    Position position = known.position().toPosition();
    for (int depth = 5; depth <= known.counts().size(); depth++) {
      assertEquals(known.counts().get(depth - 1), Perft.count(position, depth), "depth " + depth);
    }
  }

  @ParameterizedTest
  @MethodSource("checks")
  void checkTree_matchesTheTable(PerftCase table) {
    Position position = table.position().toPosition();
    for (int depth = 1; depth <= table.counts().size(); depth++) {
      assertEquals(
          table.counts().get(depth - 1), Perft.checkTree(position, depth), "depth " + depth);
    }
  }

  @ParameterizedTest
  @MethodSource("checks")
  void table_isWhatTheNaiveRulesCount(PerftCase table) {
    for (int depth = 1; depth <= table.counts().size(); depth++) {
      if (table.counts().get(depth - 1) <= LIVE_LEAVES) {
        assertEquals(table.counts().get(depth - 1), NaivePerft.checkTree(table.position(), depth));
      }
    }
  }
}
