package kemuri.api.job;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

/** The last events of a job: of the progress the latest alone. */
public final class JobEvents {
  private final int most;
  private final Deque<JobEvent> kept = new ArrayDeque<>();
  private final Sinks.Many<Boolean> changes = Sinks.many().multicast().directBestEffort();
  private long lastId;
  private boolean closed;

  /** No events. */
  JobEvents(int most) {
    this.most = most;
  }

  /** Adds an event, unless the last one was added already. */
  synchronized void add(String name, String data) {
    if (closed) {
      return;
    }
    if (name.equals(JobEvent.PROGRESS)) {
      kept.removeIf(event -> event.name().equals(name));
    }
    if (kept.size() == most) {
      kept.removeFirst();
    }
    JobEvent event = new JobEvent(++lastId, name, data);
    kept.addLast(event);
    closed = event.isLast();
    Sinks.EmitResult unused = changes.tryEmitNext(true);
  }

  /** The kept events that came after the one with this number, in order. */
  public synchronized List<JobEvent> after(long id) {
    return kept.stream().filter(event -> event.id() > id).toList();
  }

  /** Whether nothing comes after the event with this number. */
  public synchronized boolean isOverAfter(long id) {
    return closed && id >= lastId;
  }

  /** Ticks when there may be new events; a subscriber that is slow misses ticks. */
  public Flux<Boolean> changes() {
    return changes.asFlux();
  }

  /** About how many bytes they take. */
  synchronized int weight() {
    return kept.stream().mapToInt(event -> event.data().length()).sum();
  }
}
