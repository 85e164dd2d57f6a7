package kemuri.compose;

/** Hears of a composing run, on the thread that called it. */
public interface ComposeListener {
  /** A new problem is accepted; called in the order of acceptance. */
  void onComposition(Composition composition);

  /**
   * The run goes on; called a few times a second.
   *
   * @param tally what it took so far
   * @param accepted how many problems were accepted
   */
  void onProgress(Tally tally, int accepted);
}
