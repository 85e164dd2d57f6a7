package kemuri.compose;

import java.util.List;
import java.util.Optional;
import kemuri.mate.Soundness;

/**
 * What came of auditing a problem.
 *
 * @param faults what is not as it is claimed or has to be
 * @param open what a limit left open, one clause each
 * @param verdict the verdict, if the diagram could be played
 * @param plies the length that was found, 0 if none
 * @param needed how many pieces are proven to be needed
 * @param nodes positions entered
 * @param milliseconds wall time
 */
public record Audit(
    List<Fault> faults,
    List<String> open,
    Optional<Soundness> verdict,
    int plies,
    int needed,
    long nodes,
    long milliseconds) {
  /** Copies the lists. */
  public Audit {
    faults = List.copyOf(faults);
    open = List.copyOf(open);
  }

  /**
   * Something that is wrong.
   *
   * @param kind what it is about
   * @param detail one clause for people: what was found and what was expected
   */
  public record Fault(Kind kind, String detail) {}

  /** What a fault is about. */
  public enum Kind {
    /** The record cannot be read. */
    MALFORMED,
    /** The SFEN text cannot be read. */
    BAD_SFEN,
    /** The diagram breaks a rule. */
    FLAWED_DIAGRAM,
    /** Pieces of the set are neither on the board nor in a hand. */
    MISSING_PIECES,
    /** There is a fatal fault, or no mate. */
    UNSOUND,
    /** The mirror image was judged otherwise. */
    SECOND_ORDER,
    /** Another length was found. */
    WRONG_PLIES,
    /** The line is not one of the best. */
    WRONG_LINE,
    /** Another verdict was found. */
    WRONG_VERDICT,
    /** There are more pieces or fewer. */
    WRONG_PIECES,
    /** Without a piece it is a sound problem of the same length (不要駒). */
    UNNEEDED_PIECE,
    /** The diagram has another name. */
    WRONG_ID,
    /** It is a variant of a problem audited before. */
    KNOWN_FAMILY,
    /** Other themes were found. */
    WRONG_THEMES
  }

  /** What it comes to. */
  public enum Outcome {
    /** All is proven. */
    PASSED,
    /** Something is wrong. */
    FAILED,
    /** Nothing is wrong, but a limit left something open. */
    UNDECIDED
  }

  /** The audit of a record that could not be read. */
  public static Audit malformed(String detail) {
    return new Audit(
        List.of(new Fault(Kind.MALFORMED, detail)), List.of(), Optional.empty(), 0, 0, 0, 0);
  }

  /** What it comes to. */
  public Outcome outcome() {
    if (!faults.isEmpty()) {
      return Outcome.FAILED;
    }
    return open.isEmpty() ? Outcome.PASSED : Outcome.UNDECIDED;
  }
}
