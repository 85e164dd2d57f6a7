package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.grading.Theme;
import kemuri.mate.MateSolver;
import kemuri.mate.Soundness;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.problem.ProblemId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each fault that is planted is found, and named. */
final class AuditorTest {
  private static final ProblemClaim GOOD =
      new ProblemClaim(
          "fg3m2gnqsakj",
          "6s1k/6B2/6G2/3+B5/9/9/9/9/9 b 2r3g3s4n4l18p 1",
          5,
          List.of("3b2a+", "1a2a", "6d3a", "2a3a", "S*3b"),
          "sound",
          5,
          Set.of(
              "sacrifice",
              "free-sacrifice",
              "big-sacrifice",
              "free-big-sacrifice",
              "line-opening"));

  private final Auditor auditor = new Auditor(new MateSolver(4), Duration.ZERO);

  private static ProblemClaim claim(String sfen, int plies, String line) {
    return new ProblemClaim(
        id(sfen), sfen, plies, List.of(line.split(" ", -1)), "sound", 5, Set.of());
  }

  private static String id(String sfen) {
    try {
      return ProblemId.of(Sfen.parse(sfen)).text();
    } catch (NotationException e) {
      return "000000000000";
    }
  }

  private static Set<Audit.Kind> kinds(Audit audit) {
    return audit.faults().stream().map(Audit.Fault::kind).collect(Collectors.toSet());
  }

  @Test
  void audit_goodProblem_passes_onceOnly() {
    Audit audit = auditor.audit(GOOD);
    assertEquals(Audit.Outcome.PASSED, audit.outcome(), audit::toString);
    assertEquals(4, audit.needed());
    Audit again = auditor.audit(GOOD);
    assertEquals(
        List.of(new Audit.Fault(Audit.Kind.KNOWN_FAMILY, "a variant of the problem fg3m2gnqsakj")),
        again.faults());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BAD_SFEN       | 9 plies        | 9/9",
        "BAD_SFEN       | no board       | x",
        "FLAWED_DIAGRAM | no king        | 9/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1",
        "FLAWED_DIAGRAM | White to move  | 6s1k/6B2/6G2/3+B5/9/9/9/9/9 w 2r3g3s4n4l18p 1",
        "MISSING_PIECES | a pawn is lost | 6s1k/6B2/6G2/3+B5/9/9/9/9/9 b 2r3g3s4n4l17p 1",
        "UNSOUND        | a cook         | 7p1/6B1k/9/8+B/9/9/9/9/9 b S2r4g3s4n4l17p 1",
        "UNSOUND        | no mate        | 4k4/3P5/3+B5/3B5/9/9/9/9/9 b L2r4g4s4n3l17p 1",
        "UNNEEDED_PIECE | a pawn on 9i   | 6s1k/6B2/6G2/3+B5/9/9/9/9/P8 b 2r3g3s4n4l17p 1",
        "UNNEEDED_PIECE | one in hand    | 9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1"
      })
  void audit_badDiagram_isNamed(Audit.Kind expected, String what, String sfen) {
    Audit audit = auditor.audit(claim(sfen, 5, "3b2a+ 1a2a 6d3a 2a3a S*3b"));
    assertEquals(Audit.Outcome.FAILED, audit.outcome());
    assertTrue(kinds(audit).contains(expected), what + ": " + audit);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 | 3b2a+ 1a2a 6d3a 2a3a      | it ends with a move of the defender",
        "5 | 3b2a+ 1a2a 6d3a 2a3a G*3b | expected a legal move, found G*3b",
        "5 | 3b2a+ 1a2a 6d6c           | move 3 of the solution is no check",
        "5 | 3b2a+ 1a2a 6d3a 2a1b 3c2b | not best play; expected 3b2a+ 1a2a"
      })
  void audit_badLine_isNamed(int plies, String line, String expected) {
    Audit audit = auditor.audit(claim(GOOD.sfen(), plies, line));
    String details =
        audit.faults().stream()
            .filter(fault -> fault.kind() == Audit.Kind.WRONG_LINE)
            .map(Audit.Fault::detail)
            .collect(Collectors.joining());
    assertTrue(details.startsWith(expected), audit::toString);
  }

  @Test
  void audit_wrongRecord_isNamedFieldByField() {
    Set<String> themes = new HashSet<>(GOOD.themes());
    themes.remove("sacrifice");
    themes.add("smoke");
    ProblemClaim wrong =
        new ProblemClaim("000000000000", GOOD.sfen(), 7, GOOD.line(), "flawed", 6, themes);
    assertEquals(
        Set.of(
            Audit.Kind.WRONG_ID,
            Audit.Kind.WRONG_PLIES,
            Audit.Kind.WRONG_VERDICT,
            Audit.Kind.WRONG_PIECES,
            Audit.Kind.WRONG_THEMES),
        kinds(auditor.audit(wrong)));
  }

  @Test
  void audit_withoutTime_isUndecided() {
    Auditor hurried = new Auditor(new MateSolver(4), Duration.ofNanos(1));
    String smoke =
        "k1+P4n1/2L+P2sL1/r4+P+P1P/+BpP+Pl1+Rg1/NP1S+PP+p1g/2L+p1g+P1+P/Ps1G1+P1N1/1sN1P4/B8 b - 1";
    Audit audit = hurried.audit(claim(smoke, 117, "7b7a"));
    assertTrue(audit.open().contains("whether it is sound"), audit::toString);
    assertEquals(Optional.of(Soundness.UNDECIDED), audit.verdict());
  }

  @Test
  void audit_composed_passes() {
    List<Composition> composed = new ArrayList<>();
    ComposeListener listener =
        new ComposeListener() {
          @Override
          public void onComposition(Composition composition) {
            composed.add(composition);
          }

          @Override
          public void onProgress(Tally tally, int accepted) {}
        };
    ComposeRequest.Limits limits = new ComposeRequest.Limits(Duration.ZERO, 0, () -> false);
    Composer.compose(
        new ComposeRequest(3, 8, 20_261_201, Optional.empty(), 0, 1, 4, limits), listener);
    for (Composition composition : composed) {
      Audit audit = auditor.audit(claimOf(composition));
      assertEquals(Audit.Outcome.PASSED, audit.outcome(), () -> composition + ": " + audit);
    }
    assertEquals(8, composed.size());
  }

  private static ProblemClaim claimOf(Composition composition) {
    return new ProblemClaim(
        composition.id().text(),
        Sfen.format(composition.diagram()),
        composition.line().plies(),
        Usi.format(
            composition.line().moves(),
            Position.of(composition.diagram(), Attacker.BLACK, DefenderHand.GIVEN)),
        composition.verdict().name().toLowerCase(Locale.ROOT),
        composition.diagram().onBoard() + composition.diagram().inHand(Color.BLACK),
        composition.grade().themes().stream().map(Theme::wireName).collect(Collectors.toSet()));
  }
}
