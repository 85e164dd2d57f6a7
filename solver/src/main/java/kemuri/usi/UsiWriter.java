package kemuri.usi;

import java.io.PrintStream;
import kemuri.notation.NotationException;

/** Writes whole lines to the front end, from any thread. */
final class UsiWriter {
  private final PrintStream out;

  UsiWriter(PrintStream out) {
    this.out = out;
  }

  /** Writes one line and flushes it. */
  synchronized void say(String line) {
    out.print(line + "\n");
    out.flush();
  }

  /** Writes a remark for people. */
  void info(String remark) {
    say("info string " + remark);
  }

  /** Says what was wrong with a command. */
  void complain(NotationException error) {
    say("info string " + error.getMessage());
  }
}
