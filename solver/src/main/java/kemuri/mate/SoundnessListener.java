package kemuri.mate;

/** Hears how a soundness check is getting on, on the checking thread. */
public interface SoundnessListener {
  /** Hears nothing. */
  SoundnessListener SILENT = new SoundnessListener() {};

  /**
   * Called a few times a second.
   *
   * @param progress where the check stands
   */
  default void onProgress(Progress progress) {}

  /** Called for each finding when it is made; the report has them in order. */
  default void onFinding(Finding finding) {}

  /**
   * Where a check stands.
   *
   * @param nodes positions entered so far
   * @param milliseconds wall time so far
   * @param plies the length of the mate found so far, 0 if none yet
   * @param decided how many alternatives of the attacker are decided
   * @param alternatives how many there are, 0 as long as the solution is not known
   */
  record Progress(long nodes, long milliseconds, int plies, int decided, int alternatives) {}
}
