package kemuri.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.search.SearchClock;
import kemuri.search.SearchListener;
import kemuri.search.TeamSearch;
import kemuri.search.UndecidedReason;

/** One problem's way through the soundness check. */
final class Examination {
  /** What the search for slower mates may cost at least. */
  private static final long LEAST_FOR_INFORMATION = 20_000;

  private final TeamSearch search;
  private final SearchClock clock;
  private final Position root;
  private final SoundnessQuestion question;
  private final SoundnessListener listener;
  private final TsumePlay play;
  private final TsumeLine lines;
  private final Evidence evidence;
  private final List<Finding> findings = new ArrayList<>();
  private final List<OpenQuestion> open = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private int rawPlies;
  private Optional<SolvedProblem> solved = Optional.empty();

  /** The alternatives that are being decided. */
  private Optional<Alternatives> current = Optional.empty();

  Examination(
      TeamSearch search, Position root, SoundnessQuestion question, SoundnessListener listener) {
    this.search = search;
    clock = search.clock();
    this.root = root.copy();
    this.question = question;
    this.listener = listener;
    play = new TsumePlay(search, question.futile());
    lines = new TsumeLine(play);
    evidence = new Evidence(play, lines);
  }

  /** Tells the listener where the check stands. */
  void progress(SearchListener.Progress at) {
    listener.onProgress(
        new SoundnessListener.Progress(
            at.nodes(),
            at.milliseconds(),
            solved.map(SolvedProblem::plies).orElse(at.plies()),
            current.map(Alternatives::decided).orElse(0),
            current.map(Alternatives::count).orElse(0)));
  }

  /** Solves the problem; false if there is nothing more to examine. */
  boolean solve(long mostNodes) {
    MateResult raw = new PlainMate(search).exact(root.copy(), mostNodes);
    if (raw instanceof MateResult.NoMate) {
      add(finding(FindingKind.NO_MATE, 0, Move.NONE, List.of(), true));
      return false;
    }
    if (!(raw instanceof MateResult.Mate mate)) {
      if (raw instanceof MateResult.Undecided undecided) {
        undecided.bound().ifPresent(this::compareWithStatedLength);
      }
      leaveOpen(OpenQuestion.Matter.SOLUTION, true);
      return false;
    }
    rawPlies = mate.rawPlies();
    try {
      int key = play.key(root, mate.line());
      Line line = lines.from(root.copy(), key, 0);
      solved = Optional.of(new SolvedProblem(root, key, line.moves()));
      compareWithAuthor();
      return true;
    } catch (LimitReached e) {
      compareWithStatedLength(mate.line());
      leaveOpen(OpenQuestion.Matter.SOLUTION, true);
      return false;
    }
  }

  /** A plain mate that is too short is too short by any rules. */
  private void compareWithStatedLength(Line plain) {
    if (plain.plies() < statedPlies() && !plain.moves().isEmpty()) {
      int first = plain.moves().get(0);
      add(finding(FindingKind.SHORTER_MATE, 1, first, plain.moves(), false));
    }
  }

  private int statedPlies() {
    return question.statedPlies() > 0 ? question.statedPlies() : question.solution().size();
  }

  /** The main line; only after {@link #solve}. */
  SolvedProblem problem() {
    return solved.orElseThrow();
  }

  /** Takes the author's line if it is one of the best, and says where it is not. */
  private void compareWithAuthor() {
    SolvedProblem best = problem();
    List<Integer> author = question.solution();
    int stated = statedPlies();
    AuthorsSolution.Departure departure =
        author.isEmpty()
            ? AuthorsSolution.Departure.NOWHERE
            : AuthorsSolution.departure(root, best.key(), author, play, lines);
    if (departure.isNowhere()) {
      if (!author.isEmpty()) {
        solved = Optional.of(new SolvedProblem(root, best.key(), author));
      }
      if (stated > best.plies()) {
        SolvedProblem problem = problem();
        add(finding(FindingKind.SHORTER_MATE, 1, problem.move(1), problem.moves(), true));
      }
    } else {
      depart(best, author, departure);
    }
    if (stated > 0 && stated < best.plies()) {
      warnings.add(
          "The stated length is %d plies; the defender can last %d."
              .formatted(stated, best.plies()));
    }
  }

