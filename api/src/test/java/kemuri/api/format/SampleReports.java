package kemuri.api.format;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationBuilder;
import kemuri.api.dto.VerifyOptions;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.mate.Futile;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.problem.Classics;
import kemuri.search.SearchLimits;

/** Reports on the worked examples of the rules, each with its faults, and on some classics. */
final class SampleReports {
  private static final int CLASSICS = 2;

  private SampleReports() {}

  /**
   * The reports.
   *
   * @param nodes what each may cost; the fewer, the more is left open
   */
  static List<Verification> within(long nodes) throws NotationException, IOException {
    List<String> positions = new ArrayList<>();
    try (InputStream table =
        requireNonNull(SampleReports.class.getResourceAsStream("/mate/cases.tsv"))) {
      String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().skip(1).forEach(row -> positions.add(row.split("\t", 2)[0]));
    }
    Classics.all().stream().limit(CLASSICS).forEach(problem -> positions.add(problem.sfen()));
    SoundnessCheck check = new SoundnessCheck(new MateSolver(16));
    List<Verification> reports = new ArrayList<>();
    for (String position : positions) {
      reports.add(report(position, nodes, check));
    }
    return reports;
  }

  private static Verification report(String sfen, long nodes, SoundnessCheck check)
      throws NotationException {
    PosedDiagram posed =
        new PosedDiagram(
            Sfen.parse(sfen).toBuilder().ply(1).build(), Attacker.AUTO, DefenderHand.GIVEN);
    SoundnessQuestion question =
        new SoundnessQuestion(Profile.STRICT, Futile.STANDARD, Thoroughness.COMPLETE, 0, List.of());
    SoundnessReport report =
        check.check(
            posed.position(),
            question,
            SearchLimits.UNLIMITED.withNodes(nodes),
            SoundnessListener.SILENT);
    return VerificationBuilder.build(
        posed,
        new VerifyOptions(question, 0, Duration.ZERO, nodes),
        report,
        Optional.empty(),
        "miss");
  }
}
