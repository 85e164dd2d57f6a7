package kemuri.compose;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Wording;
import kemuri.grading.Grader;
import kemuri.grading.Theme;
import kemuri.mate.Finding;
import kemuri.mate.Futile;
import kemuri.mate.Line;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.Severity;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.problem.ProblemId;
import kemuri.problem.SolutionFamily;
import kemuri.search.SearchLimits;

/** The audit of one problem. */
final class ProblemAudit {
  private final ProblemClaim claim;
  private final MateSolver solver;
  private final SoundnessCheck check;
  private final Duration time;
  private final long start = System.nanoTime();
  private final List<Audit.Fault> faults = new ArrayList<>();
  private final List<String> open = new ArrayList<>();
  private Optional<SoundnessReport> report = Optional.empty();
  private Optional<SolutionFamily> family = Optional.empty();
  private int needed;
  private long nodes;

  ProblemAudit(ProblemClaim claim, MateSolver solver, SoundnessCheck check, Duration time) {
    this.claim = claim;
    this.solver = solver;
    this.check = check;
    this.time = time;
  }

  /** Does it. */
  void run() {
    Diagram diagram;
    try {
      diagram = Sfen.parse(claim.sfen());
    } catch (NotationException e) {
      fault(Audit.Kind.BAD_SFEN, String.valueOf(e.getMessage()));
      return;
    }
    if (isPlayable(diagram)) {
      examine(diagram);
    }
  }

  /** The family of the solution that was found. */
  Optional<SolutionFamily> family() {
    return family;
  }

  /** Notes something that is wrong. */
  void fault(Audit.Kind kind, String detail) {
    faults.add(new Audit.Fault(kind, detail));
  }

  /** What came of it. */
  Audit result() {
    return new Audit(
        faults,
        open,
        report.map(SoundnessReport::verdict),
        report.flatMap(SoundnessReport::solution).map(Line::plies).orElse(0),
        needed,
        nodes,
        (System.nanoTime() - start) / 1_000_000);
  }

