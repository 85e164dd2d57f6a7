package kemuri.problem;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import kemuri.board.Diagram;
import kemuri.notation.Sfen;

/**
 * The name of a problem: the same for a diagram and its mirror image, and for no other.
 *
 * @param text twelve characters of 0-9 and a-v, the first 60 bits of the SHA-256 of the SFEN text
 *     of the diagram or its mirror image, whichever comes first
 */
public record ProblemId(String text) {
  private static final int BITS = 60;
  private static final int RADIX = 32;
  private static final int LENGTH = 12;

  /** Checks the form. */
  public ProblemId {
    if (!text.matches("[0-9a-v]{12}")) {
      throw new IllegalArgumentException("expected twelve characters of 0-9a-v, not " + text);
    }
  }

  /** The name of a diagram; its ply number does not count. */
  public static ProblemId of(Diagram diagram) {
    Diagram start = diagram.toBuilder().ply(1).build();
    String one = Sfen.format(start);
    String other = Sfen.format(start.mirrored());
    String canonical = one.compareTo(other) <= 0 ? one : other;
    BigInteger digest = new BigInteger(1, sha256(canonical));
    String digits = digest.shiftRight(256 - BITS).toString(RADIX);
    return new ProblemId("0".repeat(LENGTH - digits.length()) + digits);
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
