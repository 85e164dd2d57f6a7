package kemuri.mate;

import java.util.List;
import kemuri.board.Position;
import kemuri.search.MateLength;
import kemuri.search.TeamSearch;

/**
 * Groundwork for the key of a long mate, along the line of a plain one: from its end backwards,
 * which of the attacker's other checks are no mates at all, and how long the rest takes.
 *
 * <p>In a sound problem nearly all other checks are no mates, which a plain search finds out far
 * more easily than a search for what the defender can do within a length; and once it is known, the
 * defender need only follow the line to last as long.
 */
final class LineSurvey {
  /** How many positions the question whether a check mates may cost. */
  private static final long PORTION = 10_000;

  private final TsumePlay play;
  private final TeamSearch search;

  LineSurvey(TsumePlay play) {
    this.play = play;
    search = play.search();
  }

  /**
   * Surveys a line.
   *
   * @param moves a line of a plain mate, its length the shortest
   * @throws LimitReached if a limit of the clock is reached
   */
  void along(Position root, List<Integer> moves) {
    SolvedProblem plain = new SolvedProblem(root, Key.within(moves.size()), moves);
    int first = moves.size() % 2 == 1 ? 1 : 2;
    for (int ply = moves.size(); ply >= first; ply -= 2) {
      for (int check : plain.otherChecks(ply)) {
        Position position = plain.after(ply - 1);
        position.doMove(check);
        search.searchBriefly(position, MateLength.INFINITE, ply, PORTION);
        if (search.clock().isOver()) {
          throw new LimitReached();
        }
      }
      play.plies(plain.after(ply - 1), moves.size() - ply + 1, ply - 1);
    }
  }
}
