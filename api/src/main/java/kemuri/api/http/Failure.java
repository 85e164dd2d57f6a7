package kemuri.api.http;

import io.micronaut.http.HttpStatus;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.search.OverloadedException;
import kemuri.api.search.SearchFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a client is told of the exception that ended its question. */
final class Failure {
  private static final Logger LOG = LoggerFactory.getLogger(Failure.class);
  private static final int RETRY_AFTER_SECONDS = 10;

  private Failure() {}

  /** The error to answer with. */
  static ApiError error(Throwable failure) {
    Throwable cause = failure.getCause();
    if (failure instanceof CompletionException && cause != null) {
      return error(cause);
    }
    if (failure instanceof ApiException known) {
      return known.error();
    }
    if (failure instanceof OverloadedException) {
      return ApiError.of(
              HttpStatus.SERVICE_UNAVAILABLE,
              "overloaded",
              "The server cannot search now: " + failure.getMessage() + ".")
          .withRetryAfter(RETRY_AFTER_SECONDS);
    }
    if (failure instanceof SearchFailedException) {
      return ApiError.of(HttpStatus.INTERNAL_SERVER_ERROR, "");
    }
    if (failure instanceof CancellationException) {
      return ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, "The search was cancelled.");
    }
    LOG.error("A question could not be answered", failure);
    return ApiError.of(HttpStatus.INTERNAL_SERVER_ERROR, "");
  }
}
