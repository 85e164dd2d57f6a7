package kemuri.problem;

import java.util.Optional;

/**
 * What is known beforehand about the shortest mate of a position (手数), as the problem files write
 * it: {@code 31}, {@code <=31}, {@code nomate} or {@code ?}.
 *
 * @param kind how much is known
 * @param plies the length or its upper bound, zero if there is neither
 */
public record KnownLength(Kind kind, int plies) {
  /** Nothing is known. */
  public static final KnownLength UNKNOWN = new KnownLength(Kind.UNKNOWN, 0);

  /** Proven to have no mate. */
  public static final KnownLength NO_MATE = new KnownLength(Kind.NO_MATE, 0);

  private static final String BOUND = "<=";
  private static final String NO_MATE_TEXT = "nomate";
  private static final String UNKNOWN_TEXT = "?";

  /** How much is known. */
  public enum Kind {
    /** The shortest mate has exactly this many plies. */
    EXACT,
    /** There is a mate in this many plies; a shorter one is not excluded. */
    AT_MOST,
    /** There is no mate (不詰). */
    NO_MATE,
    /** Nothing. */
    UNKNOWN
  }

  /** Checks that the attacker has the last move. */
  public KnownLength {
    boolean mates = kind == Kind.EXACT || kind == Kind.AT_MOST;
    if (mates ? plies < 1 : plies != 0) {
      throw new IllegalArgumentException(kind + " does not go with " + plies + " plies");
    }
  }

  /** Reads a length; empty if the text is not one. */
  public static Optional<KnownLength> parse(String text) {
    if (text.equals(NO_MATE_TEXT)) {
      return Optional.of(NO_MATE);
    }
    if (text.equals(UNKNOWN_TEXT)) {
      return Optional.of(UNKNOWN);
    }
    boolean bound = text.startsWith(BOUND);
    String digits = bound ? text.substring(BOUND.length()) : text;
    if (!digits.matches("[1-9][0-9]{0,4}")) {
      return Optional.empty();
    }
    return Optional.of(
        new KnownLength(bound ? Kind.AT_MOST : Kind.EXACT, Integer.parseInt(digits)));
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    if (kind == Kind.NO_MATE) {
      return NO_MATE_TEXT;
    }
    if (kind == Kind.UNKNOWN) {
      return UNKNOWN_TEXT;
    }
    return kind == Kind.AT_MOST ? BOUND + plies : Integer.toString(plies);
  }
}
