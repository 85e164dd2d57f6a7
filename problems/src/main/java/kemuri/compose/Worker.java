package kemuri.compose;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.grading.Grade;
import kemuri.grading.Grader;
import kemuri.mate.MateSolver;
import kemuri.problem.ProblemId;
import kemuri.problem.Provenance;
import kemuri.problem.Provenance.Method;
import kemuri.problem.SolutionFamily;

/**
 * Looks for problems with a solver of its own.
 *
 * <p>It works in rounds. In a round it reads the archive, which nobody changes meanwhile, and its
 * own chance; so what it finds depends on nothing else.
 */
final class Worker implements RetroExtension.Guide {
  /** What a candidate costs beside the positions entered, in positions. */
  private static final long OVERHEAD = 10;

  /** How many variants of a long problem are kept beside it, to make longer ones from. */
  private static final int VARIANTS = 7;

  /** In how many of a hundred cases a seed is to show the theme, where one can. */
  private static final int THEMED_SEEDS = 70;

  /** In how many of a hundred rounds a theme that is asked for is looked for. */
  private static final int STEERED = 60;

  private final ComposeRequest request;
  private final Acceptance acceptance;
  private final PieceMinimizer minimizer;
  private final Finish finish;
  private final Aim aim;
  private final Selection selection;
  private final Optional<Hunt> hunt;
  private final Seeds themedSeeds;
  private final Seeds seeds = new Seeds(new RandomPlacement());
  private final Preparation preparation;
  private final Mining mining;

  /** This worker's share of the positions of games, as long as they were not looked at. */
  private final Deque<Diagram> games = new ArrayDeque<>();

  private final RetroExtension retro;

  private SplittableRandom random = new SplittableRandom(0);
  private Harvest harvest = new Harvest();
  private FamilyIndex own = new FamilyIndex();
  private BooleanSupplier over = () -> false;
  private Archive archive = new Archive();

  /** Whether the problem that is made longer shows the theme. */
  private boolean inherits;

  /** Whether this round looks for the theme; others look for anything and take what shows it. */
  private boolean steers;

  /** Whether only what may show the theme is wanted. */
  private boolean themedOnly;

  Worker(int number, ComposeRequest request) {
    this.request = request;
    MateSolver solver = new MateSolver(request.tableMebibytes());
    solver.keepFindings();
    acceptance = new Acceptance(solver, request.limits().cancelled());
    minimizer = new PieceMinimizer(acceptance);
    preparation = new Preparation(acceptance, minimizer);
    mining = new Mining(acceptance);
    for (int i = number; i < request.games().size(); i += request.workers()) {
      games.add(request.games().get(i));
    }
    retro = new RetroExtension(acceptance);
    finish = new Finish(solver, request);
    selection = new Selection(number, request, finish);
    aim = new Aim(request.theme(), solver);
    themedSeeds = new Seeds(Sources.of(request));
    hunt = request.theme().map(theme -> Sources.hunt(theme, aim, request, acceptance, minimizer));
  }

  /**
   * Works for a round.
   *
   * @param kept what is known; not changed
   * @param chance decides everything else
   * @param effort positions to enter, about
   * @param stop asked between candidates; true ends the round early
   */
  Harvest round(Archive kept, SplittableRandom chance, long effort, BooleanSupplier stop) {
    archive = kept;
    random = chance;
    harvest = new Harvest();
    own = new FamilyIndex();
    steers = !aim.isOpen() && random.nextInt(100) < STEERED;
    selection.begin(kept, chance, steers);
    long before = nodes();
    over =
        () ->
            stop.getAsBoolean()
                || nodes() - before + OVERHEAD * harvest.tally().candidates() >= effort;
    while (!over.getAsBoolean()) {
      if (!games.isEmpty()) {
        mine(games.remove());
        continue;
      }
      if (hunt.isPresent() && hunt.get().isDue(acceptance.nodes())) {
        hunt(hunt.get());
        continue;
      }
      Optional<Archive.Parent> parent = selection.next();
      if (parent.isPresent()) {
        extend(parent.get());
      } else {
        seed();
      }
    }
    harvest.tally().spend(nodes() - before);
    return harvest;
  }

  private long nodes() {
    return acceptance.nodes() + finish.nodes() + aim.nodes();
  }

  private void seed() {
    harvest.tally().candidate();
    boolean themed = steers && aim.isOfOneMove() && random.nextInt(100) < THEMED_SEEDS;
    (themed ? themedSeeds.next(random, aim) : seeds.next(random, Aim.OPEN))
        .flatMap(candidate -> judge(candidate, Effort.budget(1)))
        .filter(specimen -> specimen.plies() == 1)
        .filter(specimen -> !isKnown(specimen.family()))
        .ifPresent(
            specimen ->
                add(
                    specimen,
                    specimen.family(),
                    new Provenance(Method.PLACEMENT, Optional.empty(), request.seed(), 0)));
  }

  /** Tries to make a problem of a mate in a game. */
  private void mine(Diagram game) {
    long before = acceptance.nodes();
    Position position = Position.of(game, Attacker.AUTO, DefenderHand.GIVEN);
    mining
        .mine(position, random, this)
        .filter(problem -> problem.plies() <= request.plies())
        .ifPresent(
            problem ->
                keep(
                    problem,
                    new Provenance(
                        Method.MINING,
                        Optional.empty(),
                        request.seed(),
                        acceptance.nodes() - before)));
  }

