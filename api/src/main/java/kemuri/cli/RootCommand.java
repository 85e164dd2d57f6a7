package kemuri.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program without a command. */
@Command(
    name = "kemuri",
    description = "Solves, checks and composes tsume-shogi (詰将棋), shogi mate problems.",
    synopsisSubcommandLabel = "[serve | solve | verify | generate | audit | convert | bench | usi]",
    footer = {
      "",
      "Without a command: serve.",
      "Exit status: 0 mate found or problem sound, 1 proven no mate or problem not sound, 2 undecided, 64 bad usage or input, 70 internal"
          + " failure, 74 output cannot be written."
    })
final class RootCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Shows this help.")
  @SuppressWarnings("UnusedVariable") // read by picocli
  private boolean help;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "expected a command: serve, solve, verify, generate, audit, convert, bench, usi");
  }
}
