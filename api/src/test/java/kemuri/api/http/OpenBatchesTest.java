package kemuri.api.http;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import kemuri.api.Eventually;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

class OpenBatchesTest {
  private static final byte[] ONE_AND_A_HALF = "one\ntw".getBytes(StandardCharsets.UTF_8);

  private final OpenBatches open = new OpenBatches(new SimpleMeterRegistry());
  private final CompletableFuture<byte[]> solution = new CompletableFuture<>();
  private final Batch batch = new Batch(line -> solution, 1);
  private final AtomicBoolean disconnected = new AtomicBoolean();

  private CompletableFuture<List<String>> answers() {
    Flux<byte[]> body = Flux.concat(Flux.just(ONE_AND_A_HALF), Flux.never());
    return open.watch(batch, batch.answers(body), () -> disconnected.set(true))
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip())
        .filter(line -> !line.isEmpty())
        .collectList()
        .toFuture();
  }

  private void stop() {
    CompletableFuture<?> unused = open.shutdownGracefully().toCompletableFuture();
  }

  @Test
  void stop_waitsForBegunLines_andReadsNoMore() throws Exception {
    CompletableFuture<List<String>> answers = answers();
    stop();
    assertFalse(answers.isDone());
    solution.complete("solved".getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of("solved"), answers.get(PATIENCE.toSeconds(), TimeUnit.SECONDS));
  }

  @Test
  void batchAfterStop_isEmpty() throws Exception {
    stop();
    assertEquals(List.of(), answers().get(PATIENCE.toSeconds(), TimeUnit.SECONDS));
  }

  @Test
  void clientThatDoesNotRead_isLeft() throws Exception {
    CompletableFuture<List<String>> answers = answers();
    stop();
    Eventually.within(PATIENCE, disconnected::get);
    assertFalse(answers.isDone());
  }
}
