package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import java.util.concurrent.CompletableFuture;
import kemuri.api.search.Ticket;

/** Checks problems. */
@Controller("/v1/verify")
@Produces(MediaType.APPLICATION_JSON)
final class VerifyController {
  private final VerifyInquiries inquiries;
  private final AsyncAnswers async;
  private final TimeCaps timeCaps;

  VerifyController(VerifyInquiries inquiries, AsyncAnswers async, TimeCaps timeCaps) {
    this.inquiries = inquiries;
    this.async = async;
    this.timeCaps = timeCaps;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  CompletableFuture<MutableHttpResponse<byte[]>> verify(ServerHttpRequest<?> request) {
    ContentType type = ContentType.of(request, "application/json or text/plain");
    return RequestBody.read(
        request,
        body ->
            AsyncAnswers.arePreferred(request)
                ? CompletableFuture.completedFuture(
                    async.begin("verify", inquiries.body(body, type, timeCaps.job()), request))
                : answer(inquiries.body(body, type, timeCaps.synchronous()), request));
  }

  private static <A> CompletableFuture<MutableHttpResponse<byte[]>> answer(
      Inquiry<A> inquiry, HttpRequest<?> request) {
    Ticket<A> ticket = inquiry.asker().get();
    ClientConnection.whenGone(request, ticket.answer(), ticket.release());
    return ticket.answer().thenApply(answer -> HttpResponse.ok(inquiry.write(answer, null)));
  }
}
