package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.reference.NaiveShogi;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.TeamSearch;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One position searched by several threads. */
@Timeout(120)
final class TeamTest {
  private static final long LATE_NANOS = 500_000_000;

  /** Shogi Zukou 66 (将棋図巧, 1755), recorded with 51 plies; the shortest mate has 17. */
  private static final String SEVENTEEN =
      "1p3ls1+P/+B4+P1gg/7P1/6S1g/8n/7n1/4sS3/1r4+r1G/5+p1k1 b BLP2n2l12p 1";

  /** Shogi Musou 37 (将棋無双, 1734) as transmitted: no mate. */
  private static final String NO_MATE =
      "nl+Pg+r4/1P2b4/Pk1r5/p1LpL4/g8/N1PG+b4/9/9/9 b G2N3P4sl9p 1";

  /** A problem of the same two books that takes more than 8,000 positions. */
  private static final String HARD =
      "3g1n1l1/2p1g1r2/5k2S/4p1N+R1/3+p5/7N1/B8/9/9 b 2GSNb2s3l15p 1";

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void team_findsTheShortestMate_whateverItsSize(int threads) throws NotationException {
    Judge judge = new Judge(new MateSolver(16, threads), NaiveShogi.of(position(SEVENTEEN)));
    MateResult result = judge.solve(MateSolver.Goal.EXACT, SearchLimits.UNLIMITED);
    MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, result);
    assertTrue(mate.exact());
    assertEquals(17, mate.line().plies());
  }

  @Test
  void team_onATableFarTooSmall_collectsGarbageTogether() throws NotationException {
    MateSolver solver = new MateSolver(new TeamSearch(1 << 17, 3, 0));
    Judge judge = new Judge(solver, NaiveShogi.of(position(SEVENTEEN)));
    MateResult result = judge.solve(MateSolver.Goal.ANY, SearchLimits.UNLIMITED);
    assertTrue(result.nodes() > 4_000, result.toString());
    assertInstanceOf(MateResult.Mate.class, result);
  }

  @Test
  void team_endsAtItsNodeLimit_andGoesHome() throws NotationException {
    MateSolver solver = new MateSolver(16, 4);
    SearchLimits limits = SearchLimits.UNLIMITED.withNodes(50_000);
    MateResult result =
        solver.solve(
            position(NO_MATE), MateSolver.Goal.ANY, Rules.RAW, limits, SearchListener.SILENT);
    MateResult.Undecided undecided = assertInstanceOf(MateResult.Undecided.class, result);
    assertEquals(UndecidedReason.NODES, undecided.reason());
    assertTrue(result.nodes() >= 50_000 && result.nodes() < 60_000, result.toString());
    assertEquals(0, helpersAlive());
  }

  @Test
  void team_cancelled_endsAtOnce_alsoWhileItCollectsGarbage() throws NotationException {
    MateSolver solver = new MateSolver(new TeamSearch(1 << 17, 4, 0));
    long late = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 5 && late >= LATE_NANOS; attempt++) { // a machine may be busy
      late = lateness(solver);
    }
    assertTrue(late < LATE_NANOS, late + " ns");
  }

  /** For how many nanoseconds a search goes on that is cancelled after a while. */
  private static long lateness(MateSolver solver) throws NotationException {
    AtomicLong cancelled = new AtomicLong();
    long started = System.nanoTime();
    SearchLimits limits =
        SearchLimits.UNLIMITED.withCancelled(
            () -> {
              boolean now = System.nanoTime() - started > Duration.ofMillis(300).toNanos();
              if (now) {
                cancelled.compareAndSet(0, System.nanoTime());
              }
              return now;
            });
    MateResult result =
        solver.solve(
            position(NO_MATE), MateSolver.Goal.ANY, Rules.RAW, limits, SearchListener.SILENT);
    long late = System.nanoTime() - cancelled.get();
    MateResult.Undecided undecided = assertInstanceOf(MateResult.Undecided.class, result);
    assertEquals(UndecidedReason.CANCELLED, undecided.reason());
    assertEquals(0, helpersAlive());
    return late;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void solver_afterASearchThatBrokeOff_isAsGoodAsNew(int threads) throws NotationException {
    MateSolver solver = new MateSolver(16, threads);
    Position position = position(SEVENTEEN);
    String before = Sfen.format(position.toDiagram());
    AtomicLong asked = new AtomicLong();
    SearchLimits failing =
        SearchLimits.UNLIMITED.withCancelled(
            () -> {
              if (asked.incrementAndGet() == 20) {
                throw new IllegalStateException("out of order");
              }
              return false;
            });
    assertThrows(
        IllegalStateException.class,
        () ->
            solver.solve(
                position, MateSolver.Goal.EXACT, Rules.RAW, failing, SearchListener.SILENT));
    assertEquals(before, Sfen.format(position.toDiagram()));
    MateResult result =
        solver.solve(
            position,
            MateSolver.Goal.EXACT,
            Rules.RAW,
            SearchLimits.UNLIMITED,
            SearchListener.SILENT);
    assertEquals(17, assertInstanceOf(MateResult.Mate.class, result).line().plies());
  }

  /** The leader calls help at a poll that no garbage collection may make. */
  @Test
  void team_thatFillsItsTableAsItCallsHelp_goesOn() throws NotationException {
    SearchLimits limits = SearchLimits.UNLIMITED.withNodes(8_000);
    for (long hard = 65; hard < 3_000; hard += 64) {
      MateSolver solver = new MateSolver(new TeamSearch(40_000, 2, hard));
      MateResult result =
          solver.solve(
              position(HARD), MateSolver.Goal.ANY, Rules.RAW, limits, SearchListener.SILENT);
      assertInstanceOf(MateResult.Undecided.class, result);
    }
  }

  @Test
  void team_ofNobody_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new MateSolver(1, 0));
  }

  private static long helpersAlive() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("search-"))
        .count();
  }
}
