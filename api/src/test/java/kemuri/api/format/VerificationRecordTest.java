package kemuri.api.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kemuri.api.dto.Solution;
import kemuri.api.dto.Verification;
import kemuri.board.Position;
import kemuri.notation.Ending;
import kemuri.notation.FileEncoding;
import kemuri.notation.GameRecord;
import kemuri.notation.Step;
import kemuri.notation.Usi;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class VerificationRecordTest {
  private static List<Verification> reports = List.of();

  @BeforeAll
  static void findReports() throws Exception {
    reports = SampleReports.within(5_000);
  }

  @Test
  void samples_haveAllVerdictsAndMostKinds() {
    Set<String> verdicts = new TreeSet<>();
    Set<String> kinds = new TreeSet<>();
    for (Verification report : reports) {
      verdicts.add(report.verdict());
      report.findings().forEach(finding -> kinds.add(finding.kind()));
    }
    assertEquals(Set.of("sound", "flawed", "unsound", "no-mate", "undecided"), verdicts);
    assertTrue(kinds.size() >= 12, kinds.toString());
  }

  @ParameterizedTest
  @EnumSource(names = {"KIF", "KI2", "JKF"})
  void record_readBack_hasEveryFindingAsABranch(RecordFormat format) throws Exception {
    for (Verification report : reports) {
      GameRecord record = VerificationRecord.of(report);
      String text = format.write(record, StandardCharsets.UTF_8);
      GameRecord read = format.read(text);
      assertEquals(record, read, text);
      assertEquals(usi(report.line()), Usi.format(read.moves(), read.position()), text);
      for (Verification.Fault finding : report.findings()) {
        String title = finding.labelJa() + "（" + finding.kind() + "）";
        assertTrue(read.comments().stream().anyMatch(line -> line.contains(title)), text);
        if (!finding.line().isEmpty()) {
          int ply = finding.ply() == 0 ? finding.line().size() : finding.ply();
          List<Step> shown = follow(read, finding.line());
          List<String> comments = shown.get(ply - 1).comments();
          assertTrue(comments.stream().anyMatch(line -> line.contains(title)), text);
          assertTrue(comments.contains(finding.noteJa()), text);
          assertTrue(comments.contains(finding.note()), text);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "BOD")
  void mainLine_isTheSolution(RecordFormat format) throws Exception {
    for (Verification report : reports) {
      byte[] file = format.encode(VerificationRecord.of(report), FileEncoding.CP932);
      GameRecord read = format.read(FileEncoding.decode(file));
      assertEquals(usi(report.line()), Usi.format(read.moves(), read.position()));
    }
  }

  @Test
  void comments_sayWhatHasNoLine() {
    int checked = 0;
    for (Verification report : reports) {
      List<String> comments = VerificationRecord.of(report).comments();
      for (Verification.Fault finding : report.findings()) {
        if (finding.line().isEmpty()) {
          assertTrue(comments.contains(finding.note()), comments.toString());
          checked++;
        }
      }
      for (Verification.Open open : report.undecided()) {
        String reason = "(" + open.reason() + ")";
        assertTrue(comments.stream().anyMatch(line -> line.endsWith(reason)), comments.toString());
        checked++;
      }
      for (String warning : report.warnings()) {
        assertTrue(comments.contains("Note: " + warning), comments.toString());
      }
    }
    assertTrue(checked > 0, "no report with anything to say");
  }

  @Test
  void noMate_endsAtOnce() {
    Verification report =
        reports.stream().filter(r -> r.verdict().equals("no-mate")).findFirst().orElseThrow();
    GameRecord record = VerificationRecord.of(report);
    assertEquals(new Step.End(Ending.NO_MATE), record.line().get(0).event());
    assertEquals("検討結果：不詰", record.comments().get(0));
  }

  private static List<String> usi(List<Solution.LineMove> line) {
    return line.stream().map(Solution.LineMove::usi).toList();
  }

  /** The steps of a line of moves through the tree of a record, which must end in mate. */
  private static List<Step> follow(GameRecord record, List<Solution.LineMove> moves)
      throws Exception {
    Position position = record.position();
    List<Step> steps = new ArrayList<>();
    List<Step> line = record.line();
    int index = 0;
    for (Solution.LineMove move : moves) {
      int wanted = Usi.parse(move.usi(), position);
      List<List<Step>> choices = new ArrayList<>(line.get(index).variations());
      choices.add(0, line.subList(index, line.size()));
      line =
          choices.stream()
              .filter(choice -> choice.get(0).event().equals(new Step.Play(wanted)))
              .findFirst()
              .orElseThrow(() -> new AssertionError(move + " is missing of " + moves));
      steps.add(line.get(0));
      index = 1;
      position.doMove(wanted);
    }
    Step last = line.get(index);
    boolean ends =
        last.event().equals(new Step.End(Ending.MATE))
            || last.variations().stream()
                .anyMatch(other -> other.get(0).event().equals(new Step.End(Ending.MATE)));
    assertTrue(ends, () -> "no mate after " + moves);
    return steps;
  }
}
