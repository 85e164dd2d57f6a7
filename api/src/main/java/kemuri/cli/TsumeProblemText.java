package kemuri.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kemuri.api.dto.TsumeProblem;
import kemuri.api.dto.WireName;
import kemuri.board.Diagram;
import kemuri.grading.Theme;
import kemuri.mate.FindingKind;
import kemuri.notation.BoardText;

/** A problem for people: the board, the solution, its themes and what it is worth. */
final class TsumeProblemText {
  private TsumeProblemText() {}

  /**
   * Some lines, the last of them empty.
   *
   * @param number counts the problems of a run, from 1
   * @param diagram the problem's
   */
  static String format(int number, Diagram diagram, TsumeProblem problem) {
    StringBuilder text = new StringBuilder();
    text.append(number).append(". ").append(problem.sfen()).append('\n');
    text.append(BoardText.format(diagram)).append('\n');
    text.append("Mate in %d (%d手詰).%n".formatted(problem.plies(), problem.plies()));
    SolutionText.appendMoves(problem.line(), text);
    text.append("Themes: ").append(themes(problem.themes())).append('\n');
    if (!problem.remarks().isEmpty()) {
      text.append("Remarks: ").append(remarks(problem.remarks())).append('\n');
    }
    text.append(
        String.format(
            Locale.ROOT,
            "Tier %s, score %.1f, difficulty %.0f; id %s%n",
            problem.tier(),
            problem.score(),
            problem.difficulty().rating(),
            problem.id()));
    return text.append('\n').toString();
  }

  private static String themes(List<String> names) {
    return names.isEmpty()
        ? "none"
        : names.stream()
            .map(name -> WireName.find(Theme.class, name).orElseThrow())
            .map(theme -> words(theme) + " (" + theme.nameJa() + ")")
            .collect(Collectors.joining(", "));
  }

  private static String remarks(List<String> codes) {
    return codes.stream()
        .map(code -> WireName.find(FindingKind.class, code).orElseThrow())
        .map(kind -> words(kind) + " (" + kind.japanese() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String words(Enum<?> constant) {
    return WireName.of(constant).replace('-', ' ');
  }
}
