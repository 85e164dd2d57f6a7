package kemuri.mate;

import java.util.Optional;
import kemuri.board.Position;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.TeamSearch;
import kemuri.search.UndecidedReason;

/**
 * Finds mates and proves that there is none.
 *
 * <p>Whether there is a mate, and the shortest one, is decided under plain rules first ({@link
 * PlainMate}); then the conventions of tsume-shogi, if they are asked for, may shorten it ({@link
 * TsumePlay}). An instance keeps its table's memory between calls, never its contents, so that an
 * answer does not depend on earlier ones. One search at a time.
 */
public final class MateSolver {
  private final TeamSearch search;
  private final PlainMate plain;
  private long nodes;

  /**
   * A solver with a table of about this size.
   *
   * @param tableMebibytes size of the table, 1 or more; at most 16 GiB are used
   */
  public MateSolver(int tableMebibytes) {
    this(tableMebibytes, 1);
  }

  /**
   * A solver that works with several threads on one position.
   *
   * @param tableMebibytes size of the table, 1 or more; at most 16 GiB are used
   * @param threads how many threads search a hard position, 1 or more
   */
  public MateSolver(int tableMebibytes, int threads) {
    this(new TeamSearch(bytes(tableMebibytes), threads));
  }

  /** A solver with a search of its own. */
  MateSolver(TeamSearch search) {
    this.search = search;
    plain = new PlainMate(search);
  }

  /**
   * From now on keeps what it finds in its table for the problems to come, as far as there is room
   * and they have the same pieces in all: for many problems that are alike, such as a composer's
   * candidates. Verdicts and lengths stay what they are; but what a problem costs, and so whether a
   * limit of nodes ends it, then depends on those before.
   */
  public void keepFindings() {
    search.keep(true);
  }

  /** The search that both this and a soundness check work with. */
  TeamSearch search() {
    return search;
  }

  private static long bytes(int tableMebibytes) {
    if (tableMebibytes < 1) {
      throw new IllegalArgumentException("a table needs 1 MiB or more, not " + tableMebibytes);
    }
    return (long) tableMebibytes << 20;
  }

  /**
   * Searches for a mate.
   *
   * @param position left as it was found; with the defender to move, the longest defence is asked
   * @param goal whether the shortest mate must be proven
   * @param rules what counts; without effect on {@link Goal#ANY}
   * @param limits when to give up
   * @param listener hears of progress on the calling thread
   */
  public MateResult solve(
      Position position, Goal goal, Rules rules, SearchLimits limits, SearchListener listener) {
    search.turnTo(position);
    search.clock().start(limits, listener);
    MateResult result =
        goal == Goal.ANY
            ? plain.any(position)
            : rules instanceof Rules.Tsume tsume
                ? tsumeMate(position, tsume.futile(), limits.nodes())
                : plain.exact(position, limits.nodes());
    nodes += result.nodes();
    return result;
  }

  /** Positions entered by all searches so far. */
  public long nodes() {
    return nodes;
  }

  private MateResult tsumeMate(Position position, Futile futile, long mostNodes) {
    MateResult raw = plain.exact(position, mostNodes);
    if (!(raw instanceof MateResult.Mate mate)) {
      return raw;
    }
    try {
      TsumePlay play = new TsumePlay(search, futile);
      int key = play.key(position, mate.line());
      Line line = new TsumeLine(play).from(position.copy(), key, 0);
      return new MateResult.Mate(
          line, true, mate.rawPlies(), search.clock().nodes(), search.clock().milliseconds());
    } catch (LimitReached | StackOverflowError e) {
      // A line of more than a thousand plies may be too deep for the thread's stack.
      return new MateResult.Undecided(
          search.clock().over().orElse(UndecidedReason.MEMORY),
          Optional.of(mate.line()),
          search.clock().nodes(),
          search.clock().milliseconds());
    }
  }

  /** When to stop. */
  public enum Goal {
    /** At the first proof; a shorter mate may exist. */
    ANY,
    /** When the shortest mate against the longest defence is proven. */
    EXACT
  }
}