  private boolean isPlayable(Diagram diagram) {
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, Attacker.BLACK);
    flaws.forEach(flaw -> fault(Audit.Kind.FLAWED_DIAGRAM, flaw.detail()));
    if (diagram.sideToMove() != Color.BLACK) {
      fault(Audit.Kind.FLAWED_DIAGRAM, "White is to move; expected Black");
      return false;
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (diagram.missing(type) > 0) {
        fault(
            Audit.Kind.MISSING_PIECES,
            Wording.count(diagram.missing(type), type) + " in no place; expected in White's hand");
      }
    }
    return flaws.isEmpty();
  }

  private void examine(Diagram diagram) {
    Position position = position(diagram);
    SoundnessReport first = ask(position, Thoroughness.COMPLETE, List.of());
    report = Optional.of(first);
    judge(first);
    compareId(diagram);
    List<Integer> found = first.solution().map(Line::moves).orElse(List.of());
    if (found.isEmpty()) {
      return;
    }
    family = Optional.of(SolutionFamily.of(position, found));
    if (found.size() != claim.plies()) {
      fault(
          Audit.Kind.WRONG_PLIES,
          "mate in %d, recorded as %d".formatted(found.size(), claim.plies()));
    }
    List<Integer> recorded = recorded(position);
    boolean best = searchMirrored(diagram, first, recorded);
    if (Auditor.isAcceptable(first.verdict())) {
      removePieces(diagram, first);
      boolean other = best && !recorded.equals(found);
      compareThemes(position, other ? ask(position, Thoroughness.FAULTS, recorded) : first);
    }
  }

  private void judge(SoundnessReport first) {
    if (first.verdict() == Soundness.UNDECIDED) {
      open.add("whether it is sound");
      return;
    }
    String verdict = wireName(first.verdict());
    if (!Auditor.isAcceptable(first.verdict())) {
      String kinds =
          first.findings().stream()
              .filter(finding -> finding.severity() == Severity.FATAL)
              .map(ProblemAudit::describe)
              .distinct()
              .collect(Collectors.joining(", "));
      fault(Audit.Kind.UNSOUND, kinds);
    } else if (!verdict.equals(claim.verdict())) {
      fault(Audit.Kind.WRONG_VERDICT, verdict + ", recorded as " + claim.verdict());
    }
  }

  private static String describe(Finding finding) {
    String at = finding.ply() == 0 ? "" : " at ply " + finding.ply();
    String move = finding.move() == Move.NONE ? "" : " by " + Usi.format(finding.move(), false);
    return finding.kind().code() + at + move;
  }

  private void compareId(Diagram diagram) {
    String id = ProblemId.of(diagram).text();
    if (!id.equals(claim.id())) {
      fault(Audit.Kind.WRONG_ID, id + ", recorded as " + claim.id());
    }
    int pieces = diagram.onBoard() + diagram.inHand(Color.BLACK);
    if (pieces != claim.pieces()) {
      fault(Audit.Kind.WRONG_PIECES, pieces + " pieces, recorded as " + claim.pieces());
    }
  }

  /** The recorded line; empty, and noted as a fault, if it is none that mates. */
  private List<Integer> recorded(Position position) {
    try {
      List<Integer> moves = claim.moves(position);
      if (moves.size() % 2 == 1) {
        return moves;
      }
      fault(Audit.Kind.WRONG_LINE, "it ends with a move of the defender");
    } catch (NotationException e) {
      fault(Audit.Kind.WRONG_LINE, String.valueOf(e.getMessage()));
    }
    return List.of();
  }

  /**
   * Searches in the order of the mirror image.
   *
   * @return whether the recorded line is one of the best there
   */
  private boolean searchMirrored(Diagram diagram, SoundnessReport first, List<Integer> recorded) {
    List<Integer> line = recorded.isEmpty() ? List.of() : new Line(recorded).mirrored().moves();
    SoundnessReport second;
    try {
      second = ask(position(diagram.mirrored()), Thoroughness.FAULTS, line);
    } catch (IllegalArgumentException e) {
      fault(Audit.Kind.WRONG_LINE, String.valueOf(e.getMessage()));
      return false;
    }
    if (second.verdict() == Soundness.UNDECIDED) {
      open.add("whether its mirror image is sound");
      return false;
    }
    boolean best = second.solution().map(Line::moves).equals(Optional.of(line));
    if (!best && !line.isEmpty()) {
      fault(Audit.Kind.WRONG_LINE, "not best play; expected " + usi(first, position(diagram)));
    } else if (!agree(first, second)) {
      fault(
          Audit.Kind.SECOND_ORDER,
          "its mirror image is %s, it is %s"
              .formatted(wireName(second.verdict()), wireName(first.verdict())));
    }
    return best;
  }

  private static String usi(SoundnessReport report, Position start) {
    return report
        .solution()
        .map(found -> String.join(" ", Usi.format(found.moves(), start)))
        .orElse("none");
  }

  private static boolean agree(SoundnessReport first, SoundnessReport second) {
    return first.verdict() == Soundness.UNDECIDED
        || (Auditor.isAcceptable(first.verdict()) == Auditor.isAcceptable(second.verdict())
            && first.solution().map(Line::plies).equals(second.solution().map(Line::plies)));
  }

  /** Takes off each piece in turn; what remains must be no sound problem of the same length. */
  private void removePieces(Diagram diagram, SoundnessReport judged) {
    for (PieceRemoval removal : PieceRemoval.all(diagram)) {
      if (!DiagramFlaw.of(removal.rest(), Attacker.BLACK).isEmpty()) {
        needed++;
        continue;
      }
      SoundnessReport without = ask(position(removal.rest()), Thoroughness.EARLY, List.of());
      if (without.verdict() == Soundness.UNDECIDED) {
        open.add("whether " + removal.piece() + " is needed");
      } else if (Auditor.isAcceptable(without.verdict()) && plies(without) == plies(judged)) {
        fault(Audit.Kind.UNNEEDED_PIECE, removal.piece() + " is not needed");
      } else {
        needed++;
      }
    }
  }

  private static int plies(SoundnessReport report) {
    return report.solution().map(Line::plies).orElse(0);
  }

  private void compareThemes(Position position, SoundnessReport judged) {
    if (judged.solution().isEmpty()) {
      open.add("which themes it has");
      return;
    }
    TreeSet<String> themes = new TreeSet<>();
    for (Theme theme : new Grader(solver).grade(position, judged).themes()) {
      themes.add(theme.wireName());
    }
    TreeSet<String> recorded = new TreeSet<>(claim.themes());
    if (!themes.equals(recorded)) {
      fault(Audit.Kind.WRONG_THEMES, themes + ", recorded as " + recorded);
    }
  }

  private SoundnessReport ask(Position position, Thoroughness thoroughness, List<Integer> line) {
    SoundnessQuestion question =
        new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, thoroughness, 0, line);
    SoundnessReport answer =
        check.check(
            position,
            question,
            SearchLimits.UNLIMITED.withTime(remaining()),
            SoundnessListener.SILENT);
    nodes += answer.nodes();
    return answer;
  }

  /** What is left of the time, at least a millisecond; zero if it is not limited. */
  private Duration remaining() {
    if (time.isZero()) {
      return time;
    }
    Duration left = time.minusNanos(System.nanoTime() - start);
    Duration least = Duration.ofMillis(1);
    return left.compareTo(least) < 0 ? least : left;
  }

  private static Position position(Diagram diagram) {
    return Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN);
  }

  private static String wireName(Soundness verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
