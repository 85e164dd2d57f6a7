package kemuri.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.Rules;
import kemuri.api.dto.SolveOptions;
import kemuri.mate.MateResult;
import kemuri.mate.MateSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves a file of positions with known answers and measures it. */
@Command(
    name = "bench",
    description = {
      "Solves each line of a TSV file, prints one row a position as it is solved, then a summary.",
      "The file's first line is a header: sfen first; plies (or raw) holds the known length: a"
          + " number, <=N, nomate, ? or reject (must be rejected); name holds the name."
    },
    footer = {
      "",
      "Lines of mates are replayed. A row's cpuMs are those of the thread that searched, the"
          + " summary's cpuSeconds those of the whole process.",
      "Exit status: 0 nothing wrong (undecided positions are not wrong), 1 a wrong answer, 64 bad"
          + " usage or input, 70 internal failure, 74 standard output or the rows cannot be"
          + " written."
    })
final class BenchCommand implements Callable<Integer> {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Terminal terminal;

  @Mixin private SolveSettings settings = new SolveSettings(Rules.RAW);

  @Mixin private BenchPart part = new BenchPart();

  @Option(names = "--json", description = "Prints JSON objects, one a line.")
  private boolean json;

  @Option(
      names = "--rows",
      paramLabel = "FILE",
      description =
          "Keeps each finished position's row in FILE; those that are there already, solved with"
              + " the same settings, are taken over instead of solved again.")
  private @Nullable String rowsFile;

  @Parameters(paramLabel = "FILE", description = "The positions.")
  private String file = "";

  BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    SolveOptions options = settings.options();
    List<BenchCase> cases = part.of(BenchFile.read(file), file);
    BenchReport report = new BenchReport(terminal.out(), json);
    BenchSummary summary = new BenchSummary();
    boolean progress = settings.search().threads() == 1;
    try (BenchRows rows = openRows()) {
      SolverPool pool =
          SolverPool.forMany(settings.search().threads(), settings.search().hash(), terminal);
      report.header();
      pool.run(
          cases.iterator(),
          (row, solver) -> {
            Optional<BenchOutcome> known = rows == null ? Optional.empty() : rows.find(row);
            BenchOutcome outcome = known.orElseGet(() -> solve(row, options, solver, progress));
            if (rows != null && known.isEmpty()) {
              rows.add(outcome);
            }
            print(outcome, known.isPresent(), report, summary);
            return outcome;
          },
          outcome -> terminal.flush());
    }
    report.summary(summary.totals(cpuSeconds()));
    terminal.flush();
    return summary.hasWrong() ? ExitCode.NEGATIVE : ExitCode.OK;
  }

  private @Nullable BenchRows openRows() throws BadInput {
    return rowsFile == null ? null : BenchRows.open(rowsFile, settings.measured());
  }

  private synchronized void print(
      BenchOutcome outcome, boolean takenOver, BenchReport report, BenchSummary summary) {
    report.row(outcome);
    if (takenOver) {
      summary.addTakenOver(outcome);
    } else {
      summary.add(outcome);
    }
    if (outcome.verdict() == BenchOutcome.Verdict.WRONG_REJECTION) {
      terminal.remark(outcome.reason());
    }
  }

  private BenchOutcome solve(
      BenchCase row, SolveOptions options, MateSolver solver, boolean progress) {
    PosedDiagram posed;
    try {
      posed = PlayableText.read(row.position(), options.attacker(), options.defenderHand());
    } catch (BadInput e) {
      return BenchOutcome.rejected(row, String.valueOf(e.getMessage()));
    }
    long start = threadCpuMilliseconds();
    MateResult result = settings.search(solver, posed.position(), terminal, progress);
    long cpuMilliseconds = threadCpuMilliseconds() - start;
    boolean sound =
        BenchOutcome.line(result)
            .map(mate -> LineReplay.mates(mate, posed.position()))
            .orElse(true);
    return BenchOutcome.searched(row, result, sound, cpuMilliseconds);
  }

  private static long threadCpuMilliseconds() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? THREADS.getCurrentThreadCpuTime() / 1_000_000
        : 0;
  }

  private static double cpuSeconds() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getProcessCpuTime() / 1e9
        : 0;
  }
}
