package kemuri.api.http;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
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
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveRequest;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.request.Question;
import kemuri.api.request.RequestSource;
import kemuri.api.request.SolveQuery;
import kemuri.api.request.SolveRequestReader;
import kemuri.api.search.SearchConfiguration;
import kemuri.api.search.SearchService;
import kemuri.api.search.Ticket;

/** Solves positions. */
@Controller("/v1/solve")
@Produces(MediaType.APPLICATION_JSON)
final class SolveController {
  private static final int LONGEST = 1 << 16;

  private final SearchService service;
  private final SearchConfiguration configuration;

  SolveController(SearchService service, SearchConfiguration configuration) {
    this.service = service;
    this.configuration = configuration;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN})
  CompletableFuture<MutableHttpResponse<byte[]>> solve(ServerHttpRequest<?> request) {
    checkLength(request.byteBody().expectedLength().orElse(0));
    return request
        .byteBody()
        .buffer()
        .thenCompose(
            body -> {
              try (body) {
                checkLength(body.length());
                return solve(request, body.toByteArray());
              }
            });
  }

  private static void checkLength(long bytes) {
    if (bytes > LONGEST) {
      throw new ApiException(
          ApiError.of(
              HttpStatus.REQUEST_ENTITY_TOO_LARGE,
              "The body is longer than " + LONGEST + " bytes."));
    }
  }

  private CompletableFuture<MutableHttpResponse<byte[]>> solve(
      HttpRequest<?> request, byte[] body) {
    ContentType type = ContentType.of(request, "application/json or text/plain");
    CompletableFuture<Solution> solution;
    if (type.isText()) {
      String position = new String(body, type.charset()).stripTrailing();
      solution = solve(request, SolveRequest.of(position), RequestSource.TEXT);
    } else {
      solution = solve(request, SolveRequestReader.read(body), RequestSource.JSON);
    }
    return solution.thenApply(answer -> HttpResponse.ok(SolutionJson.toBytes(answer)));
  }

  @Get
  CompletableFuture<MutableHttpResponse<byte[]>> solution(HttpRequest<?> request) {
    return solve(request, SolveQuery.read(request.getParameters()), RequestSource.QUERY)
        .thenApply(solution -> cacheable(request, solution));
  }

  private CompletableFuture<Solution> solve(
      HttpRequest<?> request, SolveRequest asked, RequestSource source) {
    Question question = Question.of(asked, source, configuration.maximumTime());
    Ticket ticket = service.ask(question);
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
    byte[] body = SolutionJson.toBytes(solution.withoutStatistics());
    MutableHttpResponse<byte[]> response = HttpResponse.ok(body);
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
    return CacheableAnswer.of(request, response, body);
  }
}
