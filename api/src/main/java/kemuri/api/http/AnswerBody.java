package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import kemuri.api.format.RecordFormat;
import kemuri.api.format.TextEncoding;
import kemuri.notation.GameRecord;

/** An answer as the client accepts it: JSON, or a record. */
final class AnswerBody {
  private final byte[] bytes;
  private final MediaType type;

  private AnswerBody(byte[] bytes, MediaType type) {
    this.bytes = bytes;
    this.type = type;
  }

  /** The first type that the client accepts and that there is; JSON for a wildcard. */
  static AnswerBody of(HttpRequest<?> request, Supplier<byte[]> json, Supplier<GameRecord> record) {
    for (MediaType accepted : request.accept()) {
      for (RecordFormat format : RecordFormat.values()) {
        if (accepted.getName().equals(format.mediaType())) {
          Charset encoding =
              accepted
                  .getParameters()
                  .get("charset")
                  .flatMap(TextEncoding::of)
                  .orElse(StandardCharsets.UTF_8);
          return new AnswerBody(
              format.encode(record.get(), encoding), new MediaType(format.mediaType(encoding)));
        }
      }
      if (MediaType.APPLICATION_JSON_TYPE.matches(accepted)) {
        break;
      }
    }
    return new AnswerBody(json.get(), MediaType.APPLICATION_JSON_TYPE);
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
