package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.movegen.EvasionGenerator;

/** Finds mates in one that can be taken back: one check mates, and with it the hand is empty. */
final class Seeds {
  /** In how many of a hundred cases a seed that shows a theme is changed. */
  private static final int CHANGED = 60;

  /** How many seeds that show a theme are kept to be changed. */
  private static final int MOST = 60;

  private final DiagramSource placement;
  private final Mutation mutation = new Mutation();
  private final List<Position> found = new ArrayList<>();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final CleanMate mates = new CleanMate(position -> !evasions.any(position));

  /** Finds them among the diagrams of a source. */
  Seeds(DiagramSource placement) {
    this.placement = placement;
  }

  /**
   * A mate in one, or empty if the draw is none.
   *
   * @param aim what the mate must show, if anything
   */
  Optional<Position> next(SplittableRandom random, Aim aim) {
    boolean changed = !aim.isOpen() && !found.isEmpty() && random.nextInt(100) < CHANGED;
    Optional<Position> candidate =
        changed
            ? mutation.next(found.get(random.nextInt(found.size())), random)
            : placement.next(random);
    Optional<Position> seed = candidate.filter(position -> isSeed(position, aim));
    seed.filter(position -> !aim.isOpen()).ifPresent(position -> keep(position, random));
    return seed;
  }

  private void keep(Position seed, SplittableRandom random) {
    if (found.size() < MOST) {
      found.add(seed);
    } else {
      found.set(random.nextInt(MOST), seed);
    }
  }

  private boolean isSeed(Position position, Aim aim) {
    int mate = mates.only(position);
    return mate != Move.NONE
        && (aim.mayShow(position, List.of(mate)) || aim.isPreparedBy(position, List.of(mate)));
  }
}
