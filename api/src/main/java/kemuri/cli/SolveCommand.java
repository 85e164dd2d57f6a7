package kemuri.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Rules;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionBuilder;
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves positions and prints their mates. */
@Command(
    name = "solve",
    description = "Solves each position.",
    footer = {
      "",
      "Exit status: 0 mate found, 1 proven no mate, 2 undecided within the limits, 64 bad usage or"
          + " input; with several positions the greatest. 70 internal failure, or the launcher"
          + " finds no Java or cannot build; 74 standard output cannot be written."
    })
final class SolveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SolveSettings settings = new SolveSettings(Rules.TSUME);

  @Option(names = "--json", description = "Prints one JSON object a line, as the HTTP API does.")
  private boolean json;

  @Parameters(
      paramLabel = "POSITION",
      arity = "0..*",
      description = "SFEN in quotes, @file (any format), or - (standard input, one SFEN a line).")
  private List<String> positions = new ArrayList<>();

  SolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    SolveOptions options = settings.options();
    return new PositionLoop(
            terminal, (input, solver, progress) -> solve(input, options, solver, progress))
        .run(positions, settings.search());
  }

  private PositionLoop.Output solve(
      PositionText input, SolveOptions options, MateSolver solver, boolean progress)
      throws BadInput {
    PosedDiagram posed = PlayableText.read(input, options.attacker(), options.defenderHand());
    MateResult result = settings.search(solver, posed.position(), terminal, progress);
    Solution solution = SolutionBuilder.build(posed.diagram(), options, result, "miss");
    String text =
        json
            ? SolutionJson.toText(solution) + "\n"
            : SolutionText.format(posed.diagram(), solution);
    return new PositionLoop.Output(text, exitCode(solution));
  }

  private static int exitCode(Solution solution) {
    return switch (solution.result()) {
      case Solution.MATE -> ExitCode.OK;
      case Solution.NO_MATE -> ExitCode.NEGATIVE;
      default -> ExitCode.UNDECIDED;
    };
  }
}
