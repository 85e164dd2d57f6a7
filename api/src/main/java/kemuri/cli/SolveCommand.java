package kemuri.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionBuilder;
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import org.jspecify.annotations.Nullable;
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

  @Mixin private SolveSettings settings = new SolveSettings();

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
    int threads = settings.threads();
    int hash = settings.hash();
    Iterator<PositionText> inputs = PositionArguments.read(positions, terminal.in());
    boolean single = PositionArguments.areOne(positions);
    boolean progress = single || threads == 1;
    int[] worst = {ExitCode.OK};
    int[] read = {0};
    SolverPool pool =
        single
            ? SolverPool.forOne(threads, hash, terminal)
            : SolverPool.forMany(threads, hash, terminal);
    pool.run(
        inputs,
        (input, solver) -> solve(input, options, solver, progress),
        answer -> {
          read[0]++;
          worst[0] = Math.max(worst[0], print(answer));
        });
    if (read[0] == 0) {
      throw new BadInput("the input holds no position; expected one SFEN a line");
    }
    return worst[0];
  }

  private Answer solve(
      PositionText input, SolveOptions options, MateSolver solver, boolean progress) {
    PlayableText playable;
    try {
      playable = PlayableText.read(input, options);
    } catch (BadInput e) {
      return new Answer(null, null, String.valueOf(e.getMessage()));
    }
    MateResult result = settings.search(solver, playable.position(), terminal, progress);
    return new Answer(
        playable, SolutionBuilder.build(playable.diagram(), options, result, "miss"), null);
  }

  private int print(Answer answer) {
    Solution solution = answer.solution();
    PlayableText playable = answer.playable();
    if (solution == null || playable == null) {
      terminal.remark(String.valueOf(answer.complaint()));
      return ExitCode.BAD_INPUT;
    }
    String text =
        json
            ? SolutionJson.toText(solution) + "\n"
            : SolutionText.format(playable.diagram(), solution);
    terminal.out().print(text);
    terminal.flush();
    return exitCode(solution);
  }

  private static int exitCode(Solution solution) {
    return switch (solution.result()) {
      case Solution.MATE -> ExitCode.OK;
      case Solution.NO_MATE -> ExitCode.NEGATIVE;
      default -> ExitCode.UNDECIDED;
    };
  }

  /** What became of a position: a solution, or a complaint about the text. */
  private record Answer(
      @Nullable PlayableText playable, @Nullable Solution solution, @Nullable String complaint) {}
}
