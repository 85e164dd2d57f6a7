package kemuri.api.http;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiErrorJson;
import kemuri.api.error.ApiException;
import kemuri.api.job.Job;
import kemuri.api.job.Jobs;
import kemuri.api.search.PatientSearches;
import kemuri.api.search.SearchObserver;
import kemuri.api.search.Ticket;
import kemuri.mate.Finding;
import kemuri.mate.SoundnessListener;

/** Turns requests into jobs where the client prefers that (RFC 7240). */
@Singleton
final class AsyncAnswers {
  private static final String PREFER = "Prefer";
  private static final String RESPOND_ASYNC = "respond-async";
  private static final int RETRY_AFTER_SECONDS = 10;

  private static final String NO_PROGRESS =
      JobJson.toText(new SoundnessListener.Progress(0, 0, 0, 0, 0));

  private final Jobs jobs;
  private final PatientSearches searches;

  AsyncAnswers(Jobs jobs, PatientSearches searches) {
    this.jobs = jobs;
    this.searches = searches;
  }

  /** Whether a client prefers a job to waiting. */
  static boolean arePreferred(HttpRequest<?> request) {
    return request.getHeaders().getAll(PREFER).stream()
        .flatMap(header -> Arrays.stream(header.split(",", -1)))
        .anyMatch(
            preference -> preference.split(";", 2)[0].strip().equalsIgnoreCase(RESPOND_ASYNC));
  }

  /** Begins a job that answers an inquiry; the answer tells where it is. */
  <A> MutableHttpResponse<byte[]> begin(String kind, Inquiry<A> inquiry, HttpRequest<?> request) {
    return begin(kind, NO_PROGRESS, job -> work(job, inquiry), request);
  }

  /**
   * Begins a job; the answer tells where it is.
   *
   * @param progress how far it has come when nothing is done, as JSON
   * @param work as {@link Jobs#begin} takes it
   * @throws ApiException if too many are unfinished
   */
  MutableHttpResponse<byte[]> begin(
      String kind,
      String progress,
      Function<Job, CompletableFuture<String>> work,
      HttpRequest<?> request) {
    String instance = "urn:kemuri:request:" + RequestIdFilter.of(request);
    Job job =
        jobs.begin(
                kind,
                progress,
                work,
                failure -> ApiErrorJson.toText(Failure.error(failure), instance))
            .orElseThrow(AsyncAnswers::tooMany);
    MutableHttpResponse<byte[]> accepted =
        HttpResponse.<byte[]>accepted()
            .body(JobJson.toText(job).getBytes(StandardCharsets.UTF_8))
            .contentType(MediaType.APPLICATION_JSON_TYPE)
            .header(HttpHeaders.LOCATION, "/v1/jobs/" + job.id())
            .header(HttpHeaders.CACHE_CONTROL, "no-store");
    return arePreferred(request) ? accepted.header("Preference-Applied", RESPOND_ASYNC) : accepted;
  }

  /** The exception where a job finds no place. */
  static ApiException tooMany() {
    return new ApiException(
        ApiError.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "overloaded",
                "The server cannot take the job now: too many are unfinished.")
            .withRetryAfter(RETRY_AFTER_SECONDS));
  }

  private <A> CompletableFuture<String> work(Job job, Inquiry<A> inquiry) {
    SearchObserver observer = new JobObserver(job, inquiry);
    CompletableFuture<A> answer =
        searches.ask(
            () -> {
              Ticket<A> ticket = inquiry.asker().get();
              ticket.watch().accept(observer);
              return ticket;
            });
    CompletableFuture<String> written =
        answer.thenApply(found -> new String(inquiry.write(found, null), StandardCharsets.UTF_8));
    CompletableFuture<?> unused = written.whenComplete((bytes, failure) -> answer.cancel(false));
    return written;
  }

  /** Tells a job how its search is getting on. */
  private record JobObserver(Job job, Inquiry<?> inquiry) implements SearchObserver {
    @Override
    public void onStart() {
      job.start();
    }

    @Override
    public void onProgress(Progress progress) {
      job.advance(JobJson.toText(progress));
    }

    @Override
    public void onFinding(Finding finding) {
      job.find(inquiry.findings().apply(finding));
    }
  }
}
