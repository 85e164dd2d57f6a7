package kemuri.api.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import kemuri.api.search.PatientSearches;
import reactor.core.publisher.Flux;

/** Solves positions and checks problems line by line, as long as the client sends some. */
@Controller("/v1/batch")
final class BatchController {
  private static final String NDJSON = "application/x-ndjson";

  private final SolveInquiries solving;
  private final VerifyInquiries verifying;
  private final PatientSearches searches;
  private final TimeCaps timeCaps;
  private final OpenBatches open;
  private final Counter answered;
  private final Counter refused;

  BatchController(
      SolveInquiries solving,
      VerifyInquiries verifying,
      PatientSearches searches,
      TimeCaps timeCaps,
      OpenBatches open,
      MeterRegistry meters) {
    this.solving = solving;
    this.verifying = verifying;
    this.searches = searches;
    this.timeCaps = timeCaps;
    this.open = open;
    answered = lines("answered", meters);
    refused = lines("refused", meters);
  }

  private static Counter lines(String result, MeterRegistry meters) {
    return Counter.builder("kemuri.batch.lines")
        .description("Lines of batches, by what was written for them: an answer or an error")
        .tag("result", result)
        .register(meters);
  }

  @Post("/solve")
  @Consumes({NDJSON, MediaType.TEXT_PLAIN})
  @Produces(NDJSON)
  HttpResponse<Flux<byte[]>> solve(ServerHttpRequest<?> request) {
    return answer(request, solving);
  }

  @Post("/verify")
  @Consumes({NDJSON, MediaType.TEXT_PLAIN})
  @Produces(NDJSON)
  HttpResponse<Flux<byte[]>> verify(ServerHttpRequest<?> request) {
    return answer(request, verifying);
  }

  private HttpResponse<Flux<byte[]>> answer(ServerHttpRequest<?> request, Inquiries inquiries) {
    ContentType type = ContentType.of(request, NDJSON + " or text/plain");
    type.requireUtf8();
    LineSolver solver =
        new LineSolver(
            type.isText(),
            inquiries,
            searches,
            timeCaps.plain(),
            "urn:kemuri:request:" + RequestIdFilter.of(request),
            answered::increment,
            refused::increment);
    Batch batch = new Batch(solver::solve, 4 * searches.limit());
    ClientConnection.whenGone(request, batch.ended(), batch::abandon);
    Flux<byte[]> answers =
        open.watch(
            batch,
            batch.answers(Flux.from(request.byteBody().toByteArrayPublisher())),
            () -> ClientConnection.closeIfUnread(request));
    // If the body has not ended, Micronaut would keep the connection, even when the server stops.
    return HttpResponse.ok(answers)
        .header(HttpHeaders.CONNECTION, "close")
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .header("X-Accel-Buffering", "no");
  }
}
