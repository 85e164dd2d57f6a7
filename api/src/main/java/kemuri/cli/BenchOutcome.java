package kemuri.cli;

import java.util.Optional;
import kemuri.api.dto.Solution;
import kemuri.api.dto.WireName;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.problem.KnownLength;

/**
 * What came of one row of a measurement.
 *
 * @param row the position and what was expected
 * @param result {@code mate}, {@code no-mate}, {@code undecided} or {@code rejected}
 * @param plies the mate's length, with {@code undecided} its upper bound, zero if none
 * @param exact whether the length is proven shortest
 * @param reason why it is undecided or rejected, otherwise empty
 * @param verdict the comparison with what was expected
 * @param nodes positions entered
 * @param milliseconds wall time
 * @param cpuMilliseconds processor time of the thread that searched
 */
record BenchOutcome(
    BenchCase row,
    String result,
    int plies,
    boolean exact,
    String reason,
    Verdict verdict,
    long nodes,
    long milliseconds,
    long cpuMilliseconds) {
  /** The result of a diagram that cannot be solved. */
  static final String REJECTED = "rejected";

  /** How a result compares with what was expected. */
  enum Verdict {
    /** As expected. */
    OK,
    /** A mate of a length that cannot be. */
    WRONG_LENGTH,
    /** A mate where there is none. */
    FALSE_MATE,
    /** No mate where there is one. */
    FALSE_NO_MATE,
    /** A line that is not a mate by checks and evasions. */
    BROKEN_LINE,
    /** Rejected though it is a problem, or taken though it is none. */
    WRONG_REJECTION,
    /** No decision within the limits. */
    UNSOLVED;

    /** Whether the answer contradicts what was expected. */
    boolean isWrong() {
      return this != OK && this != UNSOLVED;
    }
  }

  /** The outcome for a diagram that was rejected. */
  static BenchOutcome rejected(BenchCase row, String reason) {
    Verdict verdict = row.expected().isEmpty() ? Verdict.OK : Verdict.WRONG_REJECTION;
    return new BenchOutcome(row, REJECTED, 0, false, reason, verdict, 0, 0, 0);
  }

  /**
   * The outcome of a search.
   *
   * @param sound whether the result's line, if any, was replayed and mates
   * @param cpuMilliseconds processor time of the search
   */
  static BenchOutcome searched(
      BenchCase row, MateResult result, boolean sound, long cpuMilliseconds) {
    String name;
    String reason = "";
    boolean exact = false;
    Optional<Line> line = line(result);
    if (result instanceof MateResult.Mate mate) {
      name = Solution.MATE;
      exact = mate.exact();
    } else if (result instanceof MateResult.NoMate) {
      name = Solution.NO_MATE;
    } else if (result instanceof MateResult.Undecided undecided) {
      name = Solution.UNDECIDED;
      reason = WireName.of(undecided.reason());
    } else {
      throw new AssertionError(result);
    }
    int plies = line.map(Line::plies).orElse(0);
    Verdict verdict =
        sound
            ? row.expected()
                .map(known -> verdict(known, name, line.isPresent(), plies, isExact(result)))
                .orElse(Verdict.WRONG_REJECTION)
            : Verdict.BROKEN_LINE;
    return new BenchOutcome(
        row,
        name,
        plies,
        exact,
        reason,
        verdict,
        result.nodes(),
        result.milliseconds(),
        cpuMilliseconds);
  }

  /** The same outcome of the same position, as this run numbers it. */
  BenchOutcome of(BenchCase other) {
    return new BenchOutcome(
        other, result, plies, exact, reason, verdict, nodes, milliseconds, cpuMilliseconds);
  }

  /** The mate that a result holds. */
  static Optional<Line> line(MateResult result) {
    if (result instanceof MateResult.Mate mate) {
      return Optional.of(mate.line());
    }
    return result instanceof MateResult.Undecided undecided ? undecided.bound() : Optional.empty();
  }

  private static boolean isExact(MateResult result) {
    return result instanceof MateResult.Mate mate && mate.exact();
  }

  private static Verdict verdict(
      KnownLength known, String result, boolean mates, int plies, boolean exact) {
    boolean mateKnown =
        known.kind() == KnownLength.Kind.EXACT || known.kind() == KnownLength.Kind.AT_MOST;
    if (mates && known.kind() == KnownLength.Kind.NO_MATE) {
      return Verdict.FALSE_MATE;
    }
    if (result.equals(Solution.NO_MATE) && mateKnown) {
      return Verdict.FALSE_NO_MATE;
    }
    boolean tooShort = mates && known.kind() == KnownLength.Kind.EXACT && plies < known.plies();
    boolean tooLong = exact && mateKnown && plies > known.plies();
    if (tooShort || tooLong) {
      return Verdict.WRONG_LENGTH;
    }
    return result.equals(Solution.UNDECIDED) ? Verdict.UNSOLVED : Verdict.OK;
  }
}
