package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.reference.ReferenceSolver;
import kemuri.reference.SmallProblems;
import kemuri.search.SearchLimits;
import kemuri.search.SearchListener;
import kemuri.search.UndecidedReason;
import org.junit.jupiter.api.Test;

/** What an author may ask, limits, and the profiles. */
final class SoundnessCheckTest {
  private static final String PERFECT = "6k2/5n3/9/4B3G/4L4/9/9/9/9 b S2rb3g3s3n3l18p 1";
  private static final String COOKED_LATER = "9/4G4/7k1/9/6+Rp1/9/9/9/9 b R2b3g4s4n4l17p 1";
  private static final String COOKED = "7p1/6B1k/9/8+B/9/9/9/9/9 b S2r4g3s4n4l17p 1";
  private static final String LANCE = "5lk2/9/4+S2+B1/9/9/9/9/9/9 b L2rb4g3s4n2l18p 1";
  private static final String SAWING = "7k1/5+Bp2/7Ss/9/9/9/1n7/9/9 b 2rb4g2s3n4l17p 1";
  private static final String SYMMETRIC = "4k4/9/2R3R2/9/9/9/9/9/9 b G 1";

  private final MateSolver solver = new MateSolver(16);
  private final SoundnessCheck check = new SoundnessCheck(solver);

  private static Position position(String sfen) throws NotationException {
    return Position.of(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
  }

  private static SoundnessQuestion question(Thoroughness thoroughness) {
    return new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, thoroughness, 0, List.of());
  }

  private static SoundnessQuestion author(int plies, List<Integer> solution) {
    return new SoundnessQuestion(
        Profile.STANDARD, Futile.STANDARD, Thoroughness.EARLY, plies, solution);
  }

  private static List<Integer> line(String sfen, String usi) throws NotationException {
    Position position = position(sfen);
    List<Integer> moves = new ArrayList<>();
    for (String text : usi.split(" ", -1)) {
      int move = Usi.parse(text, position);
      moves.add(move);
      position.doMove(move);
    }
    return moves;
  }

  private SoundnessReport check(String sfen, SoundnessQuestion question) throws NotationException {
    Position position = position(sfen);
    long key = position.key();
    SoundnessReport report =
        check.check(position, question, SearchLimits.UNLIMITED, SoundnessListener.SILENT);
    assertEquals(key, position.key());
    assertEquals(Sfen.format(Sfen.parse(sfen)), Sfen.format(position.toDiagram()));
    return report;
  }

  private static List<FindingKind> kinds(SoundnessReport report) {
    return report.findings().stream().map(Finding::kind).toList();
  }

  @Test
  void futileRules_neverDecideWhetherThereIsAMate() {
    SmallProblems supply = new SmallProblems(new SplittableRandom(11), 400);
    int mates = 0;
    for (int i = 0; i < 60; i++) {
      SmallProblems.Problem problem = supply.next();
      boolean mate = problem.answer().verdict() == ReferenceSolver.Verdict.MATE;
      for (Futile futile : Futile.values()) {
        MateResult result =
            solver.solve(
                problem.position().toPosition(),
                MateSolver.Goal.EXACT,
                new Rules.Tsume(futile),
                SearchLimits.UNLIMITED,
                SearchListener.SILENT);
        assertEquals(mate, result instanceof MateResult.Mate, problem.position().toString());
        if (result instanceof MateResult.Mate found) {
          mates++;
          assertEquals(problem.answer().plies(), found.rawPlies());
          assertTrue(found.line().plies() <= found.rawPlies(), problem.position().toString());
        }
      }
    }
    assertTrue(mates > 80, mates + " mates");
  }

  @Test
  void stated_asLong_isNoFault() throws NotationException {
    SoundnessReport report = check(PERFECT, author(5, List.of()));
    assertEquals(Soundness.SOUND, report.verdict());
    assertTrue(report.warnings().isEmpty(), report.toString());
  }

  @Test
  void stated_longer_isAShorterMate() throws NotationException {
    SoundnessReport report = check(PERFECT, author(7, List.of()));
    assertEquals(Soundness.UNSOUND, report.verdict());
    assertEquals(List.of(FindingKind.SHORTER_MATE), kinds(report));
    assertEquals(5, report.findings().get(0).plies());
  }

  @Test
  void stated_longerThanABound_isAShorterMateThoughTheLengthIsOpen() throws NotationException {
    SoundnessReport report =
        check.check(
            position(SAWING),
            author(2_001, List.of()),
            SearchLimits.UNLIMITED.withNodes(700_000),
            SoundnessListener.SILENT);
    assertEquals(Soundness.UNSOUND, report.verdict());
    assertEquals(List.of(FindingKind.SHORTER_MATE), kinds(report));
    assertFalse(report.findings().get(0).exact());
  }