  /** Tries a diagram within the theme. */
  private void hunt(Hunt themed) {
    long candidates = harvest.tally().candidates();
    long before = acceptance.nodes();
    themed
        .next(random, this)
        .filter(found -> !isKnown(found.specimen().family()))
        .ifPresent(
            found ->
                add(
                    found.specimen(),
                    found.specimen().family(),
                    new Provenance(
                        found.method(),
                        found.parent(),
                        request.seed(),
                        acceptance.nodes() - before)));
    if (harvest.tally().candidates() == candidates) {
      harvest.tally().candidate();
    }
  }

  @Override
  public boolean isWanted(Position candidate, List<Integer> line) {
    return (line.size() < request.plies() || request.allows(candidate))
        && isOfTheme(candidate, line);
  }

  private boolean isOfTheme(Position candidate, List<Integer> line) {
    return !themedOnly
        || aim.mayExtend(candidate, line, inherits)
        || (line.size() < request.plies() && aim.isPreparedBy(candidate, line));
  }

  @Override
  public Optional<Specimen> judge(Position candidate, long budget) {
    harvest.tally().candidate();
    Judgement judgement = acceptance.judge(candidate, budget);
    if (judgement instanceof Judgement.Refused refused) {
      harvest.tally().refuse(refused.reason());
    }
    return judgement.problem();
  }

  /** Takes pairs of moves back from a problem and keeps the best of what comes of it. */
  private void extend(Archive.Parent parent) {
    long before = acceptance.nodes();
    Optional<Specimen> base =
        isToldLonger(parent) ? Optional.empty() : preparation.prepare(parent, random, over);
    int kept = 0;
    if (base.isPresent()) {
      List<Specimen> children = children(parent, base.get());
      ProblemId id = ProblemId.of(base.get().position().toDiagram());
      kept =
          keepBest(
              children,
              new Provenance(
                  Method.RETRO_EXTENSION,
                  Optional.of(id),
                  request.seed(),
                  acceptance.nodes() - before));
    }
    boolean done = kept > 0 || isToldLonger(parent);
    (done ? harvest.done() : harvest.barren()).add(parent);
  }

  /** Whether all that goes on as a problem does is told already. */
  private boolean isToldLonger(Archive.Parent parent) {
    Specimen specimen = parent.find().specimen();
    return Effort.areVariants(specimen.plies() + 2)
        && isKnown(SolutionFamily.ofLonger(specimen.position(), specimen.line()));
  }

  private List<Specimen> children(Archive.Parent parent, Specimen base) {
    int plies = base.plies() + 2;
    inherits = parent.find().shown();
    themedOnly = steers;
    Effort effort =
        Effort.areVariants(request.plies()) && aim.isOpen()
            ? Effort.frugal(plies, plies >= request.plies(), parent.failures())
            : Effort.thorough(plies, themedOnly && inherits);
    List<Specimen> children = retro.extend(base, effort, random, this, over);
    if (themedOnly && children.isEmpty() && isPassable(plies)) {
      themedOnly = false;
      children.addAll(retro.extend(base, effort, random, this, over));
    }
    Comparator<Specimen> order = Comparator.comparingDouble(this::appeal);
    children.sort(order.reversed());
    return children;
  }

  /**
   * Keeps what is new, and variants of it: they are none to be told, but two plies longer they are
   * new ones, for by then they differ in two moves. Returns how many are kept.
   */
  private int keepBest(List<Specimen> children, Provenance provenance) {
    int kept = 0;
    for (Specimen child : children) {
      if (kept == 0 || !Effort.areVariants(child.plies())) {
        kept += keep(child, provenance) ? 1 : 0;
      } else if (child.plies() < request.plies() && kept <= VARIANTS) {
        kept++;
        harvest.finds().add(find(child, provenance, true));
      }
    }
    return kept;
  }

  /**
   * Whether a problem of a length may be of use without showing the theme as far as one can tell:
   * on the way to longer ones, or because another line than the expected one may be the main line.
   */
  private boolean isPassable(int plies) {
    return plies < request.plies() || !aim.isOfDiagram();
  }

  private double appeal(Specimen specimen) {
    return finish.appeal(Grader.estimate(specimen.position(), specimen.report()));
  }

  private boolean keep(Specimen specimen, Provenance provenance) {
    if (isKnown(specimen.family())) {
      harvest.tally().refuse(Refusal.KNOWN_FAMILY);
      return false;
    }
    Optional<Specimen> smallest = minimizer.minimise(specimen, Effort.minimising(specimen.plies()));
    if (smallest.isEmpty()) {
      harvest.tally().refuse(Refusal.UNNEEDED_PIECE);
      return false;
    }
    SolutionFamily family = smallest.get().family();
    if (isKnown(family)) {
      harvest.tally().refuse(Refusal.KNOWN_FAMILY);
      return false;
    }
    add(smallest.get(), family, provenance);
    return true;
  }

  private void add(Specimen specimen, SolutionFamily family, Provenance provenance) {
    own.add(family);
    harvest.finds().add(find(specimen, provenance, false));
  }

  private Find find(Specimen specimen, Provenance provenance, boolean variant) {
    Grade grade = Grader.estimate(specimen.position(), specimen.report());
    boolean shown = aim.isShownBy(specimen);
    hunt.ifPresent(themed -> themed.learn(specimen, shown, random));
    return new Find(
        specimen,
        specimen.family(),
        grade,
        provenance,
        variant,
        shown,
        aim.isPreparedBy(specimen.position(), specimen.line()),
        variant ? Optional.empty() : finish.finish(specimen, grade, provenance));
  }

  @Override
  public boolean isKnown(SolutionFamily family) {
    return archive.families().knows(family) || own.knows(family);
  }
}
