package kemuri.api.http;

import io.micronaut.http.MutableHttpResponse;

/** Headers of an answer that is a file, which a browser may be made to open by itself. */
final class FileHeaders {
  /** An SVG document may use its own styles and nothing else. */
  private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

  private FileHeaders() {}

  /** Has the browser take the file for what its type says, and run nothing in it. */
  static MutableHttpResponse<byte[]> add(MutableHttpResponse<byte[]> response) {
    return response
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff");
  }
}
