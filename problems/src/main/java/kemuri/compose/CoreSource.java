package kemuri.compose;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Spread;
import kemuri.compose.Beginnings.Beginning;

/**
 * Draws beginnings: afresh, or near one that was drawn afresh, for where there is one there are
 * others. What is found near one is no place to look further: that way all would become alike.
 */
final class CoreSource {
  /** How many of those drawn last are kept. */
  private static final int MOST = 64;

  /** How many beginnings are remembered, so as not to be drawn again. */
  private static final int REMEMBERED = 200_000;

  private final DiagramSource placement;
  private final Beginnings beginnings;
  private final int near;
  private final Mutation mutation = new Mutation();
  private final List<Position> fresh = new ArrayList<>();
  private final Set<Long> seen = new HashSet<>();
  private int next;

  /**
   * Draws beginnings of one sort.
   *
   * @param placement draws diagrams
   * @param near in how many of a hundred cases a diagram is one that was drawn before, changed
   */
  CoreSource(DiagramSource placement, Beginnings beginnings, int near) {
    this.placement = placement;
    this.beginnings = beginnings;
    this.near = near;
  }

  /** A beginning that was not drawn before, or empty if the draw is none. */
  Optional<Beginning> next(SplittableRandom random) {
    return drawn(random).filter(beginning -> isNew(beginning.position()));
  }

  private boolean isNew(Position position) {
    if (seen.size() >= REMEMBERED) {
      seen.clear();
    }
    return seen.add(position.key() ^ Spread.over(position.hand(Side.ATTACKER)));
  }

  private Optional<Beginning> drawn(SplittableRandom random) {
    if (!fresh.isEmpty() && random.nextInt(100) < near) {
      return mutation.next(fresh.get(random.nextInt(fresh.size())), random).flatMap(beginnings::of);
    }
    Optional<Position> drawn = placement.next(random);
    Optional<Beginning> beginning = drawn.flatMap(beginnings::of);
    if (beginning.isPresent()) {
      keep(drawn.orElseThrow());
    }
    return beginning;
  }

  private void keep(Position position) {
    if (fresh.size() < MOST) {
      fresh.add(position);
    } else {
      fresh.set(next++ % MOST, position);
    }
  }
}
