package kemuri.grading;

/**
 * A first guess at how hard a problem is for people, to be replaced by ratings from solvers.
 *
 * @param rating on the scale of Glicko ratings, 1500 an average player
 * @param formula version of the formula it comes from
 * @param nodes positions a search entered to prove the mate, 0 if it was not asked
 */
public record Difficulty(double rating, String formula, long nodes) {
  /** The formula in use: see the module's README. */
  public static final String FORMULA = "1";

  /**
   * The formula in use.
   *
   * @param plies the length
   * @param features the features
   * @param nodes positions a search entered to prove the mate, 0 if it was not asked
   */
  static Difficulty of(int plies, Features features, long nodes) {
    double moves = (plies + 1) / 2.0;
    double rating =
        900
            + 60 * plies
            + 90 * Math.log10((double) Math.max(1, nodes))
            + 35 * features.surprise() / moves
            + 20 * features.trap() / plies;
    return new Difficulty(rating, FORMULA, nodes);
  }
}
