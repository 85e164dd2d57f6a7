package kemuri.api.search;

import static java.util.Objects.requireNonNull;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Context;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import kemuri.api.dto.Rules;
import kemuri.api.dto.WireName;
import kemuri.api.request.Question;
import kemuri.mate.MateResult;
import kemuri.search.UndecidedReason;
import org.jspecify.annotations.Nullable;

/*
 * A position has one slot in the cache: a finding, or a flight that will become one. A question is
 * answered from the slot in one of three ways.
 *
 *   hit     the finding answers it (see Finding.answer)
 *   shared  a flight of the same goal, whose limits are no stricter, is under way: the question
 *           waits for it, but no longer than its own time limit. The flight has then searched for
 *           at least that long, so that "undecided" is true. A question with wider limits never
 *           waits for a narrower flight: it would have to start afresh after it.
 *   miss    a new flight takes the slot. A narrower flight that it pushes out goes on for those
 *           who wait for it; what it finds is theirs alone.
 *
 * Failed and abandoned flights leave the slot by themselves, for the cache drops futures that
 * complete exceptionally.
 */

/**
 * Answers questions from the cache, by joining a search in flight, or by a new search. Made when
 * the server starts, so that a bad configuration is noticed then.
 */
@Context
public class SearchService {
  private final SearchPool pool;
  private final Map<CacheUse, Counter> uses = new EnumMap<>(CacheUse.class);
  private final AsyncCache<Key, Finding> findings;

  /** A service with an empty cache. */
  SearchService(SearchPool pool, SearchConfiguration configuration, MeterRegistry meters) {
    this.pool = pool;
    findings =
        Caffeine.newBuilder()
            .maximumWeight((long) configuration.cacheMebibytes() << 20)
            .weigher((Key key, Finding finding) -> finding.weight())
            .buildAsync();
    Gauge.builder("kemuri.cache.entries", findings, cache -> cache.asMap().size())
        .description("Positions that the cache knows, or that are being searched")
        .register(meters);
    for (CacheUse use : CacheUse.values()) {
      uses.put(
          use,
          Counter.builder("kemuri.cache.requests")
              .description("Where answers came from")
              .tag("result", WireName.of(use))
              .register(meters));
    }
  }

  /**
   * Answers a question, now or later.
   *
   * @throws OverloadedException if a search is needed and the queue is full
   */
  public Ticket ask(Question question) {
    CanonicalPosition position = CanonicalPosition.of(question);
    Effort effort = Effort.of(question.options());
    Key key = new Key(position.key(), question.options().rules());
    CacheUse[] use = {CacheUse.MISS};
    CompletableFuture<Finding> slot =
        findings
            .asMap()
            .compute(
                key,
                (k, current) -> {
                  if (current != null
                      && finding(current).flatMap(f -> f.answer(effort)).isPresent()) {
                    use[0] = CacheUse.HIT;
                    return current;
                  }
                  if (current instanceof SearchFlight flight
                      && flight.effort().serves(effort)
                      && flight.board()) {
                    use[0] = CacheUse.SHARED;
                    return flight;
                  }
                  return launch(position, effort, current);
                });
    requireNonNull(uses.get(use[0])).increment();
    return ticket(position, effort, slot, use[0]);
  }

  private SearchFlight launch(
      CanonicalPosition position, Effort effort, @Nullable CompletableFuture<Finding> current) {
    Finding earlier = current == null ? null : finding(current).orElse(null);
    SearchFlight flight = new SearchFlight(position, effort, earlier);
    pool.submit(flight);
    return flight;
  }

  private static Optional<Finding> finding(CompletableFuture<Finding> slot) {
    boolean done = slot.isDone() && !slot.isCompletedExceptionally();
    return done ? Optional.of(slot.join()) : Optional.empty();
  }

  private static Ticket ticket(
      CanonicalPosition position, Effort effort, CompletableFuture<Finding> slot, CacheUse use) {
    if (use == CacheUse.HIT || !(slot instanceof SearchFlight flight)) {
      MateResult known = slot.join().answer(effort).orElseThrow();
      return new Ticket(
          CompletableFuture.completedFuture(new Answer(position.restore(known), use)), () -> {});
    }
    CompletableFuture<MateResult> result =
        flight.thenApply(finding -> finding.answer(effort).orElse(finding.result()));
    if (effort.time().compareTo(flight.effort().time()) != 0) {
      result = withDeadline(result, effort, flight);
    }
    AtomicBoolean left = new AtomicBoolean();
    Runnable release =
        () -> {
          if (left.compareAndSet(false, true)) {
            flight.leave();
          }
        };
    return new Ticket(
        result
            .thenApply(found -> new Answer(position.restore(found), use))
            .whenComplete((answer, failure) -> release.run()),
        release);
  }

  /** Gives up waiting, as undecided, when the effort's time has passed since the search began. */
  private static CompletableFuture<MateResult> withDeadline(
      CompletableFuture<MateResult> result, Effort effort, SearchFlight flight) {
    long millis = effort.time().toMillis();
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
