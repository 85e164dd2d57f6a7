package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.nio.charset.StandardCharsets;
import kemuri.api.request.PictureQuery;
import kemuri.picture.BoardPng;
import kemuri.picture.BoardSvg;

/** Draws positions, playable or not. */
@Controller("/v1")
final class DiagramController {
  @Get("/diagram.svg")
  @Produces(MediaType.IMAGE_SVG)
  MutableHttpResponse<byte[]> svg(HttpRequest<?> request) {
    PictureQuery query = PictureQuery.read(request.getParameters());
    String svg = BoardSvg.format(query.diagram(), query.options());
    return picture(request, svg.getBytes(StandardCharsets.UTF_8));
  }

  /** Painting takes its time and memory, so only a few are painted at once. */
  @Get("/diagram.png")
  @Produces(MediaType.IMAGE_PNG)
  @ExecuteOn("painting")
  MutableHttpResponse<byte[]> png(HttpRequest<?> request) {
    PictureQuery query = PictureQuery.read(request.getParameters());
    return picture(request, BoardPng.encode(query.diagram(), query.options()));
  }

  private static MutableHttpResponse<byte[]> picture(HttpRequest<?> request, byte[] picture) {
    return FileHeaders.add(CacheableAnswer.of(request, HttpResponse.ok(picture), picture));
  }
}
