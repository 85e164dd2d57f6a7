package kemuri.api.dto;

import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.mate.Line;
import kemuri.mate.MateResult;

/** Turns what a search found into a {@link Solution}. */
public final class SolutionBuilder {
  private SolutionBuilder() {}

  /**
   * The answer for a diagram without flaws.
   *
   * @param result its lines are those of {@code Position.of} this diagram and these options
   * @param cache where the result came from: {@code hit}, {@code miss} or {@code shared}
   */
  public static Solution build(
      Diagram diagram, SolveOptions options, MateResult result, String cache) {
    PosedDiagram posed = new PosedDiagram(diagram, options.attacker(), options.defenderHand());
    String name;
    String reason = null;
    Solution.Mate mate = null;
    if (result instanceof MateResult.Mate found) {
      name = Solution.MATE;
      mate = mate(found.line(), found.exact(), found.rawPlies(), posed.position());
    } else if (result instanceof MateResult.NoMate) {
      name = Solution.NO_MATE;
    } else if (result instanceof MateResult.Undecided undecided) {
      name = Solution.UNDECIDED;
      reason = WireName.of(undecided.reason());
      mate = undecided.bound().map(line -> mate(line, false, 0, posed.position())).orElse(null);
    } else {
      throw new AssertionError(result);
    }
    return new Solution(
        Solution.SolvedPosition.of(posed),
        name,
        mate,
        reason,
        posed.warnings(),
        options.toSettings(),
        new Solution.Statistics(result.nodes(), result.milliseconds(), cache));
  }

  private static Solution.Mate mate(Line line, boolean exact, int rawPlies, Position start) {
    return new Solution.Mate(
        line.plies(),
        exact,
        rawPlies,
        Solution.LineMove.of(line.moves(), start),
        HandText.after(line.moves(), start));
  }
}
