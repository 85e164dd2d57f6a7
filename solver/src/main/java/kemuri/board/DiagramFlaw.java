package kemuri.board;

import java.util.List;

/**
 * One reason why a diagram is not a playable mate problem.
 *
 * @param kind which rule is broken
 * @param squares where, in the diagram's own orientation; empty if it is not about squares
 * @param detail one sentence for people: what is wrong and how to mend it
 */
public record DiagramFlaw(Kind kind, List<Integer> squares, String detail) {
  /** The rules a diagram can break. */
  public enum Kind {
    /** Two unpromoted pawns of one player on a file (二歩). */
    TWO_PAWNS,
    /** A piece that could never move (行き所のない駒). */
    DEAD_PIECE,
    /** More pieces of a kind than a set has. */
    TOO_MANY,
    /** The defender has no king. */
    NO_DEFENDER_KING,
    /** A player has two kings or more. */
    DOUBLED_KING,
    /** The attacker is to move, yet the defender's king is in check already. */
    DEFENDER_IN_CHECK,
    /** The defender is to move, yet the attacker's king is in check already. */
    ATTACKER_IN_CHECK,
    /** Both kings are in check at once. */
    BOTH_IN_CHECK
  }

  /** Copies the list. */
  public DiagramFlaw {
    squares = List.copyOf(squares);
  }

  /** All flaws of a diagram when {@code attacker} is to give mate; empty if it is playable. */
  public static List<DiagramFlaw> of(Diagram diagram, Attacker attacker) {
    return new Inspection(diagram, attacker.resolve(diagram)).flaws();
  }
}
