package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
  private static final int WIDTH = 80;

  private static String help(String command) {
    Run run = Run.of(command, "--help");
    assertEquals(0, run.code(), run.err());
    return run.out();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"serve", "solve", "verify", "generate", "audit", "convert", "bench", "usi"})
  void help_fitsATerminal(String command) {
    for (String line : help(command).lines().toList()) {
      assertTrue(line.length() <= WIDTH, line);
    }
  }

  @Test
  void usage_breaksNoWord() {
    String usage = help("bench").split("Solves", 2)[0];
    assertTrue(usage.stripTrailing().endsWith(" FILE"), usage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "verify", "audit", "bench"})
  void help_namesEveryExitStatus(String command) {
    String status = help(command).split("Exit status: ", 2)[1].replaceAll("\\s+", " ");
    for (int code :
        new int[] {
          ExitCode.OK,
          ExitCode.NEGATIVE,
          ExitCode.BAD_INPUT,
          ExitCode.INTERNAL_ERROR,
          ExitCode.OUTPUT_LOST
        }) {
      assertTrue((" " + status).contains(" " + code + " "), status);
    }
  }
}
