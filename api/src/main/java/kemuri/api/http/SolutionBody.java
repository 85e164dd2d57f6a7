package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionJson;
import kemuri.api.format.RecordFormat;
import kemuri.api.format.SolutionRecord;
import kemuri.api.format.TextEncoding;

/** A solution as the client accepts it: JSON, or a record of the line. */
final class SolutionBody {
  private final byte[] bytes;
  private final MediaType type;

  private SolutionBody(byte[] bytes, MediaType type) {
    this.bytes = bytes;
    this.type = type;
  }

  /** The first type that the client accepts and that there is; JSON for a wildcard. */
  static SolutionBody of(HttpRequest<?> request, Solution solution) {
    for (MediaType accepted : request.accept()) {
      for (RecordFormat format : RecordFormat.values()) {
        if (accepted.getName().equals(format.mediaType())) {
          Charset encoding =
              accepted
                  .getParameters()
                  .get("charset")
                  .flatMap(TextEncoding::of)
                  .orElse(StandardCharsets.UTF_8);
          return new SolutionBody(
              format.encode(SolutionRecord.of(solution), encoding),
              new MediaType(format.mediaType(encoding)));
        }
      }
      if (MediaType.APPLICATION_JSON_TYPE.matches(accepted)) {
        break;
      }
    }
    return new SolutionBody(SolutionJson.toBytes(solution), MediaType.APPLICATION_JSON_TYPE);
  }

  /** The bytes, not copied. */
  byte[] bytes() {
    return bytes;
  }

  /** The answer with this body. */
  MutableHttpResponse<byte[]> ok() {
    return HttpResponse.ok(bytes).contentType(type);
  }
}
