package kemuri.api.search;

import io.micronaut.context.annotation.Replaces;
import io.micronaut.context.annotation.Requires;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.mate.AnswerTree;
import kemuri.mate.Finding;
import kemuri.mate.Futile;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver.Goal;
import kemuri.mate.OpenQuestion;
import kemuri.mate.Rules;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessReport;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.UndecidedReason;

/** Searchers that do what a test says, and count. */
@Singleton
@Replaces(SearcherFactory.class)
@Requires(property = "kemuri.test.scripted", value = "true")
public class ScriptedSearchers extends SearcherFactory {
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicInteger running = new AtomicInteger();
  private volatile Function<SearchLimits, MateResult> script = any -> new MateResult.NoMate(7, 1);
  private volatile Function<SearchLimits, SoundnessReport> checkScript = any -> noMate();
  private volatile Optional<AnswerTree> answers = Optional.empty();
  private volatile Rules lastRules = Rules.RAW;
  private volatile SoundnessQuestion lastQuestion = SoundnessQuestion.DEFAULT;

  @Override
  Searcher create(int tableMebibytes) {
    return new ScriptedSearcher();
  }

  /** How many searches were started. */
  public int calls() {
    return calls.get();
  }

  /** How many searches are running. */
  public int running() {
    return running.get();
  }

  /** The rules of the last search for a mate. */
  public Rules lastRules() {
    return lastRules;
  }

  /** What the last check was asked. */
  public SoundnessQuestion lastQuestion() {
    return lastQuestion;
  }

  /** All searches find this at once. */
  public void find(MateResult result) {
    script = limits -> result;
  }

  /** All checks find this at once. */
  public void find(SoundnessReport report) {
    checkScript = limits -> report;
  }

  /** All checks find this tree of answers. */
  public void find(Optional<AnswerTree> tree) {
    answers = tree;
  }

  /** All searches and checks fail. */
  public void fail() {
    script =
        limits -> {
          throw new IllegalStateException("the secret cause");
        };
    checkScript =
        limits -> {
          throw new IllegalStateException("the secret cause");
        };
  }

  /** All searches last until their time is over, they are cancelled, or the latch opens. */
  public CountDownLatch holdThenFind(MateResult result) {
    CountDownLatch latch = new CountDownLatch(1);
    script =
        limits ->
            held(latch, limits)
                .<MateResult>map(reason -> new MateResult.Undecided(reason, Optional.empty(), 1, 1))
                .orElse(result);
    return latch;
  }

  /** All checks last as long, and then find this. */
  public CountDownLatch holdThenFind(SoundnessReport report) {
    CountDownLatch latch = new CountDownLatch(1);
    checkScript = limits -> held(latch, limits).map(reason -> undecided(reason)).orElse(report);
    return latch;
  }

  /** Why the search ended before the latch opened; empty if it did not. */
  private static Optional<UndecidedReason> held(CountDownLatch latch, SearchLimits limits) {
    long start = System.nanoTime();
    while (latch.getCount() > 0) {
      if (limits.cancelled().getAsBoolean()) {
        return Optional.of(UndecidedReason.CANCELLED);
      }
      Duration passed = Duration.ofNanos(System.nanoTime() - start);
      if (passed.compareTo(limits.time()) > 0) {
        return Optional.of(UndecidedReason.TIME);
      }
      LockSupport.parkNanos(1_000_000);
    }
    return Optional.empty();
  }

  /** A report on a problem without mate. */
  public static SoundnessReport noMate() {
    return new SoundnessReport(
        Soundness.NO_MATE, Optional.empty(), false, 0, List.of(), List.of(), List.of(), 7, 1);
  }

  /** A report that says nothing but which limit was reached. */
  public static SoundnessReport undecided(UndecidedReason reason) {
    OpenQuestion open = new OpenQuestion(OpenQuestion.Matter.SOLUTION, 0, Move.NONE, reason, true);
    return new SoundnessReport(
        Soundness.UNDECIDED,
        Optional.empty(),
        false,
        0,
        List.of(),
        List.of(open),
        List.of(),
        100,
        1);
  }

  private final class ScriptedSearcher implements Searcher {
    @Override
    public MateResult solve(
        Position position, Goal goal, Rules rules, SearchLimits limits, SearchListener listener) {
      lastRules = rules;
      listener.onProgress(new SearchListener.Progress(99, 0, 0));
      return counted(() -> script.apply(limits));
    }

    @Override
    public SoundnessReport check(
        Position position,
        SoundnessQuestion question,
        SearchLimits limits,
        SoundnessListener listener) {
      lastQuestion = question;
      listener.onProgress(new SoundnessListener.Progress(99, 0, 0, 0, 0));
      SoundnessReport report = counted(() -> checkScript.apply(limits));
      for (Finding finding : report.findings()) {
        listener.onFinding(finding);
      }
      return report;
    }

    @Override
    public Optional<AnswerTree> answers(
        Position position, Futile futile, int depth, SearchLimits limits) {
      return answers;
    }

    private <R> R counted(Supplier<R> work) {
      calls.incrementAndGet();
      running.incrementAndGet();
      try {
        return work.get();
      } finally {
        running.decrementAndGet();
      }
    }
  }
}
