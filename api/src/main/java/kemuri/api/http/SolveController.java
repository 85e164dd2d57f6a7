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
import java.util.concurrent.CompletableFuture;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveRequest;
import kemuri.api.format.SolutionRecord;
import kemuri.api.request.Question;
import kemuri.api.request.RequestSource;
import kemuri.api.request.SolveQuery;
import kemuri.api.search.Answer;
import kemuri.api.search.SearchService;
import kemuri.api.search.Ticket;

/** Solves positions. */
@Controller("/v1/solve")
@ProducesRecords
final class SolveController {
  private final SearchService service;
  private final SolveInquiries inquiries;
  private final InquiryAnswers answers;
  private final TimeCaps timeCaps;

  SolveController(
      SearchService service, SolveInquiries inquiries, InquiryAnswers answers, TimeCaps timeCaps) {
    this.service = service;
    this.inquiries = inquiries;
    this.answers = answers;
    this.timeCaps = timeCaps;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  CompletableFuture<MutableHttpResponse<byte[]>> solve(ServerHttpRequest<?> request) {
    return answers.answer("solve", inquiries, request);
  }

  @Get
  CompletableFuture<MutableHttpResponse<byte[]>> solution(HttpRequest<?> request) {
    SolveRequest asked = SolveQuery.read(request.getParameters());
    Question question = Question.of(asked, RequestSource.QUERY, timeCaps.plain());
    Ticket<Answer> ticket = service.ask(question);
    ClientConnection.whenGone(request, ticket.answer(), ticket.release());
    return ticket
        .answer()
        .thenApply(answer -> cacheable(request, SolveInquiries.solution(question, answer)));
  }

  private static MutableHttpResponse<byte[]> cacheable(HttpRequest<?> request, Solution solution) {
    AnswerBody body =
        AnswerBody.of(
            request,
            () -> SolutionJson.toBytes(solution.withoutStatistics()),
            () -> SolutionRecord.of(solution));
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
