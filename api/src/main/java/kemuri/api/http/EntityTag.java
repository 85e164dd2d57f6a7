package kemuri.api.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A strong entity tag: equal for equal bytes.
 *
 * @param quoted as it stands in the header
 */
record EntityTag(String quoted) {
  private static final int DIGEST_BYTES = 16;

  /** The tag of a body. */
  static EntityTag of(byte[] body) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(body);
      return new EntityTag('"' + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES) + '"');
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  /** Whether {@code If-None-Match} headers name this tag. */
  boolean isIn(List<String> headers) {
    for (String header : headers) {
      for (String candidate : header.split(",", -1)) {
        String tag = candidate.strip();
        if (tag.equals("*") || tag.equals(quoted) || tag.equals("W/" + quoted)) {
          return true;
        }
      }
    }
    return false;
  }
}
