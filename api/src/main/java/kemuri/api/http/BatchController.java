package kemuri.api.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import java.util.concurrent.atomic.AtomicInteger;
import kemuri.api.search.PatientSearches;
import kemuri.api.search.SearchConfiguration;
import reactor.core.publisher.Flux;

/** Solves positions line by line, as long as the client sends some. */
@Controller("/v1/batch/solve")
final class BatchController {
  private static final String NDJSON = "application/x-ndjson";

  private final PatientSearches searches;
  private final SearchConfiguration configuration;
  private final AtomicInteger open = new AtomicInteger();
  private final Counter answered;
  private final Counter refused;

  BatchController(
      PatientSearches searches, SearchConfiguration configuration, MeterRegistry meters) {
    this.searches = searches;
    this.configuration = configuration;
    Gauge.builder("kemuri.batch.open", open, AtomicInteger::get)
        .description("Batches that are being answered")
        .register(meters);
    answered = lines("answered", meters);
    refused = lines("refused", meters);
  }

  private static Counter lines(String result, MeterRegistry meters) {
    return Counter.builder("kemuri.batch.lines")
        .description("Lines of batches, by what was written for them: a solution or an error")
        .tag("result", result)
        .register(meters);
  }

  @Post
  @Consumes({NDJSON, MediaType.TEXT_PLAIN})
  @Produces(NDJSON)
  HttpResponse<Flux<byte[]>> solve(ServerHttpRequest<?> request) {
    ContentType type = ContentType.of(request, NDJSON + " or text/plain");
    type.requireUtf8();
    LineSolver solver =
        new LineSolver(
            type.isText(),
            searches,
            configuration.maximumTime(),
            "urn:kemuri:request:" + RequestIdFilter.of(request),
            answered::increment,
            refused::increment);
    Batch batch = new Batch(solver::solve, 4 * searches.limit());
    ClientWatch.whenGone(request, batch.ended(), batch::abandon);
    Flux<byte[]> answers =
        batch
            .answers(Flux.from(request.byteBody().toByteArrayPublisher()))
            .doOnSubscribe(subscription -> open.incrementAndGet())
            .doFinally(signal -> open.decrementAndGet());
    return HttpResponse.ok(answers)
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .header("X-Accel-Buffering", "no");
  }
}
