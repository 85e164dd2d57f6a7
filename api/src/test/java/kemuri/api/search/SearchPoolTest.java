package kemuri.api.search;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kemuri.api.Eventually;
import kemuri.api.dto.SolveOptions;
import kemuri.api.request.Question;
import kemuri.mate.MateResult;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A pool of two threads and room for one search to wait. */
class SearchPoolTest {
  private static final MateResult NO_MATE = new MateResult.NoMate(7, 1);

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ScriptedSearchers searchers = new ScriptedSearchers();
  private final SearchPool pool =
      new SearchPool(
          new SearchConfiguration(2, 0, 1, PATIENCE, 8, 1, Duration.ofSeconds(30)),
          searchers,
          meters);

  @AfterEach
  void closePool() {
    pool.close();
  }

  private static MateFlight flight() throws NotationException {
    Question question = new Question(Sfen.parse("8k/9/8P/9/9/9/9/9/9 b G 1"), SolveOptions.DEFAULT);
    return new MateFlight(
        CanonicalPosition.of(question).position(),
        Effort.of(SolveOptions.DEFAULT),
        /* earlier= */ null);
  }

  private List<MateFlight> submit(int count) throws NotationException {
    List<MateFlight> submitted = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      MateFlight flight = flight();
      pool.submit(flight);
      submitted.add(flight);
    }
    return submitted;
  }

  @Test
  void idleThreads_takeABurst_thatTheQueueAloneCouldNot() throws Exception {
    for (int round = 0; round < 100; round++) {
      for (MateFlight flight : submit(3)) {
        flight.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
      }
      Eventually.within(PATIENCE, () -> meters.get("kemuri.search.active").gauge().value() == 0);
    }
  }

  @Test
  void fullPool_refuses_untilASearchEnds() throws Exception {
    searchers.holdThenFind(NO_MATE);
    List<MateFlight> first = submit(3);
    for (int round = 0; round < 10; round++) {
      OverloadedException refusal = assertThrows(OverloadedException.class, () -> submit(1));
      assertTrue(refusal.passes());
      first.get(round % 3).leave();
      first.set(round % 3, submit(1).get(0));
    }
  }

  @Test
  void closedPool_refuses_andEndsWhatItRefused() throws Exception {
    pool.close();
    MateFlight late = flight();
    for (int round = 0; round < 10; round++) {
      OverloadedException refusal =
          assertThrows(OverloadedException.class, () -> pool.submit(late));
      assertFalse(refusal.passes());
    }
    assertTrue(late.isCompletedExceptionally());
    assertEquals(0, searchers.calls());
  }
}
