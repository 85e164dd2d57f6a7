package kemuri.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.search.SearchLimits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Worked examples of the rules and positions that were reported against other solvers and sites,
 * with their lengths and faults under the standard profile.
 */
final class SoundnessCasesTest {
  private static final SearchLimits AMPLE = SearchLimits.UNLIMITED.withNodes(500_000);

  /** In which the hardest decided case is decided twice over. */
  private static final SearchLimits LONG = SearchLimits.UNLIMITED.withNodes(6_000_000);

  private final SoundnessCheck check = new SoundnessCheck(new MateSolver(64));

  /** A row of the table; a line and findings of {@code -} stand for none, or not stated. */
  record Case(
      String sfen,
      int raw,
      int plies,
      boolean leftover,
      String verdict,
      String line,
      String findings,
      boolean isLong,
      String shows) {
    @Override
    public String toString() {
      return shows + ": " + sfen;
    }
  }

  static Stream<Case> shortCases() throws IOException {
    return cases().filter(row -> !row.isLong());
  }

  static Stream<Case> longCases() throws IOException {
    return cases().filter(Case::isLong);
  }

  private static Stream<Case> cases() throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(SoundnessCasesTest.class.getResourceAsStream("/mate/cases.tsv"))) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(SoundnessCasesTest::read).toList().stream();
    }
  }

  private static Case read(String row) {
    String[] cells = row.split("\t", -1);
    return new Case(
        cells[0],
        Integer.parseInt(cells[1]),
        Integer.parseInt(cells[2]),
        Boolean.parseBoolean(cells[3]),
        cells[4],
        cells[5],
        cells[6],
        cells[7].equals("long"),
        cells[8]);
  }

  @ParameterizedTest
  @MethodSource("shortCases")
  void check_findsWhatIsKnown(Case row) throws NotationException {
    examine(row, AMPLE);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("longCases")
  void check_findsWhatIsKnownOfHardCases(Case row) throws NotationException {
    examine(row, LONG);
  }

  private void examine(Case row, SearchLimits limits) throws NotationException {
    Position position = Position.of(Sfen.parse(row.sfen()), Attacker.AUTO, DefenderHand.GIVEN);
    SoundnessQuestion question =
        new SoundnessQuestion(
            Profile.STANDARD, Futile.STANDARD, SoundnessQuestion.Thoroughness.FAULTS, 0, List.of());
    SoundnessReport report = check.check(position, question, limits, SoundnessListener.SILENT);
    String verdict = report.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-');
    assertEquals(row.verdict(), verdict, report.toString());
    if (row.plies() > 0) {
      assertEquals(row.raw(), report.rawPlies());
      assertEquals(row.plies(), report.solution().map(Line::plies).orElse(0));
      assertEquals(row.leftover(), report.leftover());
    }
    if (!row.line().equals("-")) {
      assertEquals(
          row.line(),
          String.join(
              " ", Usi.format(report.solution().map(Line::moves).orElse(List.of()), position)));
    }
    if (!row.findings().equals("-")) {
      List<String> expected = new ArrayList<>(Arrays.asList(row.findings().split(" ")));
      List<String> found =
          report.findings().stream()
              .map(finding -> text(finding, position))
              .collect(Collectors.toCollection(ArrayList::new));
      if (report.undecided().isEmpty()) {
        assertEquals(expected, found);
      } else {
        assertTrue(found.containsAll(expected), found.toString());
      }
    }
  }

  private static String text(Finding finding, Position position) {
    String move =
        finding.move() == Move.NONE ? "-" : Usi.format(finding.move(), position.isRotated());
    return finding.kind().code() + "@" + finding.ply() + ":" + move;
  }
}