  private void depart(
      SolvedProblem best, List<Integer> author, AuthorsSolution.Departure departure) {
    int ply = departure.ply();
    if (departure.better() == Move.NONE) {
      warnings.add("The solution goes on after the mate, or ends before it.");
      return;
    }
    boolean attacks = ply % 2 == 1;
    List<Integer> start = new ArrayList<>(author.subList(0, ply - 1));
    Position position = root.copy();
    start.forEach(position::doMove);
    int key = best.key() - 2 * (ply - 1);
    start.addAll(lines.from(position, key, ply - 1).moves());
    add(
        finding(
            attacks ? FindingKind.SHORTER_MATE : FindingKind.LONGER_VARIATION,
            ply,
            departure.better(),
            start,
            true));
  }

  /** Looks at the defender's replies along the line, and at the attacker's checks there. */
  void examine() {
    SolvedProblem problem = problem();
    try {
      if (Key.isLeftover(problem.key())) {
        leftover(problem);
      } else {
        equalVariations(problem);
      }
    } catch (LimitReached e) {
      leaveOpen(OpenQuestion.Matter.VARIATIONS, true);
    }
    decideAlternatives(problem, 1, lastAlternatives(problem), this::accept);
  }

  /**
   * The last ply at which alternatives matter: not the last move if only the verdict is asked for.
   */
  private int lastAlternatives(SolvedProblem problem) {
    boolean verdictAlone = question.thoroughness() == SoundnessQuestion.Thoroughness.EARLY;
    boolean matters = ofFinalMove(problem).compareTo(Severity.TOLERATED) < 0;
    return verdictAlone && !matters ? problem.plies() - 2 : problem.plies();
  }

  private Severity ofFinalMove(SolvedProblem problem) {
    return question
        .profile()
        .severity(FindingKind.FINAL_MOVE, problem.plies(), PieceType.NONE, false);
  }

  private void leftover(SolvedProblem problem) {
    List<Variations.Variation> shorter = new Variations(problem, play).shorterWithoutLeftover();
    for (Variations.Variation variation : shorter) {
      addVariation(problem, FindingKind.LONGER_VARIATION, variation);
    }
    if (shorter.isEmpty()) {
      int last = problem.plies();
      add(finding(FindingKind.LEFTOVER, last, problem.move(last), problem.moves(), true));
    }
  }

  private void equalVariations(SolvedProblem problem) {
    Set<Long> cooks = new HashSet<>();
    for (Variations.Variation variation : new Variations(problem, play).equallyGood()) {
      List<Integer> line = addVariation(problem, FindingKind.EQUAL_VARIATION, variation);
      if (isEnough()) {
        return;
      }
      SolvedProblem other = new SolvedProblem(root, problem.key(), line);
      decideAlternatives(
          other,
          variation.ply() + 1,
          other.plies() - 2,
          (within, kind, ply, move) -> {
            if (kind == FindingKind.COOK && cooks.add((long) ply << 32 | move)) {
              addAlternative(within, FindingKind.EQUAL_VARIATION_COOK, ply, move);
            }
          });
    }
  }

  private List<Integer> addVariation(
      SolvedProblem problem, FindingKind kind, Variations.Variation variation) {
    List<Integer> start = problem.upTo(variation.ply(), variation.move());
    Position position = root.copy();
    start.forEach(position::doMove);
    int depth = variation.ply();
    int key = play.key(position, problem.plies() - depth, depth);
    List<Integer> line = new ArrayList<>(start);
    line.addAll(lines.from(position, key, depth).moves());
    add(finding(kind, depth, variation.move(), line, true));
    return line;
  }

  /** Takes a check that mates, of a kind, at a ply of a line. */
  private interface Found {
    void accept(SolvedProblem problem, FindingKind kind, int ply, int move);
  }

  private void decideAlternatives(SolvedProblem problem, int first, int last, Found found) {
    Alternatives alternatives = new Alternatives(problem, play, first, last);
    current = Optional.of(alternatives);
    alternatives.decide(
        (kind, ply, move) -> found.accept(problem, kind, ply, move), this::isEnough);
    if (!isEnough()) {
      boolean fatalAtTheEnd = ofFinalMove(problem) == Severity.FATAL;
      open.addAll(alternatives.left(reason(), fatalAtTheEnd));
    }
  }

  private void accept(SolvedProblem problem, FindingKind kind, int ply, int move) {
    addAlternative(problem, kind, ply, move);
  }

  private void addAlternative(SolvedProblem problem, FindingKind kind, int ply, int move) {
    List<Integer> start = problem.upTo(ply, move);
    Position position = root.copy();
    start.forEach(position::doMove);
    Evidence.Mating mating = evidence.after(start, position);
    boolean mirrored = problem.isMirrored(ply, move);
    add(finding(kind, ply, move, mating.moves(), mating.exact(), mirrored));
  }

