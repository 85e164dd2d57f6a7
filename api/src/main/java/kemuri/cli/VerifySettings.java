package kemuri.cli;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.request.AuthorSolution;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the command that checks problems. */
final class VerifySettings {
  @Option(
      names = "--profile",
      paramLabel = "strict|standard|lenient",
      description = "Whose habits decide how bad a finding is (default standard).")
  private Profile profile = Profile.STANDARD;

  @Mixin private SearchSettings search = new SearchSettings();

  @Option(
      names = "--time",
      paramLabel = "60s",
      description = "Time for one position: 500ms, 60s (default), 10m, PT60S; 0 for no limit.")
  private Duration time = VerifyOptions.DEFAULT_TIME;

  @Option(
      names = "--solution",
      paramLabel = "USI",
      description = "The author's solution: USI moves with spaces between them, in quotes.")
  private String solution = "";

  @Option(names = "--plies", paramLabel = "N", description = "The length the author states.")
  private int plies;

  @Option(names = "--early", description = "Stops at the first fatal fault.")
  private boolean early;

  /** What the check may use. */
  SearchSettings search() {
    return search;
  }

  /** Refuses options that do not go together. */
  void check(List<String> positions) throws BadInput {
    if (plies < 0) {
      throw new BadInput("--plies " + plies + ": expected 0 (not stated) or more");
    }
    if (!solution.isBlank() && !PositionArguments.areOne(positions)) {
      throw new BadInput("--solution: expected a single position that it solves");
    }
  }

  /** The options for a position, which must have the attacker to move. */
  VerifyOptions options(PositionText input, PosedDiagram posed) throws BadInput {
    Position position = posed.position();
    if (position.sideToMove() == Side.DEFENDER) {
      throw input.complaint(
          "the defender is to move; a problem begins with the attacker's move: turn the side to"
              + " move, or name the other with --attacker");
    }
    List<Integer> moves;
    try {
      List<String> words = Stream.of(solution.split("\\s+")).filter(w -> !w.isEmpty()).toList();
      moves = AuthorSolution.read(words, position);
    } catch (NotationException e) {
      throw new BadInput("--solution: " + e.getMessage());
    }
    return new VerifyOptions(
        new SoundnessQuestion(
            profile,
            search.futile(),
            early ? Thoroughness.EARLY : Thoroughness.COMPLETE,
            plies,
            moves),
        /* answers= */ 0,
        time,
        search.nodes());
  }

  /** Checks on the calling thread, with a line of progress on the terminal if wanted. */
  SoundnessReport check(
      MateSolver solver,
      PosedDiagram posed,
      VerifyOptions options,
      Terminal terminal,
      boolean progress) {
    ProgressLine line = ProgressLine.on(terminal);
    SoundnessReport report =
        new SoundnessCheck(solver)
            .check(
                posed.position(),
                options.question(),
                search.limits(time),
                progress ? line : SoundnessListener.SILENT);
    line.clear();
    return report;
  }
}
