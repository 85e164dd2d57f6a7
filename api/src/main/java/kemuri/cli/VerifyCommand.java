package kemuri.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kemuri.api.dto.Language;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationBuilder;
import kemuri.api.dto.VerificationJson;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.format.RecordFormat;
import kemuri.api.format.VerificationRecord;
import kemuri.mate.MateSolver;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks problems and prints the author's report on each. */
@Command(
    name = "verify",
    description = "Checks whether problems are sound, and says what is wrong with them.",
    footer = {
      "",
      "Exit status: 0 sound, 1 flawed, unsound or without mate, 2 undecided within the limits, 64"
          + " bad usage or input; with several positions the greatest. 70 internal failure; 74"
          + " standard output cannot be written."
    })
final class VerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private VerifySettings settings = new VerifySettings();

  @Option(names = "--json", description = "Prints one JSON object a line, as the HTTP API does.")
  private boolean json;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "Prints a record of one position instead: kif, ki2 or jkf, with a branch for each fault;"
              + " csa, sfen or bod without.")
  private @Nullable RecordFormat target;

  @Option(names = "--lang", paramLabel = "en|ja", description = "Language (default en).")
  private Language language = Language.EN;

  @Parameters(
      paramLabel = "POSITION",
      arity = "0..*",
      description = "SFEN in quotes, @file (any format), or - (standard input, one SFEN a line).")
  private List<String> positions = new ArrayList<>();

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    settings.check(positions);
    PositionLoop loop = new PositionLoop(terminal, this::verify);
    return target == null
        ? loop.run(positions, settings.search())
        : loop.run(single(), settings.search());
  }

  private PositionText single() throws BadInput {
    if (json) {
      throw new BadInput("--to and --json: expected one of them; leave the other out");
    }
    List<PositionText> inputs = PositionArguments.readWhole(positions, terminal.in());
    if (inputs.size() != 1) {
      throw new BadInput("--to: expected one position, found " + inputs.size());
    }
    return inputs.get(0);
  }

  private PositionLoop.Output verify(PositionText input, MateSolver solver, boolean progress)
      throws BadInput {
    PosedDiagram posed =
        PlayableText.read(input, settings.search().attacker(), settings.search().defenderHand());
    VerifyOptions options = settings.options(input, posed);
    SoundnessReport report = settings.check(solver, posed, options, terminal, progress);
    Verification verification =
        VerificationBuilder.build(posed, options, report, Optional.empty(), "miss");
    return new PositionLoop.Output(text(posed, report, verification), exitCode(report.verdict()));
  }

  private String text(PosedDiagram posed, SoundnessReport report, Verification verification) {
    if (target != null) {
      return target.write(VerificationRecord.of(verification), StandardCharsets.UTF_8);
    }
    return json
        ? VerificationJson.toText(verification) + "\n"
        : VerificationText.format(posed, report, verification, language);
  }

  private static int exitCode(Soundness verdict) {
    return switch (verdict) {
      case SOUND -> ExitCode.OK;
      case FLAWED, UNSOUND, NO_MATE -> ExitCode.NEGATIVE;
      case UNDECIDED -> ExitCode.UNDECIDED;
    };
  }
}
