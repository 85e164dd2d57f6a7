package kemuri.api.job;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/** The jobs there are, in memory: they do not outlive the server. */
@Singleton
public class Jobs {
  private final JobConfiguration configuration;
  private final Semaphore places;
  private final Map<String, Job> unfinished = new ConcurrentHashMap<>();
  private final Cache<String, Job> finished;

  /** No jobs. */
  Jobs(JobConfiguration configuration, MeterRegistry meters) {
    this.configuration = configuration;
    places = new Semaphore(configuration.unfinished());
    finished =
        Caffeine.newBuilder()
            .maximumWeight((long) configuration.keptMebibytes() << 20)
            .weigher((String id, Job job) -> job.weight())
            .expireAfterWrite(configuration.keptFor())
            .executor(Runnable::run)
            .build();
    Gauge.builder("kemuri.jobs.unfinished", unfinished, Map::size)
        .description("Jobs that wait or run")
        .register(meters);
  }

  /**
   * Begins a job.
   *
   * @param kind what it does
   * @param progress how far it has come when nothing is done, as JSON
   * @param work begins the work, and tells the job how it is getting on; what it returns completes
   *     with the result as JSON, and is cancelled with the job
   * @param error the error for a failure, as JSON
   * @return empty if there are too many
   */
  public Optional<Job> begin(
      String kind,
      String progress,
      Function<Job, CompletableFuture<String>> work,
      Function<Throwable, String> error) {
    if (!places.tryAcquire()) {
      return Optional.empty();
    }
    Job job = new Job(UUID.randomUUID().toString(), kind, progress, configuration.events());
    unfinished.put(job.id(), job);
    CompletableFuture<String> result;
    try {
      result = work.apply(job);
    } catch (RuntimeException e) {
      result = CompletableFuture.failedFuture(e);
    }
    CompletableFuture<String> running = result;
    CompletableFuture<?> unused = job.cancelled().thenRun(() -> running.cancel(false));
    CompletableFuture<?> unusedToo =
        running.whenComplete(
            (json, failure) -> {
              if (failure == null) {
                job.finish(JobState.DONE, json);
              } else if (!job.status().state().isFinal()) {
                job.finish(JobState.FAILED, error.apply(failure));
              }
              finished.put(job.id(), job);
              unfinished.remove(job.id());
              places.release();
            });
    return Optional.of(job);
  }

  /** The job with a name; empty if there is none, or none any more. */
  public Optional<Job> find(String id) {
    Job job = unfinished.get(id);
    return Optional.ofNullable(job != null ? job : finished.getIfPresent(id));
  }

  /**
   * Cancels a job, unless it has ended.
   *
   * @param error what those who ask for its result are told, as JSON
   */
  public void cancel(Job job, String error) {
    if (job.finish(JobState.CANCELLED, error)) {
      job.cancelled().complete(null);
    }
  }
}
