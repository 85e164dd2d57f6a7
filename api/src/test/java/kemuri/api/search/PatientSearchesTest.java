package kemuri.api.search;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kemuri.api.Eventually;
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
  private static final Duration A_WHILE = Duration.ofMillis(100);

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ScriptedSearchers searchers = new ScriptedSearchers();
  private final SearchConfiguration configuration = configuration(3, 0, Duration.ofMillis(300));
  private final SearchPool pool = new SearchPool(configuration, searchers, meters);
  private final SearchService service = new SearchService(pool, configuration, meters);
  private final PatientSearches searches = new PatientSearches(configuration);

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
      answers.add(ask(question(i)));
    }
    Eventually.within(PATIENCE, () -> searchers.running() == 2);
    Eventually.throughout(A_WHILE, () -> searchers.running() == 2 && searchers.calls() == 2);
    latch.countDown();
    for (CompletableFuture<Answer> answer : answers) {
      assertEquals(NO_MATE, answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS).result());
    }
    assertEquals(8, searchers.calls());
  }

  @Test
  void knownPosition_isAnsweredBesideTheSearches() throws Exception {
    ask(question(1)).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    for (int i = 0; i < 1000; i++) {
      CacheUse use = ask(question(1)).get(PATIENCE.toSeconds(), TimeUnit.SECONDS).use();
      assertEquals(CacheUse.HIT, use);
    }
    assertEquals(1, searchers.calls());
  }

  @Test
  void cancelledQuestion_endsItsSearch_orIsNeverAsked() throws Exception {
    searchers.holdThenFind(NO_MATE);
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      answers.add(ask(question(i)));
    }
    Eventually.within(PATIENCE, () -> searchers.running() == 2);
    for (int i = 5; i >= 0; i--) {
      answers.get(i).cancel(false);
    }
    Eventually.within(PATIENCE, () -> searchers.running() == 0);
    Eventually.throughout(A_WHILE, () -> searchers.calls() == 2);
  }

  @Test
  void overload_isWaitedFor() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    List<Ticket<Answer>> others = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      others.add(service.ask(question(i)));
    }
    CompletableFuture<Answer> answer = ask(question(4));
    // The queue's patience is over by then, not ours.
    Eventually.throughout(Duration.ofSeconds(1), () -> !answer.isDone());
    latch.countDown();
    assertEquals(NO_MATE, answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS).result());
    assertEquals(3, others.size());
  }

  @Test
  void failedOrClosing_isToldAtOnce() throws Exception {
    searchers.fail();
    assertInstanceOf(SearchFailedException.class, failure(ask(question(1))));
    pool.close();
    assertInstanceOf(OverloadedException.class, failure(ask(question(2))));
  }

  private static Throwable failure(CompletableFuture<Answer> answer) throws Exception {
    return answer.handle((found, failure) -> failure).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 1", "2, 0, 1", "8, 0, 7", "8, 3, 3", "2, 3, 2"})
  void batches_leaveAThread_unlessToldOtherwise(int threads, int batch, int expected) {
    assertEquals(
        expected, configuration(threads, batch, Duration.ofSeconds(1)).effectiveBatchThreads());
  }

  private CompletableFuture<Answer> ask(Question question) {
    return searches.ask(() -> service.ask(question));
  }
}
