package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kemuri.board.Move;
import kemuri.reference.FutileRule;
import kemuri.reference.NaiveSfen;
import kemuri.reference.NaiveShogi;
import kemuri.reference.NaiveSoundness;
import kemuri.reference.TsumeProblems;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The soundness check against the exhaustive reference on small random problems, whose whole graph
 * of checks and replies is enumerated: length, leftover, main line, every finding and the verdict,
 * by a solver that forgets and by one that keeps what it found in earlier problems. {@code
 * -Dkemuri.seed=N} repeats a run, {@code -Dkemuri.problems=N} changes the long run's length and
 * {@code -Dkemuri.reach=N} the size of the largest problem in positions.
 */
final class SoundnessAgreementTest {
  private static final long SEED = Long.getLong("kemuri.seed", 20_261_201);
  private static final int SHORT_RUN = 120;
  private static final int LONG_RUN = Integer.getInteger("kemuri.problems", 50_000);
  private static final int MAX_POSITIONS = Integer.getInteger("kemuri.reach", 3_000);
  private static final int WORKERS = 2;

  /** Pieces are taken off one by one in one problem of so many. */
  private static final int UNNEEDED_EVERY = 8;

  @Test
  void check_agreesWithTheReference() {
    Map<String, Integer> met = new TreeMap<>();
    for (FutileRule rule : FutileRule.values()) {
      int problems = rule == FutileRule.STANDARD ? SHORT_RUN : SHORT_RUN / 8;
      agreeOn(SEED, problems, rule, 1).forEach((kind, n) -> met.merge(kind, n, Integer::sum));
    }
    for (String kind : List.of("cook", "final-move", "leftover", "drop-distance", "detour-merge")) {
      assertTrue(met.containsKey(kind), met.toString());
    }
  }

  @Tag("long")
  @Test
  void check_agreesWithTheReferenceOnManyProblems()
      throws InterruptedException, ExecutionException {
    List<Callable<Map<String, Integer>>> workers = new ArrayList<>();
    for (int worker = 0; worker < WORKERS; worker++) {
      long seed = SEED + 100 + worker;
      int threads = 1 + worker;
      workers.add(
          () -> {
            Map<String, Integer> met =
                agreeOn(seed, LONG_RUN / WORKERS * 9 / 10, FutileRule.STANDARD, threads);
            for (FutileRule rule : FutileRule.values()) {
              if (rule != FutileRule.STANDARD) {
                agreeOn(seed, LONG_RUN / WORKERS / 30, rule, threads)
                    .forEach((kind, n) -> met.merge(kind, n, Integer::sum));
              }
            }
            return met;
          });
    }
    ExecutorService executor = Executors.newFixedThreadPool(WORKERS);
    try {
      Map<String, Integer> total = new TreeMap<>();
      for (Future<Map<String, Integer>> worker : executor.invokeAll(workers)) {
        worker.get().forEach((kind, count) -> total.merge(kind, count, Integer::sum));
      }
      System.out.printf("small problems, seed %d, zero differences: %s%n", SEED, total);
    } finally {
      executor.shutdownNow();
    }
  }

  private static Map<String, Integer> agreeOn(
      long seed, int problems, FutileRule rule, int threads) {
    SoundnessCheck check = new SoundnessCheck(new MateSolver(1, threads));
    MateSolver keeping = new MateSolver(1, threads);
    keeping.keepFindings();
    SoundnessCheck keepingCheck = new SoundnessCheck(keeping);
    TsumeProblems supply = new TsumeProblems(new SplittableRandom(seed), rule, MAX_POSITIONS);
    Map<String, Integer> met = new TreeMap<>();
    for (int i = 0; i < problems; i++) {
      NaiveSoundness problem = supply.next();
      try {
        compare(check, problem, rule, i % UNNEEDED_EVERY == 0);
        compare(keepingCheck, problem, rule, i % UNNEEDED_EVERY == 0);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed %d, %s, problem %d: %s".formatted(seed, rule, i, problem.position()), e);
      }
      met.merge("%02d plies".formatted(problem.plies()), 1, Integer::sum);
      problem.findings().forEach(found -> met.merge(found.kind(), 1, Integer::sum));
    }
    met.put("too large", supply.tooLarge());
    return met;
  }

  private static void compare(
      SoundnessCheck check, NaiveSoundness answer, FutileRule rule, boolean pieces) {
    SoundnessQuestion question =
        new SoundnessQuestion(
            Profile.STANDARD,
            Futile.valueOf(rule.name()),
            SoundnessQuestion.Thoroughness.COMPLETE,
            0,
            List.of());
    SoundnessReport report =
        check.check(
            answer.position().toPosition(),
            question,
            SearchLimits.UNLIMITED,
            SoundnessListener.SILENT);
    assertEquals(
        answer.line(),
        report
            .solution()
            .map(line -> line.moves().stream().map(NaiveSfen::usi).toList())
            .orElse(List.of()),
        "the main line");
    assertEquals(answer.leftover(), report.leftover(), "leftover");
    assertEquals(
        answer.verdict(kemuri.reference.Profile.STANDARD),
        report.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        "the verdict");
    compareFindings(report, answer, pieces);
    report.findings().forEach(finding -> requireMate(answer.position(), finding));
  }

  private static void compareFindings(
      SoundnessReport report, NaiveSoundness answer, boolean pieces) {
    Set<String> found = new TreeSet<>();
    Set<String> foundUnneeded = new TreeSet<>();
    for (Finding finding : report.findings()) {
      (finding.kind() == FindingKind.UNNEEDED_PIECE ? foundUnneeded : found).add(text(finding));
    }
    Set<String> expected = new TreeSet<>();
    answer.findings().forEach(finding -> expected.add(finding.toString()));
    boolean openVariations =
        report.undecided().stream()
            .anyMatch(question -> question.matter() == OpenQuestion.Matter.VARIATIONS);
    if (openVariations) {
      expected.removeIf(text -> text.startsWith("other-variation"));
      found.removeIf(text -> text.startsWith("other-variation"));
    }
    assertEquals(expected, found, "the findings");
    boolean openPieces =
        report.undecided().stream()
            .anyMatch(question -> question.matter() == OpenQuestion.Matter.PIECES);
    if (pieces && !openPieces) {
      Optional<Set<kemuri.reference.Finding>> unneeded =
          answer.unneededPieces(kemuri.reference.Profile.STANDARD);
      unneeded.ifPresent(
          set -> {
            Set<String> names = new TreeSet<>();
            set.forEach(finding -> names.add(finding.toString()));
            assertEquals(names, foundUnneeded, "the unneeded pieces");
          });
    }
  }

  private static String text(Finding finding) {
    String move =
        finding.move() != Move.NONE
            ? NaiveSfen.usi(finding.move())
            : finding.square() >= 0 ? NaiveSfen.square(finding.square()) : "";
    return finding.kind().code() + "@" + finding.ply() + ":" + move;
  }

  /** Fails unless the line of a finding is legal, its checks are checks, and it ends in mate. */
  private static void requireMate(NaiveShogi problem, Finding finding) {
    NaiveShogi position = problem;
    for (int move : finding.line()) {
      boolean attacks = position.mover() == 0;
      int[] moves = attacks ? position.legalChecks() : position.legalMoves();
      assertTrue(
          Arrays.binarySearch(moves, move) >= 0,
          finding + ": " + NaiveSfen.usi(move) + " is not legal");
      position = position.after(move);
    }
  }
}
