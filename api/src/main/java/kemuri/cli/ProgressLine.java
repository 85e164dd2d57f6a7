package kemuri.cli;

import java.util.Locale;
import kemuri.compose.Tally;
import kemuri.mate.SoundnessListener;
import kemuri.search.SearchListener;

/** One line on a terminal that says how a search of more than a second is getting on. */
final class ProgressLine implements SearchListener, SoundnessListener {
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
  public void onProgress(SearchListener.Progress progress) {
    show(progress.milliseconds(), progress.nodes(), found(progress.plies()));
  }

  @Override
  public void onProgress(SoundnessListener.Progress progress) {
    String decided =
        progress.alternatives() > 0
            ? ", " + progress.decided() + " of " + progress.alternatives() + " moves decided"
            : "";
    show(progress.milliseconds(), progress.nodes(), found(progress.plies()) + decided);
  }

  /**
   * A composing run goes on.
   *
   * @param tally what it took so far
   * @param found the problems so far, as part of a sentence
   */
  void onProgress(long milliseconds, Tally tally, String found) {
    show(milliseconds, tally.nodes(), ", " + found);
  }

  private static String found(int plies) {
    return plies > 0 ? ", mate in " + plies + " found" : "";
  }

  private void show(long milliseconds, long nodes, String what) {
    if (!terminal.interactive() || milliseconds < next) {
      return;
    }
    next = milliseconds + INTERVAL;
    shown = true;
    terminal
        .err()
        .printf(
            Locale.ROOT, CLEAR + "%.1f s, %,d positions%s", milliseconds / 1_000.0, nodes, what);
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
