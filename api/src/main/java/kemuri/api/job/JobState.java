package kemuri.api.job;

/** How far a job has come. */
public enum JobState {
  /** It waits for a thread. */
  QUEUED,
  /** A thread works on it. */
  RUNNING,
  /** Its result is there. */
  DONE,
  /** The program or an overload ended it. */
  FAILED,
  /** Somebody cancelled it. */
  CANCELLED;

  /** Whether no more will come of it. */
  public boolean isFinal() {
    return this != QUEUED && this != RUNNING;
  }
}
