package kemuri.grading;

import java.util.Set;

/** The score of a problem: a weighted sum of its features and themes. */
final class Score {
  /** What a line unlike any other adds. */
  static final double NOVELTY = 10;

  private Score() {}

  /** The score, novelty apart. */
  static double of(int plies, Features f, Set<Theme> themes) {
    double merits =
        22 * f.open()
            + 14 * Math.min(1, f.sac())
            + 10 * f.econ()
            + 8 * f.pure()
            + 8 * f.clean()
            + 6 * f.quiet()
            + 6 * Math.min(1, f.travel())
            + 6 * Math.min(1, f.var() / 2)
            + 4 * Math.min(1, f.side() / 4)
            + 10 * sigmoid(f.surprise() / 2 - 2)
            + 8 * sigmoid(f.trap() / plies - 3);
    double faults =
        1.5 * f.size() + 4 * f.box() + 6 * f.ugly() + 8 * f.k1() + 6 * f.k2() + 6 * f.dual();
    return merits + themes.stream().mapToDouble(Theme::weight).sum() - faults;
  }

  private static double sigmoid(double x) {
    return 1 / (1 + Math.exp(-x));
  }
}
