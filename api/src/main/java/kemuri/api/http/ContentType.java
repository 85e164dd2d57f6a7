package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.notation.FileEncoding;
import kemuri.notation.NotationException;

/**
 * What a request's body is.
 *
 * @param type as the client says
 */
record ContentType(MediaType type) {
  /** The type of a request, which must tell one. */
  static ContentType of(HttpRequest<?> request, String expected) {
    return new ContentType(
        request
            .getContentType()
            .orElseThrow(() -> refused("The Content-Type is missing; send " + expected + ".")));
  }

  /** Whether the body is plain text, or bytes that are to be read as one. */
  boolean isText() {
    return MediaType.TEXT_PLAIN_TYPE.matches(type)
        || MediaType.APPLICATION_OCTET_STREAM_TYPE.matches(type);
  }

  /** The text of a body: in the charset that the client tells, else as files are read. */
  String decode(byte[] body) {
    if (type.getParameters().get("charset").isPresent()) {
      return new String(body, charset());
    }
    try {
      return FileEncoding.decode(body);
    } catch (NotationException e) {
      throw new ApiException(
          ApiError.of(HttpStatus.BAD_REQUEST, "malformed-position", String.valueOf(e.getMessage()))
              .withPointer(""));
    }
  }

  /** How the body is encoded. */
  Charset charset() {
    String name = type.getParameters().get("charset").orElse(StandardCharsets.UTF_8.name());
    boolean quoted = name.length() > 1 && name.startsWith("\"") && name.endsWith("\"");
    try {
      return Charset.forName(quoted ? name.substring(1, name.length() - 1) : name);
    } catch (IllegalArgumentException e) {
      throw refused("The charset is unknown; send utf-8.");
    }
  }

  /** Refuses a body that is not in UTF-8, or in the ASCII part of it. */
  void requireUtf8() {
    Charset charset = charset();
    if (!charset.equals(StandardCharsets.UTF_8) && !charset.equals(StandardCharsets.US_ASCII)) {
      throw refused("A batch is read as UTF-8, not as " + charset + "; send utf-8.");
    }
  }

  private static ApiException refused(String detail) {
    return new ApiException(ApiError.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, detail));
  }
}
