package kemuri.api.http;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;

/** An answer that will be the same tomorrow. */
final class CacheableAnswer {
  private CacheableAnswer() {}

  /** Lets caches keep a response with this body for a day; 304 if the client has it already. */
  static MutableHttpResponse<byte[]> of(
      HttpRequest<?> request, MutableHttpResponse<byte[]> response, byte[] body) {
    EntityTag tag = EntityTag.of(body);
    response.header(HttpHeaders.ETAG, tag.quoted());
    response.header(HttpHeaders.CACHE_CONTROL, "public, max-age=86400");
    if (tag.isIn(request.getHeaders().getAll(HttpHeaders.IF_NONE_MATCH))) {
      response.status(HttpStatus.NOT_MODIFIED).body(null);
    }
    return response;
  }
}