  @Test
  void stated_shorter_isWarnedOf() throws NotationException {
    SoundnessReport report = check(PERFECT, author(3, List.of()));
    assertEquals(
        List.of("The stated length is 3 plies; the defender can last 5."), report.warnings());
  }

  @Test
  void solution_oneOfTheBest_isTheMainLine() throws NotationException {
    List<Integer> solution = line(LANCE, "L*3c 3a2a 3c3b+ 2a1a 3b2b");
    SoundnessReport report = check(LANCE, author(0, solution));
    assertEquals(solution, report.solution().orElseThrow().moves());
    assertEquals(Soundness.FLAWED, report.verdict());
  }

  @Test
  void solution_slowerThanNeeded_isAShorterMateWhereItIsSlow() throws NotationException {
    SoundnessReport report = check(COOKED_LATER, author(0, line(COOKED_LATER, slowLine())));
    List<Finding> shorter =
        report.findings().stream()
            .filter(finding -> finding.kind() == FindingKind.SHORTER_MATE)
            .toList();
    assertEquals(1, shorter.size(), report.toString());
    assertEquals(1, shorter.get(0).ply());
    assertEquals(5, shorter.get(0).plies());
  }

  private String slowLine() throws NotationException {
    SoundnessReport report = check(COOKED_LATER, question(Thoroughness.EARLY));
    Finding cook =
        report.findings().stream()
            .filter(finding -> finding.kind() == FindingKind.COOK)
            .findFirst()
            .orElseThrow();
    return String.join(" ", Usi.format(cook.line(), position(COOKED_LATER)));
  }

  @Test
  void solution_thatIsNone_isRefused() throws NotationException {
    List<Integer> even = line(PERFECT, "S*3b 3a2b");
    assertThrows(IllegalArgumentException.class, () -> check(PERFECT, author(0, even)));
    List<Integer> noCheck = line(PERFECT, "S*9i");
    assertThrows(IllegalArgumentException.class, () -> check(PERFECT, author(0, noCheck)));
  }

  @Test
  void early_stopsAtTheFirstFatalFault() throws NotationException {
    SoundnessReport report = check(COOKED_LATER, question(Thoroughness.EARLY));
    assertEquals(Soundness.UNSOUND, report.verdict());
    assertEquals(
        1,
        report.findings().stream().filter(finding -> finding.severity() == Severity.FATAL).count());
  }

  @Test
  void profiles_weighTheSameFindings() throws NotationException {
    Map<Profile, Soundness> verdicts =
        Map.of(
            Profile.STRICT, Soundness.FLAWED,
            Profile.STANDARD, Soundness.FLAWED,
            Profile.LENIENT, Soundness.SOUND);
    for (Profile profile : Profile.values()) {
      SoundnessQuestion question =
          new SoundnessQuestion(profile, Futile.STANDARD, Thoroughness.FAULTS, 0, List.of());
      SoundnessReport report = check(LANCE, question);
      assertEquals(6, kinds(report).stream().filter(FindingKind.DROP_DISTANCE::equals).count());
      assertEquals(verdicts.get(profile), report.verdict(), profile.toString());
    }
  }

  @Test
  void mirroredCook_isNoneForTheLenient() throws NotationException {
    SoundnessQuestion question =
        new SoundnessQuestion(Profile.LENIENT, Futile.STANDARD, Thoroughness.FAULTS, 0, List.of());
    SoundnessReport report = check(SYMMETRIC, question);
    assertEquals("3c3a+", Usi.format(report.solution().orElseThrow().moves().get(0), false));
    for (Finding finding : report.findings()) {
      boolean mirrored = Usi.format(finding.move(), false).equals("7c7a+");
      if (finding.kind() == FindingKind.COOK) {
        assertEquals(mirrored ? Severity.INFO : Severity.FATAL, finding.severity());
      }
    }
    assertTrue(report.findings().stream().anyMatch(finding -> finding.severity() == Severity.INFO));
  }

  @Test
  void unneededPieces_areNamed() throws NotationException {
    SoundnessReport report = check(PERFECT, question(Thoroughness.COMPLETE));
    assertEquals(List.of(FindingKind.UNNEEDED_PIECE, FindingKind.UNNEEDED_PIECE), kinds(report));
    assertEquals(Soundness.SOUND, report.verdict());
  }

