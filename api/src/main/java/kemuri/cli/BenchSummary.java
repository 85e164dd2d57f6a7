package kemuri.cli;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import kemuri.api.dto.Solution;

/** Totals over a measurement. */
final class BenchSummary {
  private final Map<BenchOutcome.Verdict, Integer> verdicts =
      new EnumMap<>(BenchOutcome.Verdict.class);
  private final long startNanos = System.nanoTime();
  private int positions;
  private int solved;
  private int undecided;
  private int inexact;
  private long nodes;

  /** Adds a row. */
  void add(BenchOutcome outcome) {
    positions++;
    nodes += outcome.nodes();
    verdicts.merge(outcome.verdict(), 1, Integer::sum);
    if (outcome.result().equals(Solution.UNDECIDED)) {
      undecided++;
    } else if (outcome.verdict() == BenchOutcome.Verdict.OK) {
      solved++;
    }
    if (outcome.result().equals(Solution.MATE) && !outcome.exact()) {
      inexact++;
    }
  }

  /** Whether any answer was wrong. */
  boolean hasWrong() {
    return verdicts.keySet().stream().anyMatch(BenchOutcome.Verdict::isWrong);
  }

  /** The totals by name, in the order in which they are printed. */
  Map<String, Number> totals(double cpuSeconds) {
    double wall = (System.nanoTime() - startNanos) / 1e9;
    Map<String, Number> totals = new LinkedHashMap<>();
    totals.put("positions", positions);
    totals.put("solved", solved);
    totals.put("wrongLength", count(BenchOutcome.Verdict.WRONG_LENGTH));
    totals.put("falseMates", count(BenchOutcome.Verdict.FALSE_MATE));
    totals.put("falseNoMates", count(BenchOutcome.Verdict.FALSE_NO_MATE));
    totals.put("brokenLines", count(BenchOutcome.Verdict.BROKEN_LINE));
    totals.put("wrongRejections", count(BenchOutcome.Verdict.WRONG_REJECTION));
    totals.put("undecided", undecided);
    totals.put("notProvenShortest", inexact);
    totals.put("nodes", nodes);
    totals.put("nodesPerSecond", Math.round(nodes / Math.max(wall, 1e-3)));
    totals.put("cpuSeconds", hundredths(cpuSeconds));
    totals.put("wallSeconds", hundredths(wall));
    return totals;
  }

  private int count(BenchOutcome.Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  private static double hundredths(double seconds) {
    return Math.round(seconds * 100) / 100.0;
  }
}
