package kemuri.api.search;

import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Context;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.request.VerifyQuestion;
import kemuri.board.Position;
import kemuri.mate.SoundnessQuestion;

/**
 * Answers questions about problems from the cache, by joining a check with the same limits in
 * flight, or by a new check.
 */
@Context
public class CheckService {
  private final SearchPool pool;
  private final FlightSlots<Key, KnownReport> slots;

  /** A service with an empty cache. */
  CheckService(SearchPool pool, SearchConfiguration configuration, MeterRegistry meters) {
    this.pool = pool;
    slots =
        new FlightSlots<>(
            "kemuri.verify.cache",
            configuration.cacheMebibytes(),
            (key, known) -> known.weight(),
            meters);
  }

  /**
   * Answers a question, now or later.
   *
   * @throws OverloadedException if a check is needed and the queue is full
   */
  public Ticket<CheckAnswer> ask(VerifyQuestion question) {
    Position position = question.posed().position();
    VerifyOptions options = question.options();
    Budget budget = new Budget(options.time(), options.nodes());
    FlightSlots.Slot<KnownReport> slot =
        slots.take(
            new Key(
                CanonicalPosition.key(position),
                position.isRotated(),
                options.question(),
                options.answers()),
            known -> known.answers(budget),
            flight -> flight instanceof CheckFlight check && check.budget().equals(budget),
            earlier -> {
              CheckFlight flight = new CheckFlight(position, options);
              pool.submit(flight);
              return flight;
            });
    return slot.ticket(
        found ->
            found.thenApply(known -> new CheckAnswer(known.report(), known.answers(), slot.use())));
  }

  private record Key(String position, boolean rotated, SoundnessQuestion question, int answers) {}
}
