package kemuri.api.search;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import kemuri.api.Eventually;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.request.VerifyQuestion;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.mate.AnswerTree;
import kemuri.mate.Futile;
import kemuri.mate.Line;
import kemuri.mate.Profile;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CheckServiceTest {
  private static final String ONE_PLY = "8k/9/8P/9/9/9/9/9/9 b G 1";
  private static final String BY_WHITE = "9/9/9/9/9/9/p8/9/K8 w g 1";
  private static final SoundnessQuestion USUAL = SoundnessQuestion.DEFAULT;

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ScriptedSearchers searchers = new ScriptedSearchers();
  private final SearchConfiguration configuration =
      new SearchConfiguration(2, 0, 2, PATIENCE, 8, 1, Duration.ofSeconds(30));
  private final SearchPool pool = new SearchPool(configuration, searchers, meters);
  private final CheckService service = new CheckService(pool, configuration, meters);

  @AfterEach
  void closePool() {
    pool.close();
  }

  private Ticket<CheckAnswer> ask(String sfen, SoundnessQuestion question, int answers, int seconds)
      throws NotationException {
    PosedDiagram posed = new PosedDiagram(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
    return service.ask(
        new VerifyQuestion(
            posed, new VerifyOptions(question, answers, Duration.ofSeconds(seconds), 0)));
  }

  private static CheckAnswer get(Ticket<CheckAnswer> ticket) throws Exception {
    return ticket.answer().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private CacheUse use(String sfen, SoundnessQuestion question, int answers, int seconds)
      throws Exception {
    return get(ask(sfen, question, answers, seconds)).use();
  }

  @Test
  void report_servesLaterQuestions_whateverTheirLimits() throws Exception {
    assertEquals(CacheUse.MISS, use(ONE_PLY, USUAL, 0, 10));
    assertEquals(CacheUse.HIT, use(ONE_PLY, USUAL, 0, 20));
    assertEquals(1, searchers.calls());
    assertEquals(1, meters.counter("kemuri.verify.cache.requests", "result", "hit").count());
  }

  @Test
  void otherQuestionsOrColours_areCheckedAnew() throws Exception {
    use(ONE_PLY, USUAL, 0, 10);
    assertEquals(CacheUse.MISS, use(BY_WHITE, USUAL, 0, 10));
    assertEquals(CacheUse.MISS, use(ONE_PLY, USUAL, 1, 10));
    SoundnessQuestion strict =
        new SoundnessQuestion(Profile.STRICT, Futile.STANDARD, Thoroughness.COMPLETE, 0, List.of());
    assertEquals(CacheUse.MISS, use(ONE_PLY, strict, 0, 10));
    assertEquals(strict, searchers.lastQuestion());
    assertEquals(CacheUse.HIT, use(ONE_PLY, USUAL, 0, 10));
  }

  @Test
  void undecided_servesOnlyLimitsNoLarger() throws Exception {
    searchers.find(ScriptedSearchers.undecided(UndecidedReason.TIME));
    assertEquals(CacheUse.MISS, use(ONE_PLY, USUAL, 0, 10));
    assertEquals(CacheUse.HIT, use(ONE_PLY, USUAL, 0, 5));
    assertEquals(CacheUse.MISS, use(ONE_PLY, USUAL, 0, 11));
  }

  @Test
  void answers_areAskedForAMateOnly_andTheirLackIsNoCompleteAnswer() throws Exception {
    AnswerTree tree = new AnswerTree(List.of(), true);
    searchers.find(Optional.of(tree));
    assertTrue(get(ask(ONE_PLY, USUAL, 3, 10)).answers().isEmpty());
    searchers.find(sound());
    assertEquals(tree, get(ask(BY_WHITE, USUAL, 3, 10)).answers().orElseThrow());
    searchers.find(Optional.empty());
    assertTrue(get(ask(BY_WHITE, USUAL, 4, 10)).answers().isEmpty());
    assertEquals(CacheUse.MISS, use(BY_WHITE, USUAL, 4, 11));
  }

  private static SoundnessReport sound() {
    return new SoundnessReport(
        Soundness.SOUND,
        Optional.of(new Line(List.of())),
        false,
        1,
        List.of(),
        List.of(),
        List.of(),
        7,
        1);
  }

  @Test
  void equalQuestionsInFlight_shareOneCheck_whichEndsWithTheLast() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(ScriptedSearchers.noMate());
    Ticket<CheckAnswer> first = ask(ONE_PLY, USUAL, 0, 10);
    Ticket<CheckAnswer> second = ask(ONE_PLY, USUAL, 0, 10);
    Eventually.within(PATIENCE, () -> searchers.running() == 1);
    first.release().run();
    latch.countDown();
    assertEquals(CacheUse.SHARED, get(second).use());
    assertEquals(1, searchers.calls());
  }

  @Test
  void abandonedCheck_ends() throws Exception {
    searchers.holdThenFind(ScriptedSearchers.noMate());
    Ticket<CheckAnswer> ticket = ask(ONE_PLY, USUAL, 0, 10);
    Eventually.within(PATIENCE, () -> searchers.running() == 1);
    ticket.release().run();
    Eventually.within(PATIENCE, () -> searchers.running() == 0);
    assertThrows(ExecutionException.class, () -> get(ticket));
  }

  @Test
  void failure_isNotRemembered() throws Exception {
    searchers.fail();
    ExecutionException failure =
        assertThrows(ExecutionException.class, () -> get(ask(ONE_PLY, USUAL, 0, 10)));
    assertInstanceOf(SearchFailedException.class, failure.getCause());
    searchers.find(ScriptedSearchers.noMate());
    assertEquals(CacheUse.MISS, use(ONE_PLY, USUAL, 0, 10));
  }
}
