package kemuri.grading;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kemuri.board.Position;
import kemuri.mate.MateSolver;

/**
 * Finds the themes of a problem in its main line, and in what refutes the other checks.
 *
 * <p>A refutation that is not found within some nodes leaves its theme unclaimed. Letters are read
 * as the board is seen by the attacker; of everything else a diagram and its mirror image have the
 * same.
 */
public final class ThemeDetector {
  private final MateSolver solver;

  /** A detector that asks a solver for refutations; its answers do not depend on earlier ones. */
  public ThemeDetector(MateSolver solver) {
    this.solver = solver;
  }

  /**
   * The themes of a problem.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param line the main line: legal, packed moves that end in mate
   * @throws IllegalArgumentException if the defender is to move or has the last move
   */
  public Set<Theme> themes(Position position, List<Integer> line) {
    PlayedLine played = PlayedLine.of(position, line);
    return themes(played, new Refutations(solver, played));
  }

  /**
   * The themes that the line alone decides, without a search.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param line the main line: legal, packed moves that end in mate
   * @throws IllegalArgumentException if the defender is to move or has the last move
   */
  public static Set<Theme> themesOfLine(Position position, List<Integer> line) {
    return Collections.unmodifiableSet(themesOfLine(PlayedLine.of(position, line)));
  }

  /**
   * The themes that a problem may have at most: those it would have if no other check mated.
   *
   * @param position the diagram with the attacker to move, left as it was found
   * @param line the main line: legal, packed moves that end in mate
   * @throws IllegalArgumentException if the defender is to move or has the last move
   */
  public static Set<Theme> possibleThemes(Position position, List<Integer> line) {
    PlayedLine played = PlayedLine.of(position, line);
    Set<Theme> themes = themesOfLine(played);
    RefutedThemes.add(played, (ply, check) -> true, themes);
    return Collections.unmodifiableSet(themes);
  }

  /**
   * The themes that a diagram shows, whatever is played.
   *
   * @param position the diagram, Black attacking
   */
  public static Set<Theme> themesOfDiagram(Position position) {
    Set<Theme> themes = EnumSet.noneOf(Theme.class);
    DiagramThemes.addStart(position, position.toDiagram(), themes);
    return Collections.unmodifiableSet(themes);
  }

  static Set<Theme> themes(PlayedLine line, Refutations refutations) {
    Set<Theme> themes = themesOfLine(line);
    RefutedThemes.add(line, refutations::isRefuted, themes);
    return Collections.unmodifiableSet(themes);
  }

  static Set<Theme> themesOfLine(PlayedLine line) {
    Set<Theme> themes = EnumSet.noneOf(Theme.class);
    DiagramThemes.add(line, themes);
    CheckThemes.add(line, themes);
    DefenceThemes.add(line, themes);
    JourneyThemes.add(line, themes);
    return themes;
  }
}
