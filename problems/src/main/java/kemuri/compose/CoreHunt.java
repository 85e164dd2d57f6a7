package kemuri.compose;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.compose.Beginnings.Beginning;
import kemuri.grading.Theme;
import kemuri.movegen.UnmoveGenerator;
import kemuri.problem.Provenance.Method;

/**
 * Looks for the shortest problems that show a theme of the line (手筋), the cores from which longer
 * ones are made.
 *
 * <p>Hundreds of thousands of diagrams a second can be drawn and looked at with nothing but moves
 * generated. What passes is a beginning: a mate in one, or for themes around the drop mate (打歩詰) a
 * mate in three by a pawn drop. From it only checks and replies are taken back that can bring the
 * theme, and what they lead to is judged.
 */
final class CoreHunt implements Hunt {
  private static final Set<Theme> OF_DROP_MATE =
      EnumSet.of(Theme.NON_PROMOTION, Theme.PAWN_DROP_MATE_AVOIDANCE);

  private static final Set<Theme> OF_PAIR =
      EnumSet.of(
          Theme.SACRIFICE,
          Theme.FREE_SACRIFICE,
          Theme.BIG_SACRIFICE,
          Theme.FREE_BIG_SACRIFICE,
          Theme.NON_PROMOTION,
          Theme.PAWN_DROP_MATE_AVOIDANCE,
          Theme.INTERPOSITION,
          Theme.VALUED_INTERPOSITION,
          Theme.MIDDLE_INTERPOSITION,
          Theme.MOVING_INTERPOSITION,
          Theme.LIMITED_DROP,
          Theme.DISTANT_DROP,
          Theme.DOUBLE_CHECK,
          Theme.DISCOVERED_CHECK,
          Theme.SELF_BLOCK,
          Theme.LINE_OPENING,
          Theme.SWITCHBACK);

  /** How many of a hundred positions are entered here while nothing shows the theme. */
  private static final int WITHOUT = 60;

  /** The same once something does. */
  private static final int WITH = 20;

  /** How many problems that show the theme are enough. */
  private static final int ENOUGH = 8;

  /** Diagrams drawn at most for a beginning. */
  private static final int DRAWS = 500;

  /** What it costs to draw a diagram and to look at it, in positions entered. */
  private static final int A_DRAW = 2;

  /** What it costs to find the moves that can be taken back. */
  private static final int AN_UNMOVE = 20;

  /** In how many of a hundred cases a mate in one is sought near another. */
  private static final int NEAR = 50;

  /** Positions to enter at most for a candidate, for each ply. */
  private static final long BUDGET = 150;

  /** Replies to the first check of a mate in three at most. */
  private static final int REPLIES = 60;

  /** How many candidates may fail that differ in the first check alone. */
  private static final int PATIENCE = 60;

  private final Theme theme;
  private final Aim aim;
  private final ComposeRequest request;
  private final Acceptance acceptance;
  private final PieceMinimizer minimizer;
  private final CoreSource source;
  private final QuickMates quick = new QuickMates();
  private final UnmoveGenerator unmoves = new UnmoveGenerator();
  private long spent;
  private int shown;

  CoreHunt(
      Theme theme,
      Aim aim,
      ComposeRequest request,
      Acceptance acceptance,
      PieceMinimizer minimizer) {
    this.theme = theme;
    this.aim = aim;
    this.request = request;
    this.acceptance = acceptance;
    this.minimizer = minimizer;
    source =
        OF_DROP_MATE.contains(theme)
            ? new CoreSource(new PawnPlacement(), new PawnDropBeginnings(theme), 0)
            : new CoreSource(new RandomPlacement(), new MateBeginnings(), NEAR);
  }

  /** Whether there are such cores of a theme. */
  static boolean suits(Theme theme) {
    return OF_PAIR.contains(theme);
  }

  @Override
  public boolean isDue(long nodes) {
    return 100 * spent <= (shown < ENOUGH ? WITHOUT : WITH) * nodes;
  }

  @Override
  public void learn(Specimen specimen, boolean isShown, SplittableRandom random) {
    shown += isShown ? 1 : 0;
  }

