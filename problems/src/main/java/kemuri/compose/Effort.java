package kemuri.compose;

import kemuri.problem.SolutionFamily;

/**
 * How much is tried to make a problem longer.
 *
 * @param budget positions to enter at most for a candidate
 * @param tries how many candidates are looked at
 * @param patience how many of the checks before a reply may fail in a row until another reply is
 *     taken back
 * @param children how many longer problems are enough
 * @param alike how many of them may have replies from and to the same squares
 */
record Effort(long budget, int tries, int patience, int children, int alike) {
  private static final int TRIES = 150;

  /** The same for a problem that shows the theme. */
  private static final int THEMED_TRIES = 600;

  /**
   * Of the replies after which there is a longer problem at all, three in four show it at the first
   * check, and nine in ten within six.
   */
  private static final int PATIENCE = 6;

  private static final int CHILDREN = 8;

  /** Longer problems of the length that is asked for: all but one are variants, for nothing. */
  private static final int LAST_CHILDREN = 3;

  /** With the same reply, longer problems have nearly the same prospects. */
  private static final int ALIKE = 2;

  /** How many times the first budget a problem is worth that was tried in vain before. */
  private static final int MOST_BUDGETS = 3;

  /** Without a limit to what is alike, for requests in which every such problem is a new one. */
  static Effort thorough(int plies, boolean shown) {
    int tries = shown ? THEMED_TRIES : TRIES;
    return new Effort(budget(plies), tries, PATIENCE, tries, tries);
  }

  /**
   * For a problem on the way to long ones.
   *
   * @param plies the length of the longer problems
   * @param last whether it is the length that is asked for
   * @param before how often it was tried in vain
   */
  static Effort frugal(int plies, boolean last, int before) {
    return new Effort(
        budget(plies) * Math.min(MOST_BUDGETS, 1 + before),
        TRIES,
        PATIENCE * (1 + before),
        last ? LAST_CHILDREN : CHILDREN,
        ALIKE);
  }

  /**
   * Positions to enter at most for a candidate of a length: nine of ten sound ones take less, and
   * more than half of what is entered goes into those that remain undecided.
   */
  static long budget(int plies) {
    return plies <= 3 ? 600 : plies <= 5 ? 1_500 : 400L * plies;
  }

  /** Whether longer problems with the same reply are variants of one another. */
  static boolean areVariants(int plies) {
    return plies >= SolutionFamily.LONG;
  }
}
