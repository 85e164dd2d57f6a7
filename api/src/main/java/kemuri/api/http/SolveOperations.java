package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import java.util.concurrent.CompletableFuture;

/** What the API's description says about solving. */
interface SolveOperations {
  CompletableFuture<MutableHttpResponse<byte[]>> solve(HttpRequest<?> request, byte[] body);

  CompletableFuture<MutableHttpResponse<byte[]>> solution(HttpRequest<?> request);
}
