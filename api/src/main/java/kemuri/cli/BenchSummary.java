package kemuri.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kemuri.api.dto.Solution;

/** Totals over a measurement. */
final class BenchSummary {
  private static final Comparator<BenchOutcome> BY_TIME =
      Comparator.comparingLong(BenchOutcome::milliseconds);

  private final Map<BenchOutcome.Verdict, Integer> verdicts =
      new EnumMap<>(BenchOutcome.Verdict.class);
  private final List<BenchOutcome> searched = new ArrayList<>();
  private final long startNanos = System.nanoTime();
  private int positions;
  private int takenOver;
  private int solved;
  private int exactMates;
  private int inexactMates;
  private int noMates;
  private int undecided;
  private int rejected;
  private long nodes;
  private long earlierNodes;

  /** Adds a row. */
  void add(BenchOutcome outcome) {
    positions++;
    nodes += outcome.nodes();
    verdicts.merge(outcome.verdict(), 1, Integer::sum);
    if (outcome.verdict() == BenchOutcome.Verdict.OK
        && !outcome.result().equals(Solution.UNDECIDED)) {
      solved++;
    }
    switch (outcome.result()) {
      case Solution.MATE -> {
        if (outcome.exact()) {
          exactMates++;
        } else {
          inexactMates++;
        }
      }
      case Solution.NO_MATE -> noMates++;
      case Solution.UNDECIDED -> undecided++;
      default -> rejected++;
    }
    if (!outcome.result().equals(BenchOutcome.REJECTED)) {
      searched.add(outcome);
    }
  }

  /** Adds a row of an earlier run. */
  void addTakenOver(BenchOutcome outcome) {
    add(outcome);
    takenOver++;
    earlierNodes += outcome.nodes();
  }

  /** Whether any answer was wrong. */
  boolean hasWrong() {
    return verdicts.keySet().stream().anyMatch(BenchOutcome.Verdict::isWrong);
  }

  /** The totals by name, numbers and texts, in the order in which they are printed. */
  Map<String, Object> totals(double cpuSeconds) {
    double wall = (System.nanoTime() - startNanos) / 1e9;
    Map<String, Object> totals = new LinkedHashMap<>();
    totals.put("positions", positions);
    totals.put("solved", solved);
    totals.put("takenOver", takenOver);
    totals.put("exactMates", exactMates);
    totals.put("inexactMates", inexactMates);
    totals.put("noMates", noMates);
    totals.put("undecided", undecided);
    totals.put("rejected", rejected);
    totals.put("wrongLength", count(BenchOutcome.Verdict.WRONG_LENGTH));
    totals.put("falseMates", count(BenchOutcome.Verdict.FALSE_MATE));
    totals.put("falseNoMates", count(BenchOutcome.Verdict.FALSE_NO_MATE));
    totals.put("brokenLines", count(BenchOutcome.Verdict.BROKEN_LINE));
    totals.put("wrongRejections", count(BenchOutcome.Verdict.WRONG_REJECTION));
    putMilliseconds(totals);
    totals.put("nodes", nodes);
    totals.put("nodesPerSecond", Math.round((nodes - earlierNodes) / Math.max(wall, 1e-3)));
    totals.put("positionsPerSecond", hundredths((positions - takenOver) / Math.max(wall, 1e-3)));
    totals.put("cpuSeconds", hundredths(cpuSeconds));
    totals.put("wallSeconds", hundredths(wall));
    return totals;
  }

  private void putMilliseconds(Map<String, Object> totals) {
    if (searched.isEmpty()) {
      return;
    }
    BenchOutcome slowest = Collections.max(searched, BY_TIME);
    searched.sort(BY_TIME);
    totals.put("p50Ms", percentile(50));
    totals.put("p99Ms", percentile(99));
    totals.put("slowestMs", slowest.milliseconds());
    totals.put("slowestIndex", slowest.row().index());
    totals.put("slowestName", slowest.row().name());
  }

  /** The least time within which so many in a hundred were answered. */
  private long percentile(int percent) {
    int rank = (int) (((long) searched.size() * percent + 99) / 100);
    return searched.get(rank - 1).milliseconds();
  }

  private int count(BenchOutcome.Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  private static double hundredths(double seconds) {
    return Math.round(seconds * 100) / 100.0;
  }
}
