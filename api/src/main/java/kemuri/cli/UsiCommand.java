package kemuri.cli;

import java.util.concurrent.Callable;
import kemuri.usi.UsiEngine;
import picocli.CommandLine.Command;

/** Runs the USI engine on standard input and output. */
@Command(
    name = "usi",
    description = "A mate engine for shogi front ends, speaking USI on standard input and output.")
final class UsiCommand implements Callable<Integer> {
  private final Terminal terminal;

  UsiCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    new UsiEngine(terminal.in(), terminal.out()).run();
    return ExitCode.OK;
  }
}
