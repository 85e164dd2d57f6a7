package kemuri.compose;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.grading.Theme;
import kemuri.problem.SolutionFamily;

/**
 * What to compose.
 *
 * @param leastPlies the least length (手数) of the problems, odd, 3 or more; what is shorter only
 *     serves to be made longer
 * @param plies their greatest length, odd
 * @param count how many problems at most
 * @param seed decides all chance: the same request with the same seed, workers and nodes gives the
 *     same problems in the same order
 * @param theme a theme that each must show, if any
 * @param maxPieces pieces on the board and in the attacker's hand at most, the king included; 0 for
 *     any number
 * @param workers how many threads work, each with a table of its own
 * @param tableMebibytes size of each table
 * @param limits when to stop short of the count
 * @param games positions of games, the side to move to give mate: problems are made of their mates
 *     first, of whatever length, and longer ones of these
 * @param known the families of problems that are there already; variants of them are not composed
 */
public record ComposeRequest(
    int leastPlies,
    int plies,
    int count,
    long seed,
    Optional<Theme> theme,
    int maxPieces,
    int workers,
    int tableMebibytes,
    Limits limits,
    List<Diagram> games,
    List<SolutionFamily> known) {
  /** The wall time of a run where none is given. */
  public static final Duration DEFAULT_TIME = Duration.ofSeconds(60);

  /** The greatest length that people may ask for. */
  public static final int MOST_PLIES = 99;

  /** The fewest pieces of a mate: a king and two attackers. */
  public static final int FEWEST_PIECES = 3;

  /** All pieces of the set. */
  public static final int MOST_PIECES = 40;

  /** Checks the ranges and copies the lists. */
  public ComposeRequest {
    if (leastPlies < 3 || leastPlies % 2 == 0 || plies < leastPlies || plies % 2 == 0) {
      throw new IllegalArgumentException(
          "lengths are odd and 3 or more, not %d to %d".formatted(leastPlies, plies));
    }
    if (count < 1 || workers < 1 || maxPieces < 0) {
      throw new IllegalArgumentException(
          "expected 1 or more problems and workers, and no negative number of pieces");
    }
    games = List.copyOf(games);
    known = List.copyOf(known);
  }

  /** A request for problems of one length from nothing. */
  public ComposeRequest(
      int plies,
      int count,
      long seed,
      Optional<Theme> theme,
      int maxPieces,
      int workers,
      int tableMebibytes,
      Limits limits) {
    this(
        plies,
        plies,
        count,
        seed,
        theme,
        maxPieces,
        workers,
        tableMebibytes,
        limits,
        List.of(),
        List.of());
  }

  /** A seed at random, short enough to be typed. */
  public static long anySeed() {
    return new SplittableRandom().nextLong(1_000_000_000);
  }

  /** Whether a problem of this length is one of those asked for. */
  boolean isOfLength(int length) {
    return length >= leastPlies && length <= plies;
  }

  /** Whether a diagram has no more pieces than is asked for. */
  boolean allows(Position position) {
    return maxPieces == 0 || Specimen.pieces(position) <= maxPieces;
  }

  /**
   * When to stop.
   *
   * @param time wall time, zero for no limit; how many problems it allows depends on the machine
   * @param nodes positions entered by all workers, zero for no limit; heeded between rounds of a
   *     fraction of a second
   * @param cancelled asked many times a second by every worker
   */
  public record Limits(Duration time, long nodes, BooleanSupplier cancelled) {}
}
