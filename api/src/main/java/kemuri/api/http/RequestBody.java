package kemuri.api.http;

import io.micronaut.http.HttpStatus;
import io.micronaut.http.ServerHttpRequest;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;

/** Reads bodies of requests that are short enough. */
final class RequestBody {
  /** The longest body, in bytes: that of a record with thousands of moves. */
  static final int LONGEST = 1 << 20;

  /** The types of a body that is a position or asks about one, for people. */
  static final String TYPES = "application/json, text/plain or application/octet-stream";

  /**
   * What is longer, in bytes, may take more than a millisecond to understand, in which the thread
   * that it arrived on would serve no other client.
   */
  private static final int SHORT = 1 << 12;

  private RequestBody() {}

  /**
   * Reads the whole body and answers it.
   *
   * @param reading where a long body is answered; a short one is on the thread it arrives on
   */
  static <T> CompletableFuture<T> read(
      ServerHttpRequest<?> request,
      Executor reading,
      Function<byte[], CompletableFuture<T>> answer) {
    checkLength(request.byteBody().expectedLength().orElse(0));
    return request
        .byteBody()
        .buffer()
        .thenCompose(
            body -> {
              byte[] bytes;
              try (body) {
                checkLength(body.length());
                bytes = body.toByteArray();
              }
              return bytes.length <= SHORT
                  ? answer.apply(bytes)
                  : CompletableFuture.supplyAsync(() -> bytes, reading).thenCompose(answer);
            });
  }

  private static void checkLength(long bytes) {
    if (bytes > LONGEST) {
      throw new ApiException(
          ApiError.of(
              HttpStatus.REQUEST_ENTITY_TOO_LARGE,
              "The body is longer than " + LONGEST + " bytes."));
    }
  }
}
