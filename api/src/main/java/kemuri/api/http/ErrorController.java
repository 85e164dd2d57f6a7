package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Error;
import java.util.concurrent.CancellationException;
import kemuri.api.error.ApiException;

/** Answers requests that the service's own exceptions ended. */
@Controller
final class ErrorController {
  @Error(global = true)
  HttpResponse<byte[]> known(HttpRequest<?> request, ApiException exception) {
    return answer(request, exception);
  }

  /** The search was cancelled, failed, or found no thread. */
  @Error(global = true)
  HttpResponse<byte[]> unanswered(HttpRequest<?> request, CancellationException exception) {
    return answer(request, exception);
  }

  private static HttpResponse<byte[]> answer(HttpRequest<?> request, Exception exception) {
    return ErrorResponses.write(Failure.error(exception), request, HttpResponse.ok());
  }
}
