package kemuri.api.search;

import java.util.Optional;
import kemuri.mate.Line;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver.Goal;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a canonical position.
 *
 * @param result what the last search found, with the shortest line that any search found
 * @param effort the effort of the last search
 */
record KnownMate(MateResult result, Effort effort) {
  private static final int BASE_WEIGHT = 400;
  private static final int MOVE_WEIGHT = 24;

  /** The answer for another effort; empty if only a search can tell. */
  Optional<MateResult> answer(Effort asked) {
    if (result instanceof MateResult.Mate mate) {
      boolean enough = mate.exact() || asked.goal() == Goal.ANY;
      return enough ? Optional.of(mate) : Optional.empty();
    }
    if (result instanceof MateResult.Undecided undecided) {
      if (asked.goal() == Goal.ANY && undecided.bound().isPresent()) {
        return Optional.of(
            new MateResult.Mate(
                undecided.bound().get(), false, 0, undecided.nodes(), undecided.milliseconds()));
      }
      return effort.budget().covers(asked.budget()) ? Optional.of(undecided) : Optional.empty();
    }
    return Optional.of(result);
  }

  /** This finding, with the line of an earlier one if this search found none as short. */
  KnownMate after(@Nullable KnownMate earlier) {
    if (earlier == null || !(result instanceof MateResult.Undecided undecided)) {
      return this;
    }
    Optional<Line> known = earlier.line();
    boolean better =
        known.isPresent()
            && undecided.bound().map(line -> known.get().plies() < line.plies()).orElse(true);
    if (!better) {
      return this;
    }
    return new KnownMate(
        new MateResult.Undecided(
            undecided.reason(), known, undecided.nodes(), undecided.milliseconds()),
        effort);
  }

  private Optional<Line> line() {
    if (result instanceof MateResult.Mate mate) {
      return Optional.of(mate.line());
    }
    return result instanceof MateResult.Undecided undecided ? undecided.bound() : Optional.empty();
  }

  /** About how many bytes a cache entry with this finding takes. */
  int weight() {
    return BASE_WEIGHT + MOVE_WEIGHT * line().map(Line::plies).orElse(0);
  }
}
