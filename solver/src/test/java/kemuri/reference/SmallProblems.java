package kemuri.reference;

import java.util.SplittableRandom;

/**
 * An endless supply of small problems with their exact answers: random placements, and walks of
 * small changes that climb towards longer mates and pass the borders between mate and no mate.
 */
public final class SmallProblems {
  private static final int WALK = 60;

  private final SplittableRandom random;
  private final RandomPlacement placement;
  private final int maxPositions;
  private Problem current;
  private int stepsLeft;
  private int skipped;

  /** A supply that depends on nothing but {@code random}; larger problems are left out. */
  public SmallProblems(SplittableRandom random, int maxPositions) {
    this.random = random;
    this.placement = new RandomPlacement(random);
    this.maxPositions = maxPositions;
    this.current = solve(placement.nextSmall());
  }

  /** A position with its answer. */
  public record Problem(NaiveShogi position, ReferenceSolver answer) {
    private boolean isMate() {
      return answer.verdict() == ReferenceSolver.Verdict.MATE;
    }
  }

  /** The next problem that the reference solver decides. */
  public Problem next() {
    while (true) {
      Problem problem = step();
      if (problem.answer.verdict() != ReferenceSolver.Verdict.OPEN) {
        return problem;
      }
      skipped++;
    }
  }

  /** How many problems were too large. */
  public int skipped() {
    return skipped;
  }

  private Problem step() {
    if (!current.isMate() || current.answer.plies() < 3 || stepsLeft == 0) {
      stepsLeft = WALK;
      current = solve(placement.nextSmall());
      return current;
    }
    stepsLeft--;
    Problem mutant = solve(placement.mutate(current.position));
    boolean climbs = mutant.isMate() && mutant.answer.plies() >= current.answer.plies();
    if (climbs || (mutant.isMate() && random.nextInt(100) < 4)) {
      current = mutant;
    }
    return mutant;
  }

  private Problem solve(NaiveShogi position) {
    return new Problem(position, new ReferenceSolver(position, maxPositions));
  }
}
