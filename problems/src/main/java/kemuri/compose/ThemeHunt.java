package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import kemuri.board.Position;
import kemuri.problem.ProblemId;
import kemuri.problem.Provenance.Method;

/**
 * Looks for problems that show a theme by drawing diagrams and changing what is sound.
 *
 * <p>A check and its reply taken back seldom leave a letter or a symmetry, and seldom bring in a
 * rare theme of the line. So diagrams are drawn within the theme, whatever length they come out at,
 * and those that are sound are changed again and again. A few problems of each length are kept, one
 * of a family, and those that come nearest to the theme are changed most. A theme of the line may
 * be found at any length, for longer problems inherit it; one of the diagram has to be found at the
 * length that is asked for, to which this climbs from length to length.
 *
 * <p>Every piece has to be needed. Where taking pieces off would spoil the theme, the problem with
 * the fewest idle ones is changed further until each has something to do.
 */
final class ThemeHunt implements Hunt {
  /** In how many of a hundred cases a diagram is drawn afresh. */
  private static final int FRESH = 25;

  /** How many of a hundred positions are entered here, where the theme is one of the line. */
  private static final int OF_LINE = 20;

  /** The same for one of the diagram. */
  private static final int OF_DIAGRAM = 40;

  /** Positions to enter at most for a diagram that is to have three plies, or any number. */
  private static final long SHORT = 250;

  /** The same for a longer one: one that is drawn is seldom worth more. */
  private static final long LONG = 600;

  /** In how many of a hundred cases the longest, or what shows the theme, is changed. */
  private static final int NEAREST = 60;

  /** In how many of a hundred cases an idle piece is exchanged, where there are some. */
  private static final int IDLE = 80;

  /** How many problems of a length are kept. */
  private static final int MOST = 30;

  private final DiagramSource source;
  private final Mutation mutation = new Mutation();
  private final Aim aim;
  private final ComposeRequest request;
  private final Acceptance acceptance;
  private final PieceMinimizer minimizer;
  private final NavigableMap<Integer, List<Kept>> kept = new TreeMap<>();
  private long spent;

  ThemeHunt(
      DiagramSource source,
      Aim aim,
      ComposeRequest request,
      Acceptance acceptance,
      PieceMinimizer minimizer) {
    this.source = source;
    this.aim = aim;
    this.request = request;
    this.acceptance = acceptance;
    this.minimizer = minimizer;
  }

  /**
   * A sound problem.
   *
   * @param specimen the problem
   * @param family its family's first key
   * @param far how far it is from the theme: 0 if it shows it
   * @param idle its idle pieces, as far as that was asked
   */
  private record Kept(Specimen specimen, long family, int far, List<Integer> idle) {
    /** Idle pieces are what is left to mend in a problem that shows the theme. */
    int faults() {
      return 100 * far + idle.size();
    }
  }

  @Override
  public boolean isDue(long nodes) {
    return aim.isOfShape() || 100 * spent <= (aim.isOfDiagram() ? OF_DIAGRAM : OF_LINE) * nodes;
  }

  @Override
  public Optional<Found> next(SplittableRandom random, RetroExtension.Guide guide) {
    long budget = aim.isOfDiagram() && request.plies() > 3 ? LONG : SHORT;
    long before = acceptance.nodes();
    Optional<Kept> parent =
        kept.isEmpty() || random.nextInt(100) < FRESH ? Optional.empty() : parent(random);
    Optional<Position> candidate =
        parent.isPresent() ? changed(parent.get(), random) : source.next(random);
    Optional<Kept> settled =
        candidate
            .filter(aim::admits)
            .flatMap(position -> guide.judge(position, budget))
            .filter(this::isOfUse)
            .flatMap(specimen -> settle(specimen, budget))
            .filter(problem -> !guide.isKnown(problem.specimen.family()));
    settled.ifPresent(problem -> keep(problem, random));
    spent += 1 + acceptance.nodes() - before;
    Method method = parent.isPresent() ? Method.MUTATION : Method.PLACEMENT;
    return settled
        .filter(this::isDone)
        .map(last -> new Found(last.specimen, method, parent.map(ThemeHunt::id)));
  }

