package kemuri.compose;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import kemuri.board.Position;
import kemuri.problem.SolutionFamily;

/**
 * Makes a problem ready to be made longer.
 *
 * <p>A variant is kept as it was found; here it loses its unneeded pieces. Of a problem that was
 * tried twice in vain a relative is tried: changed a little, sound, and no shorter. Of eight such
 * relatives one can be made longer where the problem itself cannot.
 */
final class Preparation {
  /** How often a problem is tried as it is. */
  private static final int AS_IT_IS = 2;

  /** Changed diagrams to look at: one in fifteen is a relative. */
  private static final int CHANGES = 40;

  private final Acceptance acceptance;
  private final PieceMinimizer minimizer;
  private final Mutation mutation = new Mutation();

  Preparation(Acceptance acceptance, PieceMinimizer minimizer) {
    this.acceptance = acceptance;
    this.minimizer = minimizer;
  }

  /**
   * The problem to make longer in place of one.
   *
   * @param parent the one
   * @param random decides what is changed
   * @param over asked between diagrams; true ends it
   * @return empty if there is none
   */
  Optional<Specimen> prepare(Archive.Parent parent, SplittableRandom random, BooleanSupplier over) {
    Specimen specimen = parent.find().specimen();
    if (parent.failures() >= AS_IT_IS && specimen.plies() >= SolutionFamily.LONG) {
      return relative(specimen, random, over);
    }
    return parent.find().variant()
        ? minimizer.minimise(specimen, Effort.minimising(specimen.plies()))
        : Optional.of(specimen);
  }

  private Optional<Specimen> relative(
      Specimen specimen, SplittableRandom random, BooleanSupplier over) {
    for (int i = 0; i < CHANGES && !over.getAsBoolean(); i++) {
      Optional<Specimen> relative =
          mutation
              .next(specimen.position(), random)
              .filter(changed -> isOther(changed, specimen.position()))
              .flatMap(
                  changed -> acceptance.judge(changed, Effort.budget(specimen.plies())).problem())
              .filter(sound -> sound.plies() >= specimen.plies());
      if (relative.isPresent()) {
        return relative;
      }
    }
    return Optional.empty();
  }

  private static boolean isOther(Position one, Position other) {
    return !one.toDiagram().equals(other.toDiagram());
  }
}
