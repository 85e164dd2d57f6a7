package kemuri.mate;

import java.util.List;

/**
 * The moves a puzzle page accepts and how the defender answers them, from a position with the
 * attacker to move.
 *
 * @param checks the checks that mate as soon as possible; none if the tree is cut off here
 * @param cut whether the tree is cut off here, by its depth or its size
 */
public record AnswerTree(List<Check> checks, boolean cut) {
  /** Copies the list. */
  public AnswerTree {
    checks = List.copyOf(checks);
  }

  /**
   * A check that is accepted.
   *
   * @param move the check
   * @param replies the defender's best replies; none if it is mate
   */
  public record Check(int move, List<Reply> replies) {
    /** Copies the list. */
    public Check {
      replies = List.copyOf(replies);
    }
  }

  /**
   * One of the best replies.
   *
   * @param move the reply
   * @param next how the attacker goes on
   */
  public record Reply(int move, AnswerTree next) {}
}
