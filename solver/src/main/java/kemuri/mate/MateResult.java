package kemuri.mate;

import java.util.Optional;
import kemuri.search.UndecidedReason;

/** What a mate search found: three answers, never two. */
public sealed interface MateResult {
  /** Positions entered. */
  long nodes();

  /** Wall time in milliseconds. */
  long milliseconds();

  /**
   * The attacker mates by force.
   *
   * @param line the mate, the defender lasting as long as it can if {@code exact}
   * @param exact whether the length is proven to be the shortest against the longest defence
   * @param rawPlies the length of the shortest mate under plain rules, 0 if it is not proven
   */
  record Mate(Line line, boolean exact, int rawPlies, long nodes, long milliseconds)
      implements MateResult {}

  /** It is proven that the attacker has no mate. */
  record NoMate(long nodes, long milliseconds) implements MateResult {}

  /**
   * A limit ended the search first.
   *
   * @param reason which limit
   * @param bound a mate that was found but whose length is not proven shortest
   */
  record Undecided(UndecidedReason reason, Optional<Line> bound, long nodes, long milliseconds)
      implements MateResult {}
}
