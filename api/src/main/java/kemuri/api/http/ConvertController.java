package kemuri.api.http;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import jakarta.inject.Named;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import kemuri.api.format.ConversionTarget;
import kemuri.api.request.ConvertRequest;
import kemuri.api.request.RequestSource;
import kemuri.notation.GameRecord;

/** Converts positions and records from one format to another, and draws them. */
@Controller("/v1/convert")
final class ConvertController {
  private final ExecutorService reading;
  private final ExecutorService painting;

  ConvertController(
      @Named("reading") ExecutorService reading, @Named("painting") ExecutorService painting) {
    this.reading = reading;
    this.painting = painting;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  @Produces(MediaType.ALL)
  CompletableFuture<MutableHttpResponse<byte[]>> convert(ServerHttpRequest<?> request) {
    return RequestBody.read(request, reading, body -> convert(request, body));
  }

  private CompletableFuture<MutableHttpResponse<byte[]>> convert(
      ServerHttpRequest<?> request, byte[] body) {
    ContentType type = ContentType.of(request, RequestBody.TYPES);
    ConvertRequest asked =
        type.isText()
            ? ConvertRequest.ofQuery(type.decode(body), request.getParameters())
            : ConvertRequest.ofJson(body);
    GameRecord record = asked.read(type.isText() ? RequestSource.TEXT : RequestSource.JSON);
    return asked.target() == ConversionTarget.PNG
        ? CompletableFuture.supplyAsync(() -> answer(asked, record), painting)
        : CompletableFuture.completedFuture(answer(asked, record));
  }

  private static MutableHttpResponse<byte[]> answer(ConvertRequest asked, GameRecord record) {
    return FileHeaders.add(
        HttpResponse.ok(asked.convert(record))
            .contentType(new MediaType(asked.target().mediaType(asked.encoding()))));
  }
}
