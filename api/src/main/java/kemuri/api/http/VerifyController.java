package kemuri.api.http;

import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import java.util.concurrent.CompletableFuture;

/** Checks problems. */
@Controller("/v1/verify")
@ProducesRecords
final class VerifyController {
  private final VerifyInquiries inquiries;
  private final InquiryAnswers answers;

  VerifyController(VerifyInquiries inquiries, InquiryAnswers answers) {
    this.inquiries = inquiries;
    this.answers = answers;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  CompletableFuture<MutableHttpResponse<byte[]>> verify(ServerHttpRequest<?> request) {
    return answers.answer("verify", inquiries, request);
  }
}
