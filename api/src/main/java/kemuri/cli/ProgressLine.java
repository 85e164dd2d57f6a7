package kemuri.cli;

import java.util.Locale;
import kemuri.search.SearchListener;

/** One line on a terminal that says how a search of more than a second is getting on. */
final class ProgressLine implements SearchListener {
  private static final long PATIENCE = 1_000;
  private static final long INTERVAL = 500;
  private static final String CLEAR = "\r\u001b[K";

  private final Terminal terminal;
  private long next = PATIENCE;
  private boolean shown;

  private ProgressLine(Terminal terminal) {
    this.terminal = terminal;
  }

  /** A line for the next search. */
  static ProgressLine on(Terminal terminal) {
    return new ProgressLine(terminal);
  }

  @Override
  public void onProgress(Progress progress) {
    if (!terminal.interactive() || progress.milliseconds() < next) {
      return;
    }
    next = progress.milliseconds() + INTERVAL;
    shown = true;
    String found = progress.plies() > 0 ? ", mate in " + progress.plies() + " found" : "";
    terminal
        .err()
        .printf(
            Locale.ROOT,
            CLEAR + "%.1f s, %,d positions%s",
            progress.milliseconds() / 1_000.0,
            progress.nodes(),
            found);
    terminal.err().flush();
  }

  /** Removes the line. */
  void clear() {
    if (shown) {
      terminal.err().print(CLEAR);
      terminal.err().flush();
    }
  }
}
