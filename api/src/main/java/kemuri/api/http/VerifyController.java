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
import kemuri.api.search.SearchConfiguration;
import kemuri.api.search.Ticket;

/** Checks problems. */
@Controller("/v1/verify")
@Produces(MediaType.APPLICATION_JSON)
final class VerifyController {
  private final VerifyInquiries inquiries;
  private final SearchConfiguration configuration;

  VerifyController(VerifyInquiries inquiries, SearchConfiguration configuration) {
    this.inquiries = inquiries;
    this.configuration = configuration;
  }

  @Post
  @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
  CompletableFuture<MutableHttpResponse<byte[]>> verify(ServerHttpRequest<?> request) {
    ContentType type = ContentType.of(request, "application/json or text/plain");
    return RequestBody.read(
        request,
        body -> answer(inquiries.body(body, type, configuration.synchronousCap()), request));
  }

  private static <A> CompletableFuture<MutableHttpResponse<byte[]>> answer(
      Inquiry<A> inquiry, HttpRequest<?> request) {
    Ticket<A> ticket = inquiry.asker().get();
    ClientConnection.whenGone(request, ticket.answer(), ticket.release());
    return ticket.answer().thenApply(answer -> HttpResponse.ok(inquiry.write(answer, null)));
  }
}
