package kemuri.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads from and writes to.
 *
 * @param in standard input
 * @param out answers
 * @param err remarks and progress
 * @param interactive whether {@code err} is a terminal, where a line can be drawn over
 */
record Terminal(InputStream in, PrintStream out, PrintStream err, boolean interactive) {
  /**
   * Writes answers out.
   *
   * @throws OutputLost if nobody would see them
   */
  void flush() {
    if (out.checkError()) {
      throw new OutputLost();
    }
  }

  /** Says something that is not an answer. */
  void remark(String line) {
    err.println("kemuri: " + line);
  }
}
