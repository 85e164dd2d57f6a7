package kemuri.api.http;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import java.util.concurrent.CompletableFuture;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionBuilder;
import kemuri.api.dto.SolveRequest;
import kemuri.api.dto.WireName;
import kemuri.api.request.Question;
import kemuri.api.request.RequestSource;
import kemuri.api.request.SolveQuery;
import kemuri.api.request.SolveRequestReader;
import kemuri.api.request.TimeCap;
import kemuri.api.search.Answer;
import kemuri.api.search.SearchService;
import kemuri.api.search.Ticket;

/** Solves positions. */
@Controller("/v1/solve")
@Produces({
  MediaType.APPLICATION_JSON,
  "application/x-kif",
  "application/x-ki2",
  "application/x-csa",
  "application/x-jkf+json",
  "application/x-sfen",
  "application/x-bod"
})
final class SolveController {
  private final SearchService service;
  private final SolveInquiries inquiries;
  private final AsyncAnswers async;
  private final TimeCaps timeCaps;

  SolveController(
      SearchService service, SolveInquiries inquiries, AsyncAnswers async, TimeCaps timeCaps) {
    this.service = service;
    this.inquiries = inquiries;
    this.async = async;
    this.timeCaps = timeCaps;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  CompletableFuture<MutableHttpResponse<byte[]>> solve(ServerHttpRequest<?> request) {
    return RequestBody.read(request, body -> solve(request, body));
  }

  private CompletableFuture<MutableHttpResponse<byte[]>> solve(
      HttpRequest<?> request, byte[] body) {
    ContentType type = ContentType.of(request, "application/json or text/plain");
    if (AsyncAnswers.arePreferred(request)) {
      return CompletableFuture.completedFuture(
          async.begin("solve", inquiries.body(body, type, timeCaps.job()), request));
    }
    CompletableFuture<Solution> solution;
    TimeCap timeCap = timeCaps.synchronous();
    if (type.isText()) {
      String position = type.decode(body).stripTrailing();
      solution =
          solve(request, Question.of(SolveRequest.of(position), RequestSource.TEXT, timeCap));
    } else {
      solution =
          solve(request, Question.of(SolveRequestReader.read(body), RequestSource.JSON, timeCap));
    }
    return solution.thenApply(answer -> SolutionBody.of(request, answer).ok());
  }

  @Get
  CompletableFuture<MutableHttpResponse<byte[]>> solution(HttpRequest<?> request) {
    SolveRequest asked = SolveQuery.read(request.getParameters());
    return solve(request, Question.of(asked, RequestSource.QUERY, timeCaps.plain()))
        .thenApply(solution -> cacheable(request, solution));
  }

  private CompletableFuture<Solution> solve(HttpRequest<?> request, Question question) {
    Ticket<Answer> ticket = service.ask(question);
    ClientConnection.whenGone(request, ticket.answer(), ticket.release());
    return ticket
        .answer()
        .thenApply(
            answer ->
                SolutionBuilder.build(
                    question.diagram(),
                    question.options(),
                    answer.result(),
                    WireName.of(answer.use())));
  }

  private static MutableHttpResponse<byte[]> cacheable(HttpRequest<?> request, Solution solution) {
    SolutionBody body = SolutionBody.of(request, solution.withoutStatistics());
    MutableHttpResponse<byte[]> response = body.ok();
    response.header(HttpHeaders.VARY, HttpHeaders.ACCEPT);
    Solution.Statistics statistics = solution.statistics();
    if (statistics != null) {
      response.header(
          "Server-Timing",
          String.format(
              "search;dur=%d;desc=\"%d nodes\", cache;desc=%s",
              statistics.milliseconds(), statistics.nodes(), statistics.cache()));
    }
    if (solution.result().equals(Solution.UNDECIDED)) {
      return response.header(HttpHeaders.CACHE_CONTROL, "no-store");
    }
    return CacheableAnswer.of(request, response, body.bytes());
  }
}
