package kemuri.cli;

import java.util.List;
import java.util.Locale;
import kemuri.api.dto.Solution;
import kemuri.board.Diagram;
import kemuri.notation.BoardText;

/** A solution for people: the board, the line in three notations, its length and its cost. */
final class SolutionText {
  private SolutionText() {}

  /** Some lines, the last of them empty. */
  static String format(Diagram diagram, Solution solution) {
    StringBuilder text = new StringBuilder();
    text.append(BoardText.format(diagram)).append('\n');
    Solution.Mate mate = solution.mate();
    text.append(headline(solution)).append('\n');
    if (mate != null) {
      appendLine(mate, text);
    }
    Solution.Statistics statistics = solution.statistics();
    if (statistics != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%,d positions in %,d ms%n",
              statistics.nodes(),
              statistics.milliseconds()));
    }
    for (String warning : solution.warnings()) {
      text.append("Note: ").append(warning).append('\n');
    }
    return text.append('\n').toString();
  }

  private static String headline(Solution solution) {
    Solution.Mate mate = solution.mate();
    if (solution.result().equals(Solution.NO_MATE)) {
      return "No mate (不詰), proven.";
    }
    if (mate == null) {
      return "Undecided: the limit (" + solution.reason() + ") ended the search.";
    }
    String plies = Integer.toString(mate.plies());
    String length =
        mate.line().size() < mate.plies()
            ? "Mate within " + plies + " (" + plies + "手以内)"
            : "Mate in " + plies + " (" + plies + "手詰)";
    if (solution.result().equals(Solution.UNDECIDED)) {
      return length
          + ", but the limit ("
          + solution.reason()
          + ") ended the search for a shorter one.";
    }
    if (mate.rawPlies() > 0 && mate.rawPlies() != mate.plies()) {
      return length + ", the shortest; in " + mate.rawPlies() + " if futile interpositions count.";
    }
    return length + (mate.exact() ? ", the shortest." : "; a shorter one may exist.");
  }

  private static void appendLine(Solution.Mate mate, StringBuilder text) {
    appendMoves(mate.line(), text);
    String left = mate.leftInHand();
    text.append("Left in hand: ").append(left.isEmpty() ? "nothing" : left).append('\n');
  }

  /** The moves of a line in three notations, one a line. */
  static void appendMoves(List<Solution.LineMove> line, StringBuilder text) {
    int width = Integer.toString(line.size()).length();
    for (Solution.LineMove move : line) {
      text.append(
          String.format(
              Locale.ROOT,
              "  %" + width + "d  %-6s %-8s %s%n",
              move.ply(),
              move.usi(),
              move.western(),
              move.japanese()));
    }
  }
}