  @Test
  void defenderToMove_isRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> check("8k/9/9/9/8L/9/9/9/9 w - 1", question(Thoroughness.FAULTS)));
  }

  @Test
  void nodeLimit_leavesTheRestOpen() throws NotationException {
    SoundnessReport all = check(COOKED, question(Thoroughness.FAULTS));
    SoundnessReport report =
        check.check(
            position(COOKED),
            question(Thoroughness.FAULTS),
            SearchLimits.UNLIMITED.withNodes(1_000),
            SoundnessListener.SILENT);
    assertFalse(report.undecided().isEmpty());
    for (OpenQuestion open : report.undecided()) {
      assertEquals(UndecidedReason.NODES, open.reason());
      if (open.matter() == OpenQuestion.Matter.MATES) {
        assertTrue(open.ply() % 2 == 1 && open.ply() <= 3, open.toString());
      }
    }
    assertTrue(all.findings().size() > report.findings().size());
  }

  @Test
  void undecidedAlternative_isNeverSound() throws NotationException {
    for (int nodes = 1; nodes < 3_000; nodes = nodes * 3 / 2 + 1) {
      SoundnessReport report =
          check.check(
              position(COOKED),
              question(Thoroughness.FAULTS),
              SearchLimits.UNLIMITED.withNodes(nodes),
              SoundnessListener.SILENT);
      assertTrue(
          report.verdict() == Soundness.UNDECIDED || report.verdict() == Soundness.UNSOUND,
          nodes + " nodes: " + report);
    }
  }

  @Test
  void cancelled_endsSoon() throws NotationException {
    AtomicBoolean cancelled = new AtomicBoolean();
    AtomicLong asked = new AtomicLong();
    SoundnessReport report =
        check.check(
            position(SAWING),
            question(Thoroughness.COMPLETE),
            SearchLimits.UNLIMITED.withCancelled(cancelled::get),
            new SoundnessListener() {
              @Override
              public void onProgress(Progress progress) {
                if (!cancelled.getAndSet(true)) {
                  asked.set(System.nanoTime());
                }
              }
            });
    long milliseconds = (System.nanoTime() - asked.get()) / 1_000_000;
    assertFalse(report.undecided().isEmpty());
    assertEquals(UndecidedReason.CANCELLED, report.undecided().get(0).reason());
    assertTrue(milliseconds < 2_000, milliseconds + " ms until it ended");
  }

  @Test
  void lineTooDeepForTheStack_failsNothing() throws InterruptedException {
    List<Soundness> verdicts = new ArrayList<>();
    Runnable deep =
        () -> {
          try {
            SoundnessReport report =
                check(
                    SAWING,
                    new SoundnessQuestion(
                        Profile.STANDARD, Futile.STANDARD, Thoroughness.EARLY, 0, List.of()));
            verdicts.add(report.verdict());
          } catch (NotationException e) {
            throw new IllegalStateException(e);
          }
        };
    Thread thread = new Thread(null, deep, "shallow stack", 128 << 10);
    thread.start();
    thread.join();
    assertEquals(1, verdicts.size(), "the check failed");
    assertFalse(verdicts.contains(Soundness.SOUND), verdicts.toString());
  }

  @Test
  void findings_areToldAsTheyAreMade() throws NotationException {
    List<Finding> told = new ArrayList<>();
    SoundnessReport report =
        check.check(
            position(LANCE),
            question(Thoroughness.COMPLETE),
            SearchLimits.UNLIMITED.withTime(Duration.ofMinutes(1)),
            new SoundnessListener() {
              @Override
              public void onFinding(Finding finding) {
                told.add(finding);
              }
            });
    assertEquals(report.findings().size(), told.size());
    assertTrue(told.containsAll(report.findings()));
  }

  @Test
  void answers_areAcceptedChecksAndBestReplies() throws NotationException {
    Position position = position(PERFECT);
    AnswerTree tree =
        check.answers(position, Futile.STANDARD, 5, SearchLimits.UNLIMITED).orElseThrow();
    AnswerTree.Check first = tree.checks().get(0);
    assertEquals(1, tree.checks().size());
    assertEquals("S*3b", Usi.format(first.move(), false));
    AnswerTree next = assertInstanceOf(AnswerTree.class, first.replies().get(0).next());
    assertEquals("1d2c", Usi.format(next.checks().get(0).move(), false));
    AnswerTree shallow =
        check.answers(position, Futile.STANDARD, 2, SearchLimits.UNLIMITED).orElseThrow();
    assertTrue(shallow.checks().get(0).replies().get(0).next().cut());
  }
}
