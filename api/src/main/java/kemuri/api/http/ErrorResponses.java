package kemuri.api.http;

import io.micronaut.context.annotation.Primary;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.Error;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import jakarta.inject.Singleton;
import java.util.stream.Collectors;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiErrorJson;
import kemuri.api.error.ApiException;

/** Writes every error answer, whoever found the error, as {@code application/problem+json}. */
@Singleton
@Primary
final class ErrorResponses implements ErrorResponseProcessor<byte[]> {
  private static final MediaType PROBLEM = MediaType.of(ApiError.MEDIA_TYPE);

  @Override
  public MutableHttpResponse<byte[]> processResponse(
      ErrorContext context, MutableHttpResponse<?> response) {
    return write(error(context, response), context.getRequest(), response);
  }

  private static ApiError error(ErrorContext context, MutableHttpResponse<?> response) {
    if (context.getRootCause().orElse(null) instanceof ApiException known) {
      return known.error();
    }
    HttpStatus status = HttpStatus.valueOf(response.code());
    if (status.getCode() >= HttpStatus.INTERNAL_SERVER_ERROR.getCode()) {
      return ApiError.of(status, "");
    }
    return ApiError.of(
        status,
        context.getErrors().stream().map(Error::getMessage).collect(Collectors.joining(" ")));
  }

  /** Fills a response with an error. */
  static MutableHttpResponse<byte[]> write(
      ApiError error, HttpRequest<?> request, MutableHttpResponse<?> response) {
    String id = RequestIdFilter.of(request);
    response.header(RequestIdFilter.HEADER, id);
    response.header(HttpHeaders.CACHE_CONTROL, "no-store");
    if (error.retryAfterSeconds() > 0) {
      response.header(HttpHeaders.RETRY_AFTER, Integer.toString(error.retryAfterSeconds()));
    }
    return response
        .status(error.status())
        .body(ApiErrorJson.toBytes(error, "urn:kemuri:request:" + id))
        .contentType(PROBLEM);
  }
}
