package kemuri.search;

/** Hears how a search is getting on, a few times a second, on the searching thread. */
@FunctionalInterface
public interface SearchListener {
  /** Hears nothing. */
  SearchListener SILENT = progress -> {};

  /** Called now and then while a search runs. */
  void onProgress(Progress progress);

  /**
   * Where a search stands.
   *
   * @param nodes positions entered so far
   * @param milliseconds wall time so far
   * @param plies the shortest mate found so far, zero if none yet
   */
  record Progress(long nodes, long milliseconds, int plies) {}
}
