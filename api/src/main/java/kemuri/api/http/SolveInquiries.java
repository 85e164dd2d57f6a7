package kemuri.api.http;

import jakarta.inject.Singleton;
import java.util.function.Consumer;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionBuilder;
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveRequest;
import kemuri.api.dto.WireName;
import kemuri.api.format.SolutionRecord;
import kemuri.api.request.Question;
import kemuri.api.request.RequestSource;
import kemuri.api.request.SolveRequestReader;
import kemuri.api.request.TimeCap;
import kemuri.api.search.Answer;
import kemuri.api.search.SearchService;

/** Requests to solve. */
@Singleton
final class SolveInquiries implements Inquiries {
  private final SearchService service;

  SolveInquiries(SearchService service) {
    this.service = service;
  }

  @Override
  public Inquiry<Answer> text(String position, TimeCap timeCap) {
    return of(Question.of(SolveRequest.of(position), RequestSource.TEXT, timeCap));
  }

  @Override
  public Inquiry<Answer> json(byte[] body, TimeCap timeCap) {
    return of(Question.of(SolveRequestReader.read(body), RequestSource.JSON, timeCap));
  }

  @Override
  public Inquiry<Answer> line(String json, Consumer<String> id, TimeCap timeCap) {
    return of(Question.of(SolveRequestReader.readLine(json, id), RequestSource.JSON, timeCap));
  }

  private Inquiry<Answer> of(Question question) {
    return new Inquiry<>(
        () -> service.ask(question),
        (answer, label) -> SolutionJson.toBytes(solution(question, answer), label),
        answer -> SolutionRecord.of(solution(question, answer)),
        finding -> {
          throw new IllegalStateException("a search for a mate finds no " + finding);
        });
  }

  /** What an answer to a question means on the wire. */
  static Solution solution(Question question, Answer answer) {
    return SolutionBuilder.build(
        question.diagram(), question.options(), answer.result(), WireName.of(answer.use()));
  }
}
