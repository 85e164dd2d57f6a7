package kemuri.api.search;

import java.time.Duration;
import java.util.Optional;
import kemuri.api.dto.VerifyOptions;
import kemuri.board.Position;
import kemuri.mate.AnswerTree;
import kemuri.mate.Finding;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessReport;
import kemuri.search.SearchLimits;
import kemuri.search.UndecidedReason;

/** A check of a problem. */
final class CheckFlight extends SearchFlight<KnownReport> {
  private final Position position;
  private final VerifyOptions options;
  private final Budget budget;

  /** A flight with one passenger. */
  CheckFlight(Position position, VerifyOptions options) {
    this.position = position;
    this.options = options;
    this.budget = new Budget(options.time(), options.nodes());
  }

  Budget budget() {
    return budget;
  }

  @Override
  KnownReport search(SearcherFactory.Searcher searcher) {
    SoundnessReport report =
        searcher.check(
            position.copy(),
            options.question(),
            budget.limits(this::isDone),
            new SoundnessListener() {
              @Override
              public void onProgress(Progress progress) {
                report(progress);
              }

              @Override
              public void onFinding(Finding finding) {
                report(finding);
              }
            });
    boolean wanted = options.answers() > 0 && report.solution().isPresent();
    Optional<AnswerTree> answers = wanted ? answers(searcher, report) : Optional.empty();
    boolean complete = report.undecided().isEmpty() && answers.isPresent() == wanted;
    return new KnownReport(report, answers, complete, budget);
  }

  /** The tree of answers, within what the check left of the limits. */
  private Optional<AnswerTree> answers(SearcherFactory.Searcher searcher, SoundnessReport report) {
    Duration time = budget.time().minusMillis(report.milliseconds());
    long nodes = budget.nodes() - report.nodes();
    boolean over =
        (!budget.time().isZero() && (time.isNegative() || time.isZero()))
            || (budget.nodes() > 0 && nodes <= 0);
    if (over) {
      return Optional.empty();
    }
    SearchLimits rest =
        new SearchLimits(
            budget.time().isZero() ? Duration.ZERO : time,
            budget.nodes() == 0 ? 0 : nodes,
            this::isDone);
    return searcher.answers(position.copy(), options.question().futile(), options.answers(), rest);
  }

  @Override
  boolean isCancelled(KnownReport found) {
    return found.report().undecided().stream()
        .anyMatch(open -> open.reason() == UndecidedReason.CANCELLED);
  }
}
