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
  /** Candidates looked at; seldom reached but for problems of which much comes. */
  private static final int TRIES = 150;

  /** The same for a problem that shows the theme. */
  private static final int THEMED_TRIES = 600;

  /**
   * Of the replies after which there is a longer problem at all, half to three quarters show it at
   * the first check, and nine in ten within six.
   */
  private static final int PATIENCE = 6;

  /** As many as are kept, variants included. */
  private static final int CHILDREN = 8;

  /**
   * The same where they are of the length that is asked for: all but one are variants, of no use.
   */
  private static final int LAST_CHILDREN = 3;

  /**
   * With one, more problems of nine plies are found but fewer of 19 and more, with two the other
   * way round.
   */
  private static final int ALIKE = 2;

  /** How many times the first budget a problem is worth that was tried in vain before. */
  private static final int MOST_BUDGETS = 3;

  /** How many times the budget of a candidate it may cost to tell whether a piece is needed. */
  private static final int MINIMISING = 12;

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

  /** Positions to enter at most to tell whether a piece of a problem is needed. */
  static long minimising(int plies) {
    return MINIMISING * budget(plies);
  }

  /** Whether longer problems with the same reply are variants of one another. */
  static boolean areVariants(int plies) {
    return plies >= SolutionFamily.LONG;
  }
}
