package kemuri.mate;

import java.util.Optional;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;
import kemuri.search.UndecidedReason;
import kemuri.search.Verdict;

/**
 * Mates under plain rules: every legal reply counts.
 *
 * <p>For the shortest mate the search first rises: is there a mate within one ply, within three,
 * five and so on, as long as that is cheap. What it finds is the shortest mate. If it finds
 * nothing, a mate of any length is proven or disproven; the length found is undercut, by two plies
 * in the end, until that fails, which proves the shortest mate. Then the line is played out, the
 * defender lasting as long as it can.
 */
final class PlainMate {
  private static final int LONGEST_TO_HALVE = 41;

  private final TeamSearch search;
  private final MainLine mainLine;

  PlainMate(TeamSearch search) {
    this.search = search;
    mainLine = new MainLine(search);
  }

  /** The first mate found; a shorter one may exist. */
  MateResult any(Position position) {
    int verdict = search.search(position, MateLength.INFINITE, 0);
    if (verdict != Verdict.PROVEN) {
      return withoutMate(verdict);
    }
    int length = search.decidedLength();
    Optional<Line> line = mainLine.provenLine(position, length);
    boolean shortest = length <= shortestPossible(position);
    return line.isPresent() ? mate(line.get(), shortest) : undecided(line);
  }

  /**
   * The shortest mate against the longest defence.
   *
   * @param mostNodes how many positions the whole search may enter, 0 for any number
   */
  MateResult exact(Position position, long mostNodes) {
    Ascent ascent = new Ascent(search, position, shortestPossible(position), mostNodes);
    int verdict = ascent.climb();
    if (ascent.isMate()) {
      return undercut(position, ascent.length(), ascent.refuted());
    }
    if (verdict == Verdict.OPEN) {
      search.turnTo(position); // what is known of short mates would crowd a small table
      verdict = search.search(position, MateLength.INFINITE, 0);
    }
    return verdict == Verdict.PROVEN
        ? undercut(position, search.decidedLength(), ascent.refuted())
        : withoutMate(verdict);
  }

  /** Shortens a proven mate until there is none shorter, and plays it out. */
  private MateResult undercut(Position position, int proven, int refutedBefore) {
    int length = proven;
    search.clock().found(length);
    Optional<Line> bound = mainLine.provenLine(position, length);
    int refuted = refutedBefore;
    while (length > refuted + 2) {
      int target = nextTarget(length, refuted);
      int verdict = search.search(position, target, 0);
      if (verdict == Verdict.OPEN) {
        return undecided(bound);
      }
      if (verdict == Verdict.DISPROVEN) {
        refuted = target;
        continue;
      }
      length = search.decidedLength();
      search.clock().found(length);
      Optional<Line> shorter = mainLine.provenLine(position, length);
      bound = shorter.isPresent() ? shorter : bound;
    }
    Optional<Line> line = mainLine.exactLine(position, length);
    return line.isPresent() ? mate(line.get(), true) : undecided(bound);
  }

  /**
   * The length to ask for next: two plies less, but first half of a short one. A first proof of a
   * position full of checks can be many times too long, and half the length is soon decided.
   */
  static int nextTarget(int length, int refuted) {
    int half = length / 4 * 2 + (length & 1);
    return length <= LONGEST_TO_HALVE && half > refuted && half < length ? half : length - 2;
  }

  private static int shortestPossible(Position position) {
    return position.sideToMove() == Side.ATTACKER ? 1 : 0;
  }

  private MateResult mate(Line line, boolean exact) {
    return new MateResult.Mate(
        line,
        exact,
        exact ? line.plies() : 0,
        search.clock().nodes(),
        search.clock().milliseconds());
  }

  private MateResult withoutMate(int verdict) {
    return verdict == Verdict.DISPROVEN
        ? new MateResult.NoMate(search.clock().nodes(), search.clock().milliseconds())
        : undecided(Optional.empty());
  }

  private MateResult undecided(Optional<Line> bound) {
    return new MateResult.Undecided(
        search.clock().over().orElse(UndecidedReason.MEMORY),
        bound,
        search.clock().nodes(),
        search.clock().milliseconds());
  }
}
