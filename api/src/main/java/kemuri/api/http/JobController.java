package kemuri.api.http;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Delete;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiErrorJson;
import kemuri.api.error.ApiException;
import kemuri.api.job.Job;
import kemuri.api.job.JobEvent;
import kemuri.api.job.JobEvents;
import kemuri.api.job.Jobs;
import reactor.core.publisher.Flux;

/** Tells of jobs, and cancels them. */
@Controller("/v1/jobs")
final class JobController {
  /** A lost client is noticed at the second heartbeat after. */
  private static final Duration BEAT = Duration.ofSeconds(1);

  private static final JobEvent HEARTBEAT = new JobEvent(0, "", "");
  private static final String LAST_EVENT_ID = "Last-Event-ID";

  private final Jobs jobs;

  JobController(Jobs jobs) {
    this.jobs = jobs;
  }

  @Get("/{id}")
  @Produces(MediaType.APPLICATION_JSON)
  HttpResponse<String> status(String id) {
    return HttpResponse.ok(JobJson.toText(find(id))).header(HttpHeaders.CACHE_CONTROL, "no-store");
  }

  @Delete("/{id}")
  HttpResponse<?> cancel(HttpRequest<?> request, String id) {
    ApiError error = ApiError.of(HttpStatus.CONFLICT, "job-cancelled", "The job was cancelled.");
    jobs.cancel(
        find(id), ApiErrorJson.toText(error, "urn:kemuri:request:" + RequestIdFilter.of(request)));
    return HttpResponse.noContent();
  }

  @Get("/{id}/events")
  @Produces(MediaType.TEXT_EVENT_STREAM)
  HttpResponse<Flux<byte[]>> events(HttpRequest<?> request, String id) {
    JobEvents events = find(id).events();
    long last = lastEventId(request);
    if (events.isOverAfter(last)) {
      return HttpResponse.noContent();
    }
    return HttpResponse.ok(stream(events, last))
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .header("X-Accel-Buffering", "no");
  }

  private Job find(String id) {
    return jobs.find(id)
        .orElseThrow(
            () ->
                new ApiException(
                    ApiError.of(
                        HttpStatus.NOT_FOUND,
                        "no-such-job",
                        "There is no such job, or it is not kept any more.")));
  }

  private static long lastEventId(HttpRequest<?> request) {
    String text = request.getHeaders().get(LAST_EVENT_ID);
    if (text == null || text.isBlank()) {
      return 0;
    }
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      throw new ApiException(
          ApiError.of(
              HttpStatus.BAD_REQUEST,
              "bad-value",
              "Expected the number of an event in the header " + LAST_EVENT_ID + "."));
    }
  }

  /** A client that does not read holds up nothing: at the next tick it gets what is kept. */
  private static Flux<byte[]> stream(JobEvents events, long last) {
    AtomicLong sent = new AtomicLong(last);
    Flux<Boolean> beats = Flux.interval(Duration.ZERO, BEAT).map(beat -> false);
    return Flux.merge(events.changes(), beats)
        .onBackpressureLatest()
        .concatMapIterable(changed -> next(events, sent, changed), 1)
        .takeUntil(JobEvent::isLast)
        .map(JobController::format);
  }

  private static List<JobEvent> next(JobEvents events, AtomicLong sent, boolean changed) {
    List<JobEvent> next = events.after(sent.get());
    if (next.isEmpty()) {
      return changed ? List.of() : List.of(HEARTBEAT);
    }
    sent.set(next.get(next.size() - 1).id());
    return next;
  }

  private static byte[] format(JobEvent event) {
    String text =
        event.id() == 0
            ? ":\n\n"
            : "id: %d\nevent: %s\ndata: %s\n\n".formatted(event.id(), event.name(), event.data());
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
