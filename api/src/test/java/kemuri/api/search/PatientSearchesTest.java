package kemuri.api.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import kemuri.api.dto.SolveOptions;
import kemuri.api.request.Question;
import kemuri.mate.MateResult;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatientSearchesTest {
  private static final MateResult NO_MATE = new MateResult.NoMate(7, 1);
  private static final int PATIENCE_SECONDS = 20;

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ScriptedSearchers searchers = new ScriptedSearchers();
  private final SearchConfiguration configuration = configuration(3, 0, Duration.ofMillis(300));
  private final SearchPool pool = new SearchPool(configuration, searchers, meters);
  private final SearchService service = new SearchService(pool, configuration, meters);
  private final PatientSearches searches = new PatientSearches(service, configuration);

  private static SearchConfiguration configuration(int threads, int batch, Duration queueWait) {
    return new SearchConfiguration(threads, batch, 1, queueWait, 8, 1, Duration.ofSeconds(30));
  }

  private static Question question(int number) throws NotationException {
    String rank = (number % 8 + 1 + "L" + (7 - number % 8)).replace("0", "");
    return new Question(Sfen.parse("8k/9/8P/9/9/9/9/9/" + rank + " b G 1"), SolveOptions.DEFAULT);
  }

  @AfterEach
  void closePool() {
    pool.close();
  }

  @Test
  void questions_areAskedSoManyAtATime() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      answers.add(searches.ask(question(i)));
    }
    await(() -> searchers.running() == 2);
    Thread.sleep(100);
    assertEquals(2, searchers.running());
    assertEquals(2, searchers.calls());
    latch.countDown();
    for (CompletableFuture<Answer> answer : answers) {
      assertEquals(NO_MATE, answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS).result());
    }
    assertEquals(8, searchers.calls());
  }

  @Test
  void knownPosition_isAnsweredBesideTheSearches() throws Exception {
    searches.ask(question(1)).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    for (int i = 0; i < 1000; i++) {
      CacheUse use = searches.ask(question(1)).get(PATIENCE_SECONDS, TimeUnit.SECONDS).use();
      assertEquals(CacheUse.HIT, use);
    }
    assertEquals(1, searchers.calls());
  }

  @Test
  void cancelledQuestion_endsItsSearch_orIsNeverAsked() throws Exception {
    searchers.holdThenFind(NO_MATE);
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      answers.add(searches.ask(question(i)));
    }
    await(() -> searchers.running() == 2);
    for (int i = 5; i >= 0; i--) {
      answers.get(i).cancel(false);
    }
    await(() -> searchers.running() == 0);
    Thread.sleep(100);
    assertEquals(2, searchers.calls());
  }

  @Test
  void overload_isWaitedFor() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    List<Ticket> others = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      others.add(service.ask(question(i)));
    }
    CompletableFuture<Answer> answer = searches.ask(question(4));
    Thread.sleep(1_000);
    assertTrue(!answer.isDone(), "the queue's patience is over, not ours");
    latch.countDown();
    assertEquals(NO_MATE, answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS).result());
    assertEquals(3, others.size());
  }

  @Test
  void failedOrClosing_isToldAtOnce() throws Exception {
    searchers.fail();
    assertInstanceOf(SearchFailedException.class, failure(searches.ask(question(1))));
    pool.close();
    assertInstanceOf(OverloadedException.class, failure(searches.ask(question(2))));
  }

  private static Throwable failure(CompletableFuture<Answer> answer) throws Exception {
    return answer.handle((found, failure) -> failure).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 1", "2, 0, 1", "8, 0, 7", "8, 3, 3", "2, 3, 2"})
  void batches_leaveAThread_unlessToldOtherwise(int threads, int batch, int expected) {
    assertEquals(
        expected, configuration(threads, batch, Duration.ofSeconds(1)).effectiveBatchThreads());
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "nothing happened");
      Thread.sleep(5);
    }
  }
}