  /** Looks for what is of interest only: slower mates after worse defences, unneeded pieces. */
  void inform() {
    SolvedProblem problem = problem();
    long allowance = Math.max(LEAST_FOR_INFORMATION, clock.nodes());
    Variations variations = new Variations(problem, play);
    long before = clock.pauseAfter(allowance);
    boolean decided = false;
    try {
      decided =
          variations.slowerMates(allowance / 16, (at, check) -> addSlower(problem, at, check));
    } catch (LimitReached e) {
      decided = false;
    } finally {
      clock.resume(before);
    }
    if (!decided) {
      leaveOpen(OpenQuestion.Matter.VARIATIONS, false);
    }
  }

  private void addSlower(SolvedProblem problem, Variations.Variation variation, int check) {
    List<Integer> start = problem.upTo(variation.ply(), variation.move());
    start.add(check);
    Position position = root.copy();
    start.forEach(position::doMove);
    Evidence.Mating mating = evidence.after(start, position);
    add(
        finding(
            FindingKind.OTHER_VARIATION,
            variation.ply(),
            variation.move(),
            mating.moves(),
            mating.exact()));
  }

  /** Notes a piece that is not needed. */
  void addUnneeded(int square) {
    Severity severity =
        question
            .profile()
            .severity(FindingKind.UNNEEDED_PIECE, problem().plies(), PieceType.NONE, false);
    add(
        new Finding(
            FindingKind.UNNEEDED_PIECE, severity, 0, Move.NONE, square, List.of(), 0, true));
  }

  /** Notes that something is left open. */
  void leaveOpen(OpenQuestion.Matter matter, boolean couldBeFatal) {
    open.add(new OpenQuestion(matter, 0, Move.NONE, reason(), couldBeFatal));
  }

  /** Why the check has to stop; a question given up for its price alone counts as nodes. */
  private UndecidedReason reason() {
    return clock.over().orElse(UndecidedReason.NODES);
  }

  private Finding finding(FindingKind kind, int ply, int move, List<Integer> line, boolean exact) {
    return finding(kind, ply, move, line, exact, false);
  }

  private Finding finding(
      FindingKind kind, int ply, int move, List<Integer> line, boolean exact, boolean mirrored) {
    int plies = solved.map(SolvedProblem::plies).orElse(0);
    int dropped = move != Move.NONE && Move.isDrop(move) ? Move.type(move) : PieceType.NONE;
    Severity severity = question.profile().severity(kind, plies, dropped, mirrored);
    return new Finding(kind, severity, ply, move, Square.NONE, line, line.size(), exact);
  }

  private void add(Finding finding) {
    findings.add(finding);
    listener.onFinding(finding);
  }

  /** Whether a fatal fault was found and no more is asked for. */
  boolean isEnough() {
    return question.thoroughness() == SoundnessQuestion.Thoroughness.EARLY && has(Severity.FATAL);
  }

  private boolean has(Severity worst) {
    return findings.stream().anyMatch(finding -> finding.severity() == worst);
  }

  /** The verdict on what was found so far. */
  Soundness verdict() {
    if (findings.stream().anyMatch(finding -> finding.kind() == FindingKind.NO_MATE)) {
      return Soundness.NO_MATE;
    }
    if (has(Severity.FATAL)) {
      return Soundness.UNSOUND;
    }
    if (open.stream().anyMatch(OpenQuestion::couldBeFatal)) {
      return Soundness.UNDECIDED;
    }
    return has(Severity.FLAW) || has(Severity.MINOR) ? Soundness.FLAWED : Soundness.SOUND;
  }

  SoundnessReport report() {
    findings.sort(
        Comparator.comparingInt(Finding::ply)
            .thenComparing(Finding::kind)
            .thenComparing(Finding::move, MoveOrder.BY_SQUARES)
            .thenComparingInt(Finding::square));
    open.sort(
        Comparator.comparingInt(OpenQuestion::ply)
            .thenComparing(OpenQuestion::move, MoveOrder.BY_SQUARES));
    return new SoundnessReport(
        verdict(),
        solved.map(problem -> new Line(problem.moves())),
        solved.isPresent() && Key.isLeftover(problem().key()),
        rawPlies,
        findings,
        open,
        warnings,
        clock.nodes(),
        clock.milliseconds());
  }

  /** The side that must be to move. */
  static void requireAttacker(Position position) {
    if (position.sideToMove() != Side.ATTACKER) {
      throw new IllegalArgumentException("a problem begins with the attacker's move");
    }
  }
}
