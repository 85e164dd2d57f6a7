package kemuri.api.search;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import kemuri.api.Eventually;
import kemuri.api.dto.Rules;
import kemuri.api.dto.SolveOptions;
import kemuri.api.request.Question;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.mate.Futile;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchServiceTest {
  private static final String ONE_PLY = "8k/9/8P/9/9/9/9/9/9 b G 1";
  private static final String ONE_PLY_MIRRORED = "k8/9/P8/9/9/9/9/9/9 b G 5";
  private static final String ONE_PLY_BY_WHITE = "9/9/9/9/9/9/p8/9/K8 w g 1";
  private static final int GOLD_1B = Move.drop(PieceType.GOLD, Square.of(0, 1));
  private static final int GOLD_9B = Move.drop(PieceType.GOLD, Square.of(8, 1));
  private static final Duration A_WHILE = Duration.ofMillis(100);
  private static final MateResult NO_MATE = new MateResult.NoMate(7, 1);

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ScriptedSearchers searchers = new ScriptedSearchers();
  private final SearchPool pool = pool(Duration.ofSeconds(30));
  private final SearchService service = service(pool);

  @AfterEach
  void closePool() {
    pool.close();
  }

  private SearchPool pool(Duration queueWait) {
    return new SearchPool(configuration(queueWait), searchers, meters);
  }

  private SearchService service(SearchPool searches) {
    return new SearchService(searches, configuration(Duration.ofSeconds(30)), meters);
  }

  private static SearchConfiguration configuration(Duration queueWait) {
    return new SearchConfiguration(2, 0, 2, queueWait, 8, 1, Duration.ofSeconds(30));
  }

  @Test
  void finding_servesLaterQuestions() throws Exception {
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, exact(10))).use());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, exact(10))).use());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, any(1))).use());
    assertEquals(1, searchers.calls());
    assertEquals(1, meters.counter("kemuri.cache.requests", "result", "miss").count());
    assertEquals(2, meters.counter("kemuri.cache.requests", "result", "hit").count());
  }

  @Test
  void mirrorImageAndOtherColour_shareOneFinding_andGetTheirOwnMoves() throws Exception {
    searchers.find(mateAsSearched());
    assertEquals(List.of(GOLD_1B), line(ask(ONE_PLY, exact(10))));
    Answer mirrored = get(ask(ONE_PLY_MIRRORED, exact(10)));
    assertEquals(CacheUse.HIT, mirrored.use());
    assertEquals(List.of(GOLD_9B), ((MateResult.Mate) mirrored.result()).line().moves());
    Answer byWhite = get(ask(ONE_PLY_BY_WHITE, exact(10)));
    assertEquals(CacheUse.HIT, byWhite.use());
    assertEquals(List.of(GOLD_1B), ((MateResult.Mate) byWhite.result()).line().moves());
  }

  /** The mate in the orientation in which the canonical position is searched. */
  private static MateResult mateAsSearched() throws NotationException {
    boolean mirrored = CanonicalPosition.of(question(ONE_PLY, exact(10))).mirrored();
    return new MateResult.Mate(new Line(List.of(mirrored ? GOLD_9B : GOLD_1B)), true, 0, 7, 1);
  }

  @Test
  void differentHands_areDifferentPositions() throws Exception {
    get(ask(ONE_PLY, exact(10)));
    assertEquals(CacheUse.MISS, get(ask("8k/9/8P/9/9/9/9/9/9 b Gp 1", exact(10))).use());
    SolveOptions rest =
        new SolveOptions(
            Attacker.AUTO,
            DefenderHand.REST,
            Rules.RAW,
            Futile.OFF,
            true,
            Duration.ofSeconds(10),
            0);
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, rest)).use());
    assertEquals(
        CacheUse.HIT, get(ask("8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", exact(10))).use());
  }

  @Test
  void differentRules_areDifferentQuestions_andFutileMattersUnderTsumeOnly() throws Exception {
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, counting(Rules.RAW, Futile.OFF))).use());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, counting(Rules.RAW, Futile.STANDARD))).use());
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, counting(Rules.TSUME, Futile.STANDARD))).use());
    assertEquals(kemuri.mate.Rules.TSUME, searchers.lastRules());
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, counting(Rules.TSUME, Futile.X))).use());
    assertEquals(new kemuri.mate.Rules.Tsume(Futile.X), searchers.lastRules());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, counting(Rules.TSUME, Futile.STANDARD))).use());
  }

  private static SolveOptions counting(Rules rules, Futile futile) {
    SolveOptions defaults = SolveOptions.DEFAULT;
    return new SolveOptions(
        defaults.attacker(), defaults.defenderHand(), rules, futile, true, defaults.time(), 0);
  }

  @Test
  void undecided_servesOnlyLimitsNoLarger() throws Exception {
    searchers.find(new MateResult.Undecided(UndecidedReason.NODES, Optional.empty(), 100, 1));
    get(ask(ONE_PLY, options(true, 10, 100)));
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, options(true, 10, 100))).use());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, options(true, 5, 50))).use());
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, options(false, 5, 50))).use());
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, options(true, 10, 101))).use());
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, options(true, 11, 100))).use());
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, options(true, 10, 0))).use());
  }

  @Test
  void inexactMate_servesAnyButNotExact_andIsKeptAsBound() throws Exception {
    Line line = new Line(List.of(GOLD_1B));
    searchers.find(new MateResult.Mate(line, false, 0, 5, 1));
    get(ask(ONE_PLY, any(10)));
    assertEquals(CacheUse.HIT, get(ask(ONE_PLY, any(30))).use());
    searchers.find(new MateResult.Undecided(UndecidedReason.TIME, Optional.empty(), 100, 1));
    Answer exact = get(ask(ONE_PLY, exact(10)));
    assertEquals(CacheUse.MISS, exact.use());
    assertEquals(1, ((MateResult.Undecided) exact.result()).bound().orElseThrow().plies());
    Answer any = get(ask(ONE_PLY, any(30)));
    assertEquals(CacheUse.HIT, any.use());
    assertFalse(((MateResult.Mate) any.result()).exact());
  }

  @Test
  void equalQuestionsInFlight_shareOneSearch() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    Ticket<Answer> first = ask(ONE_PLY, exact(10));
    Ticket<Answer> second = ask(ONE_PLY, exact(10));
    Ticket<Answer> mirror = ask(ONE_PLY_MIRRORED, exact(5));
    latch.countDown();
    assertEquals(CacheUse.MISS, get(first).use());
    assertEquals(CacheUse.SHARED, get(second).use());
    assertEquals(CacheUse.SHARED, get(mirror).use());
    assertEquals(1, searchers.calls());
    assertEquals(2, meters.counter("kemuri.cache.requests", "result", "shared").count());
  }

  @Test
  void stricterLimits_waitForTheLongerSearch_butOnlyForTheirOwnTime() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    Ticket<Answer> longer = ask(ONE_PLY, exact(10));
    Eventually.within(PATIENCE, () -> searchers.running() == 1);
    Ticket<Answer> shorter = service.ask(question(ONE_PLY, exact(10), Duration.ofMillis(100)));
    Answer answer = get(shorter);
    assertEquals(CacheUse.SHARED, answer.use());
    MateResult.Undecided undecided = assertInstanceOf(MateResult.Undecided.class, answer.result());
    assertEquals(UndecidedReason.TIME, undecided.reason());
    assertEquals(99, undecided.nodes());
    assertFalse(longer.answer().isDone());
    latch.countDown();
    assertInstanceOf(MateResult.NoMate.class, get(longer).result());
  }

  @Test
  void widerLimitsOrAnotherGoal_searchForThemselves() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    Ticket<Answer> narrow = ask(ONE_PLY, exact(5));
    Ticket<Answer> wide = ask(ONE_PLY, exact(10));
    Ticket<Answer> joinsWide = ask(ONE_PLY, exact(5));
    Eventually.within(PATIENCE, () -> searchers.running() == 2);
    latch.countDown();
    assertEquals(CacheUse.MISS, get(narrow).use());
    assertEquals(CacheUse.MISS, get(wide).use());
    assertEquals(CacheUse.SHARED, get(joinsWide).use());
  }

  @Test
  void search_goesOnWhileOneWaits_andEndsWithTheLast() throws Exception {
    searchers.holdThenFind(NO_MATE);
    Ticket<Answer> first = ask(ONE_PLY, exact(10));
    Ticket<Answer> second = ask(ONE_PLY, exact(10));
    Eventually.within(PATIENCE, () -> searchers.running() == 1);
    first.release().run();
    first.release().run();
    Eventually.throughout(A_WHILE, () -> searchers.running() == 1);
    second.release().run();
    Eventually.within(PATIENCE, () -> searchers.running() == 0);
    assertThrows(ExecutionException.class, () -> get(second));
    searchers.find(NO_MATE);
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, exact(10))).use());
  }

  @Test
  void abandonedInQueue_leavesTheQueue() throws Exception {
    occupyThreads(service);
    Ticket<Answer> queued = ask(sfen(6), exact(10));
    assertEquals(1, meters.get("kemuri.search.queued").gauge().value());
    queued.release().run();
    assertEquals(0, meters.get("kemuri.search.queued").gauge().value());
  }

  @Test
  void fullQueue_isRefused() throws Exception {
    occupyThreads(service);
    ask(sfen(6), exact(10));
    ask(sfen(7), exact(10));
    assertThrows(OverloadedException.class, () -> ask(sfen(8), exact(10)));
  }

  @Test
  void waitingInQueue_ends() throws Exception {
    SearchPool impatient = pool(Duration.ofSeconds(1));
    try {
      SearchService refusing = service(impatient);
      occupyThreads(refusing);
      Ticket<Answer> queued = refusing.ask(question(sfen(6), exact(10)));
      ExecutionException tooLate = assertThrows(ExecutionException.class, () -> get(queued));
      assertInstanceOf(OverloadedException.class, tooLate.getCause());
    } finally {
      impatient.close();
    }
  }

  @Test
  void failure_isNotRemembered() throws Exception {
    searchers.fail();
    ExecutionException failure =
        assertThrows(ExecutionException.class, () -> get(ask(ONE_PLY, exact(10))));
    assertInstanceOf(SearchFailedException.class, failure.getCause());
    searchers.find(NO_MATE);
    assertEquals(CacheUse.MISS, get(ask(ONE_PLY, exact(10))).use());
  }

  @Test
  void close_endsSearches() throws Exception {
    searchers.holdThenFind(NO_MATE);
    Ticket<Answer> ticket = ask(ONE_PLY, exact(10));
    Eventually.within(PATIENCE, () -> searchers.running() == 1);
    pool.close();
    assertThrows(ExecutionException.class, () -> get(ticket));
    Eventually.within(PATIENCE, () -> searchers.running() == 0);
  }

  /** Makes both threads search for ten seconds. */
  private void occupyThreads(SearchService busy) throws Exception {
    searchers.holdThenFind(NO_MATE);
    Eventually.within(
        PATIENCE,
        () -> {
          // Again, if the threads were slower to start than the queue was patient.
          for (int rank = 4; rank <= 5; rank++) {
            busy.ask(question(sfen(rank), exact(10)));
          }
          return searchers.running() == 2;
        });
  }

  private static String sfen(int rank) {
    return "8k/9/8P" + "/9".repeat(rank - 4) + "/P8" + "/9".repeat(9 - rank) + " b G 1";
  }

  private Ticket<Answer> ask(String sfen, SolveOptions options) throws NotationException {
    return service.ask(question(sfen, options));
  }

  private static Question question(String sfen, SolveOptions options) throws NotationException {
    return new Question(Sfen.parse(sfen), options);
  }

  private static Question question(String sfen, SolveOptions options, Duration time)
      throws NotationException {
    return question(
        sfen,
        new SolveOptions(
            options.attacker(),
            options.defenderHand(),
            options.rules(),
            options.futile(),
            options.exact(),
            time,
            options.nodes()));
  }

  private static SolveOptions exact(int seconds) {
    return options(true, seconds, 0);
  }

  private static SolveOptions any(int seconds) {
    return options(false, seconds, 0);
  }

  private static SolveOptions options(boolean exact, int seconds, long nodes) {
    return new SolveOptions(
        Attacker.AUTO,
        DefenderHand.GIVEN,
        Rules.RAW,
        Futile.STANDARD,
        exact,
        Duration.ofSeconds(seconds),
        nodes);
  }

  private static List<Integer> line(Ticket<Answer> ticket) throws Exception {
    return ((MateResult.Mate) get(ticket).result()).line().moves();
  }

  private static Answer get(Ticket<Answer> ticket) throws Exception {
    return ticket.answer().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }
}
