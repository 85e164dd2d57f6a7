package kemuri.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import kemuri.api.format.CollectionLine;
import kemuri.compose.Audit;
import kemuri.compose.Auditor;
import kemuri.compose.ProblemClaim;
import kemuri.mate.TableMemory;
import kemuri.notation.NotationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Derives anew what a collection says of its problems, and prints what is wrong. */
@Command(
    name = "audit",
    description = {
      "Derives everything that a collection of problems says from its diagrams, and compares.",
      "Each must be legal, sound by two orders of search, of the length, line, name and themes that"
          + " are recorded, without a piece that is not needed, and no variant of another."
    },
    footer = {
      "",
      "Exit status: 0 all passed, 1 some failed, 2 none failed but some were undecided within the"
          + " time, 64 bad usage or input, 70 internal failure, 74 standard output cannot be"
          + " written."
    })
final class AuditCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--time",
      paramLabel = "60s",
      description = "Time for one problem: 500ms, 60s (default), 10m, PT60S; 0 for no limit.")
  private Duration time = Duration.ofSeconds(60);

  @Option(names = "--hash", paramLabel = "MiB", description = "Size of the table (default 256).")
  private int hash = 256;

  @Option(names = "--json", description = "Prints JSON objects, one a line.")
  private boolean json;

  @Parameters(
      paramLabel = "FILE",
      description = "The collection: one problem a line, as generate writes it.")
  private String file = "";

  AuditCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    int size = SearchSettings.checkHash(hash);
    try (InputStream bytes = open()) {
      Auditor auditor =
          new Auditor(
              TableMemory.solver(
                  size, 1, 1, fitting -> SolverPool.remarkSize(size, fitting, terminal)),
              time);
      return audit(new BoundedLines(bytes, file), auditor);
    } catch (IOException e) {
      throw new BadInput(file + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private InputStream open() throws BadInput, IOException {
    Path path;
    try {
      path = Path.of(file);
    } catch (InvalidPathException e) {
      throw new BadInput(file + ": is no name of a file (" + e.getReason() + ")");
    }
    if (!Files.isReadable(path) || Files.isDirectory(path)) {
      throw new BadInput(file + ": no such file or not readable; check the path");
    }
    return Files.newInputStream(path);
  }

  private int audit(BoundedLines lines, Auditor auditor) throws IOException, BadInput {
    AuditReport report = new AuditReport(terminal.out(), json);
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (line.get().isBlank()) {
        continue;
      }
      try {
        ProblemClaim claim = CollectionLine.read(line.get());
        report.row(lines.number(), Optional.of(claim), auditor.audit(claim));
      } catch (NotationException e) {
        String detail = String.valueOf(e.getMessage());
        report.row(lines.number(), Optional.empty(), Audit.malformed(detail));
      }
      terminal.flush();
    }
    if (report.count() == 0) {
      throw new BadInput(file + ": holds no problem; expected one a line");
    }
    report.summary();
    terminal.flush();
    if (report.count(Audit.Outcome.FAILED) > 0) {
      return ExitCode.NEGATIVE;
    }
    return report.count(Audit.Outcome.UNDECIDED) > 0 ? ExitCode.UNDECIDED : ExitCode.OK;
  }
}
