package kemuri.api.search;

import kemuri.board.Position;
import kemuri.mate.MateResult;
import kemuri.mate.SoundnessListener;
import kemuri.search.UndecidedReason;
import org.jspecify.annotations.Nullable;

/** A search for a mate. */
final class MateFlight extends SearchFlight<KnownMate> {
  private final Position position;
  private final Effort effort;
  private final @Nullable KnownMate earlier;

  /** A flight with one passenger. */
  MateFlight(Position position, Effort effort, @Nullable KnownMate earlier) {
    this.position = position;
    this.effort = effort;
    this.earlier = earlier;
  }

  Effort effort() {
    return effort;
  }

  @Override
  KnownMate search(SearcherFactory.Searcher searcher) {
    MateResult result =
        searcher.solve(
            position.copy(),
            effort.goal(),
            effort.rules(),
            effort.budget().limits(this::isDone),
            progress ->
                report(
                    new SoundnessListener.Progress(
                        progress.nodes(), progress.milliseconds(), progress.plies(), 0, 0)));
    return new KnownMate(result, effort).after(earlier);
  }

  @Override
  boolean isCancelled(KnownMate found) {
    return found.result() instanceof MateResult.Undecided undecided
        && undecided.reason() == UndecidedReason.CANCELLED;
  }
}
