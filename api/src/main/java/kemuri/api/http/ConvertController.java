package kemuri.api.http;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import java.util.concurrent.CompletableFuture;
import kemuri.api.request.ConvertRequest;
import kemuri.api.request.RequestSource;

/** Converts positions and records from one format to another. */
@Controller("/v1/convert")
final class ConvertController {
  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  @Produces(MediaType.ALL)
  CompletableFuture<MutableHttpResponse<byte[]>> convert(ServerHttpRequest<?> request) {
    return RequestBody.read(
        request, body -> CompletableFuture.completedFuture(convert(request, body)));
  }

  private static MutableHttpResponse<byte[]> convert(ServerHttpRequest<?> request, byte[] body) {
    ContentType type =
        ContentType.of(request, "application/json, text/plain or application/octet-stream");
    ConvertRequest asked =
        type.isText()
            ? ConvertRequest.ofQuery(type.decode(body), request.getParameters())
            : ConvertRequest.ofJson(body);
    RequestSource source = type.isText() ? RequestSource.TEXT : RequestSource.JSON;
    return HttpResponse.ok(asked.target().convert(asked.read(source), asked.encoding()))
        .contentType(new MediaType(asked.target().mediaType(asked.encoding())));
  }
}
