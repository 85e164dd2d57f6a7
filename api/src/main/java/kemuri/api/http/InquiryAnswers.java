package kemuri.api.http;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.ServerHttpRequest;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import kemuri.api.search.Ticket;

/** Answers inquiries that are the body of a request, or begins jobs where the client prefers it. */
@Singleton
final class InquiryAnswers {
  private final AsyncAnswers async;
  private final TimeCaps timeCaps;
  private final ExecutorService reading;

  InquiryAnswers(AsyncAnswers async, TimeCaps timeCaps, @Named("reading") ExecutorService reading) {
    this.async = async;
    this.timeCaps = timeCaps;
    this.reading = reading;
  }

  /**
   * Answers a request.
   *
   * @param kind what a job is called that answers it
   * @param inquiries read the body
   */
  CompletableFuture<MutableHttpResponse<byte[]>> answer(
      String kind, Inquiries inquiries, ServerHttpRequest<?> request) {
    ContentType type = ContentType.of(request, RequestBody.TYPES);
    return RequestBody.read(
        request,
        reading,
        body ->
            AsyncAnswers.arePreferred(request)
                ? CompletableFuture.completedFuture(
                    async.begin(kind, inquiries.body(body, type, timeCaps.job()), request))
                : answer(inquiries.body(body, type, timeCaps.synchronous()), request));
  }

  private static <A> CompletableFuture<MutableHttpResponse<byte[]>> answer(
      Inquiry<A> inquiry, HttpRequest<?> request) {
    Ticket<A> ticket = inquiry.asker().get();
    ClientConnection.whenGone(request, ticket.answer(), ticket.release());
    return ticket
        .answer()
        .thenApply(
            answer ->
                AnswerBody.of(
                        request,
                        () -> inquiry.write(answer, null),
                        () -> inquiry.recorder().apply(answer))
                    .ok());
  }
}
