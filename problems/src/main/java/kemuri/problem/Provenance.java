package kemuri.problem;

import java.util.Optional;

/**
 * How a composed problem came about.
 *
 * @param method the way its candidate was found
 * @param parent the problem it was made from, if it was
 * @param seed the seed of the run
 * @param nodes positions entered to judge it and all candidates made from its parent before
 */
public record Provenance(Method method, Optional<ProblemId> parent, long seed, long nodes) {
  /** Ways to find a candidate. */
  public enum Method {
    /** Pieces placed at random. */
    PLACEMENT,
    /** A check and its reply taken back from a known problem (逆算). */
    RETRO_EXTENSION,
    /** A known problem with a piece moved, exchanged, added or removed. */
    MUTATION,
    /** A mate in a game, with all pieces gone that it can do without. */
    MINING
  }
}
