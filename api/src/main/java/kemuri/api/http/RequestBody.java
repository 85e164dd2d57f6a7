package kemuri.api.http;

import io.micronaut.http.HttpStatus;
import io.micronaut.http.ServerHttpRequest;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;

/** Reads bodies of requests that are short enough. */
final class RequestBody {
  /** The longest body, in bytes: that of a record with thousands of moves. */
  static final int LONGEST = 1 << 20;

  /** The types of a body that is a position or asks about one, for people. */
  static final String TYPES = "application/json, text/plain or application/octet-stream";

  private RequestBody() {}

  /** Reads the whole body and answers it. */
  static <T> CompletableFuture<T> read(
      ServerHttpRequest<?> request, Function<byte[], CompletableFuture<T>> answer) {
    checkLength(request.byteBody().expectedLength().orElse(0));
    return request
        .byteBody()
        .buffer()
        .thenCompose(
            body -> {
              try (body) {
                checkLength(body.length());
                return answer.apply(body.toByteArray());
              }
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
