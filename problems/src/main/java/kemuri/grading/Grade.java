package kemuri.grading;

import java.util.Set;

/**
 * How much a problem is worth solving.
 *
 * @param features what was measured
 * @param themes its themes
 * @param score the score, novelty apart; some tens, more is better; comparable at like lengths
 * @param difficulty a first guess at how hard it is
 */
public record Grade(Features features, Set<Theme> themes, double score, Difficulty difficulty) {
  /** Copies the set. */
  public Grade {
    themes = Set.copyOf(themes);
  }

  /**
   * The score with novelty.
   *
   * @param novelty how far the line is from the nearest known one, 0 (known) to 1
   */
  public double score(double novelty) {
    return score + Score.NOVELTY * novelty;
  }
}
