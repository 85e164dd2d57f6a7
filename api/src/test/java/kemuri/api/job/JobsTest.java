package kemuri.api.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class JobsTest {
  private static final Duration HOUR = Duration.ofHours(1);

  private static Jobs jobs(int keptMebibytes, Duration keptFor) {
    return new Jobs(
        new JobConfiguration(2, 3, keptMebibytes, keptFor, HOUR), new SimpleMeterRegistry());
  }

  private static Optional<Job> begin(Jobs jobs, CompletableFuture<String> work) {
    return jobs.begin("solve", "p0", job -> work, failure -> "failed");
  }

  private static List<String> events(Job job) {
    return job.events().after(0).stream()
        .map(event -> event.id() + " " + event.name() + " " + event.data())
        .toList();
  }

  @Test
  void events_areBounded_andOfTheProgressTheLatestIsKept() {
    Job job = new Job("a", "verify", "p0", 3);
    for (int i = 1; i <= 3; i++) {
      job.advance("p" + i);
      job.find("f" + i);
    }
    assertEquals(List.of("4 finding f2", "5 progress p3", "6 finding f3"), events(job));
    assertEquals(List.of(), job.events().after(6));
    assertFalse(job.events().isOverAfter(6));
    assertTrue(job.finish(JobState.DONE, "r"));
    assertEquals(List.of("5 progress p3", "6 finding f3", "7 result r"), events(job));
    assertTrue(job.events().isOverAfter(7));
  }

  @Test
  void end_isForGood() {
    Job job = new Job("a", "verify", "p0", 3);
    assertTrue(job.finish(JobState.CANCELLED, "c"));
    assertFalse(job.finish(JobState.DONE, "r"));
    job.start();
    job.advance("p");
    job.find("f");
    assertEquals(JobState.CANCELLED, job.status().state());
    assertEquals(List.of("1 error c"), events(job));
  }

  @Test
  void cancelling_cancelsTheWork_andMakesRoom() {
    Jobs jobs = jobs(1, HOUR);
    CompletableFuture<String> work = new CompletableFuture<>();
    Job first = begin(jobs, work).orElseThrow();
    Job second = begin(jobs, new CompletableFuture<>()).orElseThrow();
    assertTrue(begin(jobs, new CompletableFuture<>()).isEmpty());
    jobs.cancel(first, "c");
    assertTrue(work.isCancelled());
    assertTrue(begin(jobs, CompletableFuture.completedFuture("r")).isPresent());
    assertEquals(Optional.of(first), jobs.find(first.id()));
    assertEquals(JobState.QUEUED, second.status().state());
  }

  @Test
  void failure_isTold() {
    Jobs jobs = jobs(1, HOUR);
    Job job =
        begin(jobs, CompletableFuture.failedFuture(new IllegalStateException())).orElseThrow();
    assertEquals(JobState.FAILED, job.status().state());
    assertEquals(Optional.of("failed"), job.status().outcome());
    Job thrown =
        jobs.begin(
                "solve",
                "p0",
                begun -> {
                  throw new IllegalStateException();
                },
                failure -> "thrown")
            .orElseThrow();
    assertEquals(Optional.of("thrown"), thrown.status().outcome());
  }

  @Test
  void finishedJobs_goByAge_andWhenTheyTakeTooMuch() {
    Jobs forgetful = jobs(1, Duration.ZERO);
    Job old = begin(forgetful, CompletableFuture.completedFuture("r")).orElseThrow();
    assertTrue(forgetful.find(old.id()).isEmpty());
    Jobs small = jobs(1, HOUR);
    Job big = begin(small, CompletableFuture.completedFuture("r".repeat(2 << 20))).orElseThrow();
    assertTrue(small.find(big.id()).isEmpty());
  }
}
