package kemuri.api.job;

/**
 * Something that happened to a job.
 *
 * @param id counted from 1
 * @param name {@code progress}, {@code finding}, {@code problem}, {@code result} or {@code error}
 * @param data JSON, without a line break
 */
public record JobEvent(long id, String name, String data) {
  /** How far the work has come; a later one makes the earlier ones worthless. */
  static final String PROGRESS = "progress";

  /** A composed problem. */
  static final String PROBLEM = "problem";

  /** Whether no more will follow. */
  public boolean isLast() {
    return name.equals(Job.RESULT) || name.equals(Job.ERROR);
  }
}
