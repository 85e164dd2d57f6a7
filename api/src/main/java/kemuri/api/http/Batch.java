package kemuri.api.http;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import kemuri.api.request.BatchLine;
import kemuri.api.request.LineSplitter;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/*
 * Lines are read no faster than they are answered, and answers are written in the order of the
 * lines: a window of lines is begun at once, and the next one is read when the first of them has
 * been written. So a batch of any size takes the memory of a window.
 *
 * While nothing is read, TCP does not tell that the client has gone; only writing does. So a space
 * is written from time to time while a line is being solved. It stands before that line's answer,
 * where JSON does not mind it.
 */

/** The answers to one stream of lines, in their order. */
final class Batch {
  /** A lost client is noticed at the second space after, within a second. */
  private static final Duration BEAT = Duration.ofMillis(300);

  private static final byte[] SPACE = {' '};

  private final Function<BatchLine, CompletableFuture<byte[]>> solver;
  private final int window;
  private final AtomicInteger unanswered = new AtomicInteger();
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final CompletableFuture<Void> finished = new CompletableFuture<>();
  private final CompletableFuture<Void> abandoned = new CompletableFuture<>();

  /**
   * A batch that has not begun.
   *
   * @param solver answers a line, some time; cancelled if nobody waits for the answer any more
   * @param window how many lines are begun at once
   */
  Batch(Function<BatchLine, CompletableFuture<byte[]>> solver, int window) {
    this.solver = solver;
    this.window = window;
  }

  /** Completes when the last answer was given or the batch was abandoned. */
  CompletableFuture<?> ended() {
    return ended;
  }

  /** Reads no more lines; those that were begun are answered. */
  void finish() {
    finished.complete(null);
  }

  /** Ends all that was begun. */
  void abandon() {
    abandoned.complete(null);
  }

  /** The answers, each a line; to be subscribed to once. */
  Flux<byte[]> answers(Flux<byte[]> body) {
    LineSplitter splitter = new LineSplitter();
    Flux<byte[]> answers =
        body.concatMapIterable(splitter::add, 1)
            .concatWith(Flux.defer(() -> Flux.fromIterable(splitter.end())))
            .takeUntilOther(Mono.fromFuture(finished, true))
            .flatMapSequential(this::begin, window, 1)
            .doFinally(signal -> ended.complete(null));
    Flux<byte[]> beats =
        Flux.interval(BEAT)
            .onBackpressureDrop()
            .map(beat -> SPACE)
            .takeUntilOther(Mono.fromFuture(ended, true));
    return Flux.merge(1, answers, beats)
        .filter(this::isInPlace)
        .takeUntilOther(Mono.fromFuture(abandoned, true))
        .onErrorComplete(IOException.class); // of the body: nobody is there to hear of it
  }

  private Mono<byte[]> begin(BatchLine line) {
    unanswered.incrementAndGet();
    return Mono.fromFuture(() -> solver.apply(line));
  }

  /** Whether an answer will follow, if this is a space. One after another, in written order. */
  private boolean isInPlace(byte[] bytes) {
    if (bytes == SPACE) {
      return unanswered.get() > 0;
    }
    unanswered.decrementAndGet();
    return true;
  }
}
