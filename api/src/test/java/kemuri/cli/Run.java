package kemuri.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a run of the program left behind.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {
  /** Runs a command with nothing on standard input. */
  static Run of(String... arguments) {
    return withInput("", arguments);
  }

  /** Runs a command. */
  static Run withInput(String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false);
    int code = Main.run(arguments, terminal);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
