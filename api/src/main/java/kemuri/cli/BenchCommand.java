package kemuri.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.Callable;
import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves a file of positions with known answers and measures it. */
@Command(
    name = "bench",
    description = {
      "Solves each line of a TSV file, prints one row a position as it is solved, then a summary.",
      "The first line is a header: sfen first; plies (or raw) holds the known length: a number,",
      "<=N, nomate, ? or reject (must be rejected); name holds the name."
    },
    footer = {
      "",
      "Lines of mates are replayed. CPU seconds are those of the whole process, all threads.",
      "Exit status: 0 nothing wrong (undecided positions are not wrong), 1 a wrong answer, 64 bad",
      "usage or input."
    })
final class BenchCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SolveSettings settings = new SolveSettings();

  @Option(names = "--json", description = "Prints JSON objects, one a line.")
  private boolean json;

  @Parameters(paramLabel = "FILE.tsv", description = "The positions.")
  private String file = "";

  BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    SolveOptions options = settings.options();
    List<BenchCase> rows = BenchFile.read(file);
    SolverPool pool = SolverPool.forMany(settings.threads(), settings.hash(), terminal);
    BenchReport report = new BenchReport(terminal.out(), json);
    BenchSummary summary = new BenchSummary();
    boolean progress = settings.threads() == 1;
    report.header();
    pool.run(
        rows.iterator(),
        (row, solver) -> {
          BenchOutcome outcome = solve(row, options, solver, progress);
          print(outcome, report, summary);
          return outcome;
        },
        outcome -> terminal.flush());
    report.summary(summary.totals(cpuSeconds()));
    terminal.flush();
    return summary.hasWrong() ? ExitCode.NEGATIVE : ExitCode.OK;
  }

  private synchronized void print(BenchOutcome outcome, BenchReport report, BenchSummary summary) {
    report.row(outcome);
    summary.add(outcome);
    if (outcome.verdict() == BenchOutcome.Verdict.WRONG_REJECTION) {
      terminal.remark(outcome.reason());
    }
  }

  private BenchOutcome solve(
      BenchCase row, SolveOptions options, MateSolver solver, boolean progress) {
    PlayableText playable;
    try {
      playable = PlayableText.read(row.position(), options);
    } catch (BadInput e) {
      return BenchOutcome.rejected(row, String.valueOf(e.getMessage()));
    }
    MateResult result = settings.search(solver, playable.position(), terminal, progress);
    boolean sound =
        BenchOutcome.line(result)
            .map(mate -> LineReplay.mates(mate, playable.position()))
            .orElse(true);
    return BenchOutcome.searched(row, result, sound);
  }

  private static double cpuSeconds() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getProcessCpuTime() / 1e9
        : 0;
  }
}
