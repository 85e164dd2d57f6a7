package kemuri.api.http;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kemuri.api.dto.LineLabel;
import kemuri.api.error.ApiErrorJson;
import kemuri.api.error.ApiException;
import kemuri.api.request.BatchLine;
import kemuri.api.request.TimeCap;
import kemuri.api.search.PatientSearches;
import org.jspecify.annotations.Nullable;

/**
 * Answers the lines of a batch, each by what was asked for or an error.
 *
 * @param text whether a line is the position alone, not JSON
 * @param inquiries reads the lines
 * @param searches where answers come from
 * @param timeCap the greatest time limit
 * @param instance identifies the request in errors
 * @param answered is told of each answer
 * @param refused is told of each error
 */
record LineSolver(
    boolean text,
    Inquiries inquiries,
    PatientSearches searches,
    TimeCap timeCap,
    String instance,
    Runnable answered,
    Runnable refused) {

  /** The answer as a line of JSON; to be cancelled if nobody waits for it any more. */
  CompletableFuture<byte[]> solve(BatchLine line) {
    AtomicReference<@Nullable String> id = new AtomicReference<>();
    Inquiry<?> inquiry;
    try {
      inquiry = inquiry(line, id::set);
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture(refuse(e, new LineLabel(line.number(), id.get())));
    }
    return ask(inquiry, new LineLabel(line.number(), id.get()));
  }

  private <A> CompletableFuture<byte[]> ask(Inquiry<A> inquiry, LineLabel label) {
    CompletableFuture<A> answer = searches.ask(inquiry.asker());
    CompletableFuture<byte[]> written =
        answer
            .thenApply(found -> write(inquiry, found, label))
            .exceptionally(failure -> refuse(failure, label));
    CompletableFuture<?> unused = written.whenComplete((bytes, failure) -> answer.cancel(false));
    return written;
  }

  private Inquiry<?> inquiry(BatchLine line, Consumer<String> id) {
    if (line.error() != null) {
      throw new ApiException(line.error());
    }
    return text
        ? inquiries.text(line.text().strip(), timeCap)
        : inquiries.line(line.text(), id, timeCap);
  }

  private <A> byte[] write(Inquiry<A> inquiry, A answer, LineLabel label) {
    byte[] json = inquiry.write(answer, label);
    answered.run();
    return withLineBreak(json);
  }

  private byte[] refuse(Throwable failure, LineLabel label) {
    refused.run();
    return withLineBreak(ApiErrorJson.toBytes(Failure.error(failure), instance, label));
  }

  private static byte[] withLineBreak(byte[] json) {
    byte[] line = Arrays.copyOf(json, json.length + 1);
    line[json.length] = '\n';
    return line;
  }
}
