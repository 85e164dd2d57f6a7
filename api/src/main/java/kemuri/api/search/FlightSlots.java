package kemuri.api.search;

import static java.util.Objects.requireNonNull;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Weigher;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Predicate;
import kemuri.api.dto.WireName;

/*
 * A question's key has one slot in the cache: a finding, or a flight that will become one. The
 * question is answered from the slot in one of three ways.
 *
 *   hit     the finding answers it
 *   shared  a flight that serves it is under way: the question waits for it
 *   miss    a new flight takes the slot. Another flight that it pushes out goes on for those who
 *           wait for it; what it finds is theirs alone.
 *
 * Failed and abandoned flights leave the slot by themselves, for the cache drops futures that
 * complete exceptionally.
 */

/**
 * What searches of one sort found, and those that are in flight.
 *
 * @param <K> tells questions apart
 * @param <F> what is found
 */
final class FlightSlots<K, F> {
  private final AsyncCache<K, F> findings;
  private final Map<CacheUse, Counter> uses = new EnumMap<>(CacheUse.class);

  /**
   * Slots of which none is taken.
   *
   * @param name what their meters' names begin with
   * @param mebibytes about how much memory findings may take
   * @param weigher about how many bytes a finding takes
   */
  FlightSlots(String name, int mebibytes, Weigher<K, F> weigher, MeterRegistry meters) {
    findings =
        Caffeine.newBuilder().maximumWeight((long) mebibytes << 20).weigher(weigher).buildAsync();
    Gauge.builder(name + ".entries", findings, cache -> cache.asMap().size())
        .description("Positions that the cache knows, or that are being searched")
        .register(meters);
    for (CacheUse use : CacheUse.values()) {
      uses.put(
          use,
          Counter.builder(name + ".requests")
              .description("Where answers came from")
              .tag("result", WireName.of(use))
              .register(meters));
    }
  }

  /**
   * Finds or fills a slot.
   *
   * @param answers whether a finding answers the question
   * @param serves whether the question may wait for a flight
   * @param launch begins a flight, given what is known already
   * @throws OverloadedException if {@code launch} does
   */
  Slot<F> take(
      K key,
      Predicate<F> answers,
      Predicate<SearchFlight<F>> serves,
      Function<Optional<F>, SearchFlight<F>> launch) {
    CacheUse[] use = {CacheUse.MISS};
    CompletableFuture<F> slot =
        findings
            .asMap()
            .compute(
                key,
                (k, current) -> {
                  Optional<F> known = current == null ? Optional.empty() : finding(current);
                  if (current != null && known.filter(answers).isPresent()) {
                    use[0] = CacheUse.HIT;
                    return current;
                  }
                  if (current instanceof SearchFlight<F> flight
                      && serves.test(flight)
                      && flight.board()) {
                    use[0] = CacheUse.SHARED;
                    return flight;
                  }
                  return launch.apply(known);
                });
    requireNonNull(uses.get(use[0])).increment();
    return new Slot<>(slot, use[0]);
  }

  private static <F> Optional<F> finding(CompletableFuture<F> slot) {
    boolean done = slot.isDone() && !slot.isCompletedExceptionally();
    return done ? Optional.of(slot.join()) : Optional.empty();
  }

  /**
   * A slot that was taken.
   *
   * @param future holds the finding, or is the flight if {@code use} is not a hit
   * @param use where the answer comes from
   */
  record Slot<F>(CompletableFuture<F> future, CacheUse use) {
    /** The claim of a passenger who makes an answer of what is found. */
    <A> Ticket<A> ticket(Function<CompletableFuture<F>, CompletableFuture<A>> answer) {
      if (use == CacheUse.HIT || !(future instanceof SearchFlight<F> flight)) {
        return new Ticket<>(answer.apply(future), () -> {}, observer -> {});
      }
      AtomicBoolean left = new AtomicBoolean();
      Runnable release =
          () -> {
            if (left.compareAndSet(false, true)) {
              flight.leave();
            }
          };
      return new Ticket<>(
          answer.apply(flight).whenComplete((found, failure) -> release.run()),
          release,
          flight::observe);
    }
  }
}