  @Override
  public void learn(Specimen specimen, boolean shown, SplittableRandom random) {
    if (isOfUse(specimen) && aim.admits(specimen.position())) {
      keep(kept(specimen, List.of()), random);
    }
  }

  private boolean isDone(Kept problem) {
    return problem.faults() == 0
        && (request.isOfLength(problem.specimen.plies()) || !aim.isOfDiagram());
  }

  private Kept kept(Specimen specimen, List<Integer> idle) {
    int far =
        aim.isShownBy(specimen)
            ? 0
            : aim.isPreparedBy(specimen.position(), specimen.line()) ? 1 : 2;
    return new Kept(specimen, specimen.family().keys()[0], far, idle);
  }

  private static ProblemId id(Kept problem) {
    return ProblemId.of(problem.specimen.position().toDiagram());
  }

  private Optional<Position> changed(Kept parent, SplittableRandom random) {
    Position position = parent.specimen.position();
    return !parent.idle.isEmpty() && random.nextInt(100) < IDLE
        ? mutation.exchange(position, parent.idle, random)
        : mutation.next(position, random);
  }

  private boolean isOfUse(Specimen specimen) {
    return specimen.plies() <= request.plies() && request.allows(specimen.position());
  }

  private Optional<Kept> parent(SplittableRandom random) {
    List<Integer> lengths = List.copyOf(kept.keySet());
    int plies =
        aim.isOfDiagram() && random.nextInt(100) < NEAREST
            ? kept.lastKey()
            : lengths.get(random.nextInt(lengths.size()));
    List<Kept> all = kept.getOrDefault(plies, List.of());
    Kept one = all.get(random.nextInt(all.size()));
    Kept other = all.get(random.nextInt(all.size()));
    return Optional.of(one.faults() <= other.faults() ? one : other);
  }

  /**
   * The problem with all idle pieces gone, if it can be had within the theme; else with those in
   * hand gone, and the others known if it is of the length that is asked for.
   */
  private Optional<Kept> settle(Specimen specimen, long budget) {
    boolean near = aim.mayShow(specimen.position(), specimen.line());
    if (specimen.plies() == 1 || !near) {
      return Optional.of(kept(specimen, List.of()));
    }
    Optional<Specimen> smallest =
        minimizer.minimise(specimen, 4 * budget).filter(less -> aim.admits(less.position()));
    if (smallest.isPresent()) {
      return smallest.map(less -> kept(less, List.of()));
    }
    if (!request.isOfLength(specimen.plies()) || !aim.isOfDiagram()) {
      return aim.isOfDiagram() ? Optional.of(kept(specimen, List.of())) : Optional.empty();
    }
    return minimizer
        .minimiseHand(specimen, 4 * budget)
        .flatMap(less -> minimizer.idlePieces(less, 4 * budget).map(idle -> kept(less, idle)));
  }

  /** Keeps a problem: in place of one of its family, or of one no better if there are many. */
  private void keep(Kept problem, SplittableRandom random) {
    List<Kept> all = kept.computeIfAbsent(problem.specimen.plies(), plies -> new ArrayList<>(MOST));
    for (int place = 0; place < all.size(); place++) {
      if (all.get(place).family == problem.family) {
        if (problem.faults() <= all.get(place).faults()) {
          all.set(place, problem);
        }
        return;
      }
    }
    if (all.size() < MOST) {
      all.add(problem);
      return;
    }
    int worst = all.stream().mapToInt(Kept::faults).max().orElseThrow();
    int place = random.nextInt(MOST);
    while (all.get(place).faults() < worst) {
      place = (place + 1) % MOST;
    }
    if (problem.faults() <= worst) {
      all.set(place, problem);
    }
  }
}
