package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Error;
import java.util.concurrent.CancellationException;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.search.OverloadedException;
import kemuri.api.search.SearchFailedException;

/** Answers requests that the service's own exceptions ended. */
@Controller
final class ErrorController {
  private static final int RETRY_AFTER_SECONDS = 10;

  @Error(global = true)
  HttpResponse<byte[]> known(HttpRequest<?> request, ApiException exception) {
    return ErrorResponses.write(exception.error(), request, HttpResponse.ok());
  }

  @Error(global = true)
  HttpResponse<byte[]> overloaded(HttpRequest<?> request, OverloadedException exception) {
    ApiError error =
        ApiError.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "overloaded",
                "The server cannot search now: " + exception.getMessage() + ".")
            .withRetryAfter(RETRY_AFTER_SECONDS);
    return ErrorResponses.write(error, request, HttpResponse.ok());
  }

  @Error(global = true)
  HttpResponse<byte[]> failed(HttpRequest<?> request, SearchFailedException exception) {
    ApiError error = ApiError.of(HttpStatus.INTERNAL_SERVER_ERROR, "");
    return ErrorResponses.write(error, request, HttpResponse.ok());
  }

  @Error(global = true)
  HttpResponse<byte[]> cancelled(HttpRequest<?> request, CancellationException exception) {
    ApiError error = ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, "The search was cancelled.");
    return ErrorResponses.write(error, request, HttpResponse.ok());
  }
}