  @Override
  public Optional<Found> next(SplittableRandom random, RetroExtension.Guide guide) {
    long before = acceptance.nodes();
    Optional<Beginning> beginning = Optional.empty();
    int draws = 0;
    while (beginning.isEmpty() && draws++ < DRAWS) {
      beginning = source.next(random).filter(drawn -> isSmall(drawn.position()));
    }
    acceptance.spend((long) A_DRAW * draws);
    Optional<Found> found =
        beginning
            .flatMap(drawn -> proven(drawn, guide))
            .flatMap(drawn -> longer(drawn, random, guide))
            .map(core -> new Found(core, Method.RETRO_EXTENSION, Optional.empty()));
    spent += acceptance.nodes() - before;
    return found;
  }

  private boolean isSmall(Position position) {
    return request.maxPieces() == 0 || Specimen.pieces(position) <= request.maxPieces() + 1;
  }

  /** A beginning as it was drawn if it is a mate in one, else with its line if it is sound. */
  private Optional<Beginning> proven(Beginning drawn, RetroExtension.Guide guide) {
    if (!OF_DROP_MATE.contains(theme)) {
      return Optional.of(drawn);
    }
    return guide
        .judge(drawn.position(), BUDGET * 3)
        .filter(sound -> sound.line().get(0).equals(drawn.line().get(0)))
        .map(sound -> new Beginning(sound.position().copy(), sound.line()));
  }

  /** What shows the theme with a check and a reply more. */
  private Optional<Specimen> longer(
      Beginning beginning, SplittableRandom random, RetroExtension.Guide guide) {
    if (beginning.line().size() + 2 > request.plies()
        || !FirstPair.mayPrecede(theme, beginning.line().get(0))) {
      return Optional.empty();
    }
    Position position = beginning.position();
    MoveList replies = new MoveList();
    unmoves.replies(position, replies);
    acceptance.spend(AN_UNMOVE);
    for (int reply : RetroExtension.shuffled(replies, random)) {
      position.undoMove(reply);
      if (FirstPair.mayReply(theme, position, reply)) {
        Optional<Specimen> core = checkedBefore(position, reply, beginning, random, guide);
        if (core.isPresent()) {
          return core;
        }
      }
      position.doMove(reply);
    }
    return Optional.empty();
  }

  private Optional<Specimen> checkedBefore(
      Position position,
      int reply,
      Beginning beginning,
      SplittableRandom random,
      RetroExtension.Guide guide) {
    MoveList checks = new MoveList();
    unmoves.checks(position, checks);
    acceptance.spend(AN_UNMOVE);
    boolean asked = false;
    int failures = 0;
    for (int check : RetroExtension.shuffled(checks, random)) {
      if (failures >= PATIENCE) {
        break;
      }
      List<Integer> line = new ArrayList<>(List.of(check, reply));
      line.addAll(beginning.line());
      position.undoMove(check);
      boolean wanted =
          isSmall(position)
              && aim.mayExtend(position, line, false)
              && (line.size() > 3 || !quick.any(position));
      if (wanted) {
        position.doMove(check);
        boolean lost = asked || isLost(position, line.size());
        position.undoMove(check);
        asked = true;
        if (!lost) {
          position.doMove(check);
          break;
        }
        Optional<Specimen> core = core(position, line.size(), guide);
        if (core.isPresent()) {
          return core;
        }
        failures++;
      }
      position.doMove(check);
    }
    return Optional.empty();
  }

  private boolean isLost(Position position, int plies) {
    acceptance.spend(A_DRAW);
    return plies == 3
        ? quick.isLost(position, REPLIES)
        : acceptance.isMated(position, BUDGET * plies);
  }

  private Optional<Specimen> core(Position position, int plies, RetroExtension.Guide guide) {
    return guide
        .judge(position, BUDGET * plies)
        .filter(sound -> sound.plies() <= request.plies() && aim.isShownBy(sound))
        .filter(sound -> !guide.isKnown(sound.family()))
        .flatMap(sound -> minimizer.minimise(sound, 4 * BUDGET * plies))
        .filter(sound -> request.allows(sound.position()) && aim.isShownBy(sound));
  }
}
