package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import jakarta.inject.Named;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import kemuri.api.dto.GenerateSummary;
import kemuri.api.dto.TsumeProblem;
import kemuri.api.dto.TsumeProblemJson;
import kemuri.api.error.ApiException;
import kemuri.api.job.Job;
import kemuri.api.job.JobConfiguration;
import kemuri.api.request.GenerateQuestion;
import kemuri.api.request.GenerateRequestReader;
import kemuri.api.search.ComposeConfiguration;
import kemuri.api.search.ComposePool;
import kemuri.compose.ComposeListener;
import kemuri.compose.Composition;
import kemuri.compose.Tally;

/** Composes problems, in jobs. */
@Controller("/v1/generate")
@Produces(MediaType.APPLICATION_JSON)
final class GenerateController {
  /** The kind of its jobs. */
  static final String KIND = "generate";

  /** Events of a job that are no problems: the latest progress and the end. */
  private static final int OTHER_EVENTS = 2;

  private final ExecutorService reading;
  private final ComposePool pool;
  private final ComposeConfiguration configuration;
  private final AsyncAnswers async;
  private final TimeCaps timeCaps;
  private final int mostProblems;

  GenerateController(
      @Named("reading") ExecutorService reading,
      ComposePool pool,
      ComposeConfiguration configuration,
      JobConfiguration jobs,
      AsyncAnswers async,
      TimeCaps timeCaps) {
    this.reading = reading;
    this.pool = pool;
    this.configuration = configuration;
    this.async = async;
    this.timeCaps = timeCaps;
    // No more than a job keeps events of, so that a client that resumes misses none.
    mostProblems = Math.min(configuration.maximumCount(), jobs.events() - OTHER_EVENTS);
  }

  @Post
  @Consumes(MediaType.APPLICATION_JSON)
  CompletableFuture<MutableHttpResponse<byte[]>> generate(ServerHttpRequest<?> request) {
    return RequestBody.read(
        request,
        reading,
        body -> {
          GenerateQuestion question =
              GenerateRequestReader.read(body, timeCaps.job(), mostProblems);
          return CompletableFuture.completedFuture(begin(question, request));
        });
  }

  private MutableHttpResponse<byte[]> begin(GenerateQuestion question, HttpRequest<?> request) {
    if (!pool.reserve()) {
      throw AsyncAnswers.tooMany();
    }
    try {
      return async.begin(
          KIND, GenerateSummary.noProgress(), job -> compose(question, job), request);
    } catch (ApiException e) {
      pool.release();
      throw e;
    }
  }

  private CompletableFuture<String> compose(GenerateQuestion question, Job job) {
    JobListener listener = new JobListener(job);
    CompletableFuture<Tally> tally =
        pool.compose(
            cancelled ->
                question.toRequest(
                    configuration.workers(), configuration.tableMebibytes(), cancelled),
            listener::start,
            listener);
    CompletableFuture<String> written =
        tally.thenApply(taken -> listener.summary(question, taken).toJson());
    CompletableFuture<?> unused = written.whenComplete((json, failure) -> tally.cancel(false));
    return written;
  }

  /** Tells a job how its run is getting on. */
  private static final class JobListener implements ComposeListener {
    private final Job job;
    private long start;
    private int found;

    JobListener(Job job) {
      this.job = job;
    }

    void start() {
      start = System.nanoTime();
      job.start();
    }

    GenerateSummary summary(GenerateQuestion question, Tally tally) {
      return new GenerateSummary(
          question.seed(), question.plies(), question.count(), found, milliseconds(), tally);
    }

    private long milliseconds() {
      return (System.nanoTime() - start) / 1_000_000;
    }

    @Override
    public void onComposition(Composition composition) {
      found++;
      job.compose(TsumeProblemJson.toText(TsumeProblem.of(composition, Instant.now())));
    }

    @Override
    public void onProgress(Tally tally, int accepted) {
      job.advance(GenerateSummary.progress(tally, accepted, milliseconds()));
    }
  }
}
