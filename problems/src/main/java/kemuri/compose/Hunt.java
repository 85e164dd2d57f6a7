package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.problem.ProblemId;
import kemuri.problem.Provenance.Method;

/** A way to find problems that show a theme, beside making longer ones from what is there. */
sealed interface Hunt permits ThemeHunt, CoreHunt {
  /** A problem that needs all its pieces, and what it was made from. */
  record Found(Specimen specimen, Method method, Optional<ProblemId> parent) {}

  /**
   * Whether it is the turn of this way to find problems.
   *
   * @param nodes positions entered by all ways so far
   */
  boolean isDue(long nodes);

  /** Tries for a while; empty if nothing came of it. */
  Optional<Found> next(SplittableRandom random, RetroExtension.Guide guide);

  /**
   * Hears of a problem found elsewhere.
   *
   * @param shown whether it shows the theme
   */
  void learn(Specimen specimen, boolean shown, SplittableRandom random);
}
