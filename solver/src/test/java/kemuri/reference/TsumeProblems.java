package kemuri.reference;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * An endless supply of small tsume problems with their examinations: first the problems in stock,
 * then random changes of them.
 */
public final class TsumeProblems {
  private static final int TRIVIAL_PERCENT = 10;

  private final SplittableRandom random;
  private final RandomPlacement placement;
  private final FutileRule futile;
  private final int maxPositions;
  private final List<NaiveShogi> stock = TsumeStock.read();
  private int taken;
  private int tooLarge;

  /** A supply that depends on nothing but its arguments; larger problems are left out. */
  public TsumeProblems(SplittableRandom random, FutileRule futile, int maxPositions) {
    this.random = random;
    this.placement = new RandomPlacement(random);
    this.futile = futile;
    this.maxPositions = maxPositions;
  }

  /** The next problem; few of the changed ones have no mate or a mate in one. */
  public NaiveSoundness next() {
    while (true) {
      boolean changed = taken >= stock.size();
      NaiveShogi origin = stock.get(changed ? random.nextInt(stock.size()) : taken++);
      NaiveShogi position = changed ? TsumeStock.change(origin, placement, random) : origin;
      Optional<NaiveSoundness> answer = NaiveSoundness.of(position, futile, maxPositions);
      if (answer.isEmpty()) {
        tooLarge++;
      } else if (!changed || answer.get().plies() > 1 || random.nextInt(100) < TRIVIAL_PERCENT) {
        return answer.get();
      }
    }
  }

  /** How many problems were too large. */
  public int tooLarge() {
    return tooLarge;
  }
}
