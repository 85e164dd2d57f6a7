package kemuri.api.http;

import jakarta.inject.Singleton;
import java.util.function.Consumer;
import kemuri.api.dto.Verification;
import kemuri.api.dto.VerificationBuilder;
import kemuri.api.dto.VerificationJson;
import kemuri.api.dto.VerifyRequest;
import kemuri.api.dto.WireName;
import kemuri.api.format.VerificationRecord;
import kemuri.api.request.RequestSource;
import kemuri.api.request.TimeCap;
import kemuri.api.request.VerifyQuestion;
import kemuri.api.request.VerifyRequestReader;
import kemuri.api.search.CheckAnswer;
import kemuri.api.search.CheckService;

/** Requests to check problems. */
@Singleton
final class VerifyInquiries implements Inquiries {
  private final CheckService service;

  VerifyInquiries(CheckService service) {
    this.service = service;
  }

  @Override
  public Inquiry<CheckAnswer> text(String position, TimeCap timeCap) {
    return of(VerifyQuestion.of(VerifyRequest.of(position), RequestSource.TEXT, timeCap));
  }

  @Override
  public Inquiry<CheckAnswer> json(byte[] body, TimeCap timeCap) {
    return of(VerifyQuestion.of(VerifyRequestReader.read(body), RequestSource.JSON, timeCap));
  }

  @Override
  public Inquiry<CheckAnswer> line(String json, Consumer<String> id, TimeCap timeCap) {
    return of(
        VerifyQuestion.of(VerifyRequestReader.readLine(json, id), RequestSource.JSON, timeCap));
  }

  private Inquiry<CheckAnswer> of(VerifyQuestion question) {
    return new Inquiry<>(
        () -> service.ask(question),
        (answer, label) -> VerificationJson.toBytes(verification(question, answer), label),
        answer -> VerificationRecord.of(verification(question, answer)),
        finding -> VerificationJson.toText(VerificationBuilder.fault(question.posed(), finding)));
  }

  private static Verification verification(VerifyQuestion question, CheckAnswer answer) {
    return VerificationBuilder.build(
        question.posed(),
        question.options(),
        answer.report(),
        answer.answers(),
        WireName.of(answer.use()));
  }
}
