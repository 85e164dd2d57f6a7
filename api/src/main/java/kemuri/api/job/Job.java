package kemuri.api.job;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Work that a client does not wait for.
 *
 * <p>What it is at a moment is a {@link Status}; its {@link JobEvents} tell of the changes.
 */
public final class Job {
  /** The event with which a job ends that was done. */
  static final String RESULT = "result";

  /** The event with which a job ends otherwise. */
  static final String ERROR = "error";

  private static final int BASE_WEIGHT = 2_000;

  private final String id;
  private final String kind;
  private final JobEvents events;
  private final CompletableFuture<Void> cancelled = new CompletableFuture<>();
  private Status status;

  /**
   * A job that waits.
   *
   * @param progress how far it has come, as JSON
   */
  Job(String id, String kind, String progress, int mostEvents) {
    this.id = id;
    this.kind = kind;
    events = new JobEvents(mostEvents);
    status =
        new Status(
            JobState.QUEUED,
            Instant.now(),
            Optional.empty(),
            Optional.empty(),
            progress,
            Optional.empty());
  }

  /**
   * A job at a moment.
   *
   * @param state how far it has come
   * @param created when it was asked for
   * @param started when a thread began to work on it
   * @param finished when it ended
   * @param progress what was last heard of it, as JSON
   * @param outcome its result, or if it is not done the error, as JSON
   */
  public record Status(
      JobState state,
      Instant created,
      Optional<Instant> started,
      Optional<Instant> finished,
      String progress,
      Optional<String> outcome) {}

  /** Names the job. */
  public String id() {
    return id;
  }

  /** What it does: {@code solve}, {@code verify} or {@code generate}. */
  public String kind() {
    return kind;
  }

  /** What happened to it. */
  public JobEvents events() {
    return events;
  }

  /** What it is now. */
  public synchronized Status status() {
    return status;
  }

  /** Completes when somebody cancels the job. */
  CompletableFuture<Void> cancelled() {
    return cancelled;
  }

  /** A thread begins to work on it. */
  public synchronized void start() {
    if (status.state() == JobState.QUEUED) {
      status =
          new Status(
              JobState.RUNNING,
              status.created(),
              Optional.of(Instant.now()),
              Optional.empty(),
              status.progress(),
              Optional.empty());
    }
  }

  /** The work has come so far, as JSON. */
  public synchronized void advance(String progress) {
    if (!status.state().isFinal()) {
      status =
          new Status(
              status.state(),
              status.created(),
              status.started(),
              Optional.empty(),
              progress,
              Optional.empty());
      events.add(JobEvent.PROGRESS, progress);
    }
  }

  /** Something was found by the way, as JSON. */
  public void find(String finding) {
    events.add("finding", finding);
  }

  /** A problem was composed, as JSON. */
  public void compose(String problem) {
    events.add(JobEvent.PROBLEM, problem);
  }

  /** The problems that were composed so far, as JSON, and are kept. */
  public List<String> problems() {
    return events.after(0).stream()
        .filter(event -> event.name().equals(JobEvent.PROBLEM))
        .map(JobEvent::data)
        .toList();
  }

  /** Ends the job, unless it has ended; true if it had not. */
  synchronized boolean finish(JobState state, String outcome) {
    if (status.state().isFinal()) {
      return false;
    }
    Instant now = Instant.now();
    status =
        new Status(
            state,
            status.created(),
            status.started().or(() -> Optional.of(now)),
            Optional.of(now),
            status.progress(),
            Optional.of(outcome));
    events.add(state == JobState.DONE ? RESULT : ERROR, outcome);
    return true;
  }

  /** About how many bytes it takes. */
  int weight() {
    return BASE_WEIGHT + events.weight();
  }
}
