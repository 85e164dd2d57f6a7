package kemuri.api.http;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.runtime.graceful.GracefulShutdownCapable;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import reactor.core.publisher.Flux;

/**
 * The batches that are being answered, which end when the server stops: before the searches do, for
 * each line answered would let another one begin.
 */
@Singleton
@Order(Ordered.HIGHEST_PRECEDENCE)
final class OpenBatches implements GracefulShutdownCapable {
  /** How often clients that do not read are disconnected; thrice, within the time of grace. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private static final int TIMES = 3;

  private final Map<Batch, Runnable> open = new ConcurrentHashMap<>();
  private volatile boolean stopping;

  OpenBatches(MeterRegistry meters) {
    Gauge.builder("kemuri.batch.open", open, Map::size)
        .description("Batches that are being answered")
        .register(meters);
  }

  /**
   * Knows a batch while it is being answered.
   *
   * @param disconnect closes its client's connection if the client does not read
   */
  Flux<byte[]> watch(Batch batch, Flux<byte[]> answers, Runnable disconnect) {
    return answers
        .doOnSubscribe(
            subscription -> {
              open.put(batch, disconnect);
              if (stopping) {
                batch.finish();
              }
            })
        .doFinally(signal -> open.remove(batch));
  }

  /** Ends all batches; the server waits until their connections are closed. */
  @Override
  public CompletionStage<?> shutdownGracefully() {
    stopping = true;
    Map<Batch, Runnable> last = Map.copyOf(open);
    last.keySet().forEach(Batch::finish);
    for (int i = 1; i <= TIMES; i++) {
      CompletableFuture.delayedExecutor(i * PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
          .execute(() -> last.values().forEach(Runnable::run));
    }
    return CompletableFuture.completedFuture(null);
  }
}
