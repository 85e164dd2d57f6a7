package kemuri.api.search;

import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import kemuri.api.request.Question;
import kemuri.mate.MateResult;
import kemuri.mate.Rules;
import kemuri.search.UndecidedReason;

/*
 * A question waits for a flight of the same goal, whose limits are no stricter, but no longer than
 * its own time limit. The flight has then searched for at least that long, so that "undecided" is
 * true. A question with wider limits never waits for a narrower flight: it would have to start
 * afresh after it.
 */

/**
 * Answers whether there is a mate from the cache, by joining a search in flight, or by a new
 * search. Made when the server starts, so that a bad configuration is noticed then.
 */
@Context
public class SearchService {
  private final SearchPool pool;
  private final FlightSlots<Key, KnownMate> slots;

  /** A service with an empty cache. */
  SearchService(SearchPool pool, SearchConfiguration configuration, MeterRegistry meters) {
    this.pool = pool;
    slots =
        new FlightSlots<>(
            "kemuri.cache",
            configuration.cacheMebibytes(),
            (key, finding) -> finding.weight(),
            meters);
  }

  /**
   * Answers a question, now or later.
   *
   * @throws OverloadedException if a search is needed and the queue is full
   */
  public Ticket<Answer> ask(Question question) {
    CanonicalPosition position = CanonicalPosition.of(question);
    Effort effort = Effort.of(question.options());
    FlightSlots.Slot<KnownMate> slot =
        slots.take(
            new Key(position.key(), effort.rules()),
            finding -> finding.answer(effort).isPresent(),
            flight -> flight instanceof MateFlight mate && mate.effort().serves(effort),
            earlier -> {
              MateFlight flight = new MateFlight(position.position(), effort, earlier.orElse(null));
              pool.submit(flight);
              return flight;
            });
    return slot.ticket(
        found ->
            result(found, effort)
                .thenApply(result -> new Answer(position.restore(result), slot.use())));
  }

  private static CompletableFuture<MateResult> result(
      CompletableFuture<KnownMate> found, Effort effort) {
    CompletableFuture<MateResult> result =
        found.thenApply(finding -> finding.answer(effort).orElse(finding.result()));
    return found instanceof MateFlight flight
            && !effort.budget().time().equals(flight.effort().budget().time())
        ? withDeadline(result, effort, flight)
        : result;
  }

  /** Gives up waiting, as undecided, when the effort's time has passed since the search began. */
  private static CompletableFuture<MateResult> withDeadline(
      CompletableFuture<MateResult> result, Effort effort, MateFlight flight) {
    long millis = effort.budget().time().toMillis();
    CompletableFuture<MateResult> limited = result.copy();
    Executor later = CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS);
    CompletableFuture<?> unused =
        flight
            .started()
            .thenRunAsync(
                () ->
                    limited.complete(
                        new MateResult.Undecided(
                            UndecidedReason.TIME, Optional.empty(), flight.nodes(), millis)),
                later);
    return limited;
  }

  private record Key(String position, Rules rules) {}
}
