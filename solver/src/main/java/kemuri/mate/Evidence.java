package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.Position;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/**
 * Lines that show that something mates: best play if that is cheap, else the mate that was found.
 */
final class Evidence {
  /** How many positions to spend on the best line. */
  private static final long ALLOWANCE = 100_000;

  /** How many of them on one shorter length. */
  private static final long PORTION = 20_000;

  private final TsumePlay play;
  private final TsumeLine lines;
  private final TeamSearch search;

  Evidence(TsumePlay play, TsumeLine lines) {
    this.play = play;
    this.lines = lines;
    search = play.search();
  }

  /**
   * A mating line.
   *
   * @param moves from the diagram
   * @param exact whether both sides play best after the moves that were given
   */
  record Mating(List<Integer> moves, boolean exact) {}

  /**
   * The line that begins with some moves, after which the attacker mates plainly.
   *
   * @param position the position after them, not to be used afterwards
   * @throws LimitReached if a limit of the clock is reached before any line is found
   */
  Mating after(List<Integer> moves, Position position) {
    int depth = moves.size();
    long before = search.clock().pauseAfter(ALLOWANCE);
    try {
      Position copy = position.copy();
      int plies = shortest(copy, depth);
      if (plies >= 0) {
        int key = play.key(copy, plies, depth);
        return new Mating(join(moves, lines.from(copy, key, depth)), true);
      }
    } catch (LimitReached e) {
      // The best line is too dear: any will do.
    } finally {
      search.clock().resume(before);
    }
    return new Mating(join(moves, proven(position, depth)), false);
  }

  /** The length of the shortest plain mate, or −1 if it is not found cheaply. */
  private int shortest(Position position, int depth) {
    if (search.search(position, MateLength.INFINITE, depth) != Verdict.PROVEN) {
      return -1;
    }
    int plies = search.decidedLength();
    while (plies > 0) {
      int verdict = search.searchBriefly(position, plies - 2, depth, PORTION);
      if (verdict == Verdict.OPEN) {
        return -1;
      }
      if (verdict == Verdict.DISPROVEN) {
        return plies;
      }
      plies = search.decidedLength();
    }
    return plies;
  }

  private Line proven(Position position, int depth) {
    if (search.search(position, MateLength.INFINITE, depth) != Verdict.PROVEN) {
      throw new LimitReached();
    }
    Optional<Line> line = new MainLine(search).provenLine(position, search.decidedLength());
    return line.orElseThrow(LimitReached::new);
  }

  private static List<Integer> join(List<Integer> moves, Line rest) {
    List<Integer> line = new ArrayList<>(moves);
    line.addAll(rest.moves());
    return line;
  }
}
