package kemuri.compose;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.grading.Theme;
import kemuri.grading.ThemeDetector;
import kemuri.mate.MateSolver;

/**
 * The theme that is asked for, as something to steer by.
 *
 * <p>Themes are of two sorts. Those of the line pass from a problem to the longer ones made from
 * it, since its line goes on in theirs: what matters is to have the first, at whatever length, and
 * to go on from there. Those of the diagram are decided anew with each position, and can be told
 * before anything is searched. Of a check and a reply that were taken back it is seen at once
 * whether they can bring in a theme; only what passes is looked at by the {@link ThemeDetector}.
 */
final class Aim {
  private static final Set<Theme> OF_DIAGRAM =
      EnumSet.of(
          Theme.SYMMETRIC,
          Theme.LETTERS,
          Theme.ONE_KIND,
          Theme.ROOK_BISHOP,
          Theme.SMALL_PIECES,
          Theme.UNGUARDED,
          Theme.EMPTY_HANDED,
          Theme.BARE_KING);

  private static final Set<Theme> OF_SHAPE = EnumSet.of(Theme.SYMMETRIC, Theme.LETTERS);

  private static final Set<Theme> OF_ONE_MOVE =
      EnumSet.of(
          Theme.NON_PROMOTION,
          Theme.MINOR_NON_PROMOTION,
          Theme.LIMITED_DROP,
          Theme.DISTANT_DROP,
          Theme.DOUBLE_CHECK,
          Theme.DISCOVERED_CHECK,
          Theme.LINE_CLOSING,
          Theme.CENTRE_MATE,
          Theme.CORNER_MATE);

  /** No theme. */
  static final Aim OPEN = new Aim(Optional.empty(), Optional.empty());

  private final Optional<Theme> theme;
  private final Optional<MateSolver> solver;
  private final Optional<ThemeDetector> detector;
  private long nodes;

  private Aim(Optional<Theme> theme, Optional<MateSolver> solver) {
    this.theme = theme;
    this.solver = solver;
    detector = solver.map(ThemeDetector::new);
  }

  /** An aim that asks a solver for refutations; no theme means that anything will do. */
  Aim(Optional<Theme> theme, MateSolver solver) {
    this(theme, Optional.of(solver));
  }

  /** Positions entered so far to refute other checks. */
  long nodes() {
    return nodes;
  }

  /** Whether anything will do. */
  boolean isOpen() {
    return theme.isEmpty();
  }

  /**
   * Whether a problem may well come to show what is asked for once it is longer: a pawn has to be
   * dropped in check after a moment at which its drop would have been mate, and the last piece must
   * have been dropped before a board can be empty.
   */
  boolean isPreparedBy(Position position, List<Integer> line) {
    if (theme.isEmpty()) {
      return false;
    }
    int first = line.get(0);
    return switch (theme.get()) {
      case PAWN_DROP_MATE_AVOIDANCE, NON_PROMOTION ->
          Move.isDrop(first) && Move.type(first) == PieceType.PAWN;
      case EMPTY_HANDED -> count(position, Side.ATTACKER) <= 1;
      case BARE_KING -> count(position, Side.ATTACKER) + count(position, Side.DEFENDER) <= 2;
      default -> false;
    };
  }

  private static int count(Position position, int side) {
    return Long.bitCount(position.low(side)) + Long.bitCount(position.high(side));
  }

  /** Whether the diagram alone decides. */
  boolean isOfDiagram() {
    return theme.filter(OF_DIAGRAM::contains).isPresent();
  }

  /** Whether it decides in a way that no check taken back leaves it standing. */
  boolean isOfShape() {
    return theme.filter(OF_SHAPE::contains).isPresent();
  }

  /** Whether a mate in one can have the theme, or nothing is asked for. */
  boolean isOfOneMove() {
    return theme.isEmpty() || theme.filter(OF_ONE_MOVE::contains).isPresent() || isOfDiagram();
  }

  /** Whether a problem has what is asked for; may search. */
  boolean isShownBy(Specimen specimen) {
    if (theme.isEmpty()) {
      return true;
    }
    Position position = specimen.position();
    return mayShow(position, specimen.line())
        && (ThemeDetector.themesOfLine(position, specimen.line()).contains(theme.get())
            || isRefuted(specimen));
  }

  /** Whether what the theme rests on is refuted. */
  private boolean isRefuted(Specimen specimen) {
    long before = solver.orElseThrow().nodes();
    boolean shown =
        detector
            .orElseThrow()
            .themes(specimen.position(), specimen.line())
            .contains(theme.orElseThrow());
    nodes += solver.orElseThrow().nodes() - before;
    return shown;
  }

  /** Whether a diagram may be used, before its solution is known. */
  boolean admits(Position position) {
    return !isOfDiagram() || ThemeDetector.themesOfDiagram(position).contains(theme.orElseThrow());
  }

  /** Whether a diagram with a solution may have what is asked for; does not search. */
  boolean mayShow(Position position, List<Integer> line) {
    return theme.isEmpty()
        || (admits(position)
            && (isOfDiagram()
                || ThemeDetector.possibleThemes(position, line).contains(theme.get())));
  }

  /**
   * Whether a problem that is made longer by a check and a reply may have what is asked for.
   *
   * @param position the longer problem's diagram
   * @param line its line
   * @param inherits whether the shorter problem has it
   */
  boolean mayExtend(Position position, List<Integer> line, boolean inherits) {
    if (theme.isEmpty() || (inherits && !isOfDiagram())) {
      return true;
    }
    return isOfDiagram()
        ? admits(position)
        : FirstPair.canBring(theme.get(), position, line.get(0), line.get(1), line.get(2))
            && mayShow(position, line);
  }
}
