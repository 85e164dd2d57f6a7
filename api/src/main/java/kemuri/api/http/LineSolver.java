package kemuri.api.http;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kemuri.api.dto.LineLabel;
import kemuri.api.dto.Solution;
import kemuri.api.dto.SolutionBuilder;
import kemuri.api.dto.SolutionJson;
import kemuri.api.dto.SolveRequest;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiErrorJson;
import kemuri.api.error.ApiException;
import kemuri.api.request.BatchLine;
import kemuri.api.request.Question;
import kemuri.api.request.RequestSource;
import kemuri.api.request.SolveRequestReader;
import kemuri.api.search.Answer;
import kemuri.api.search.PatientSearches;
import org.jspecify.annotations.Nullable;

/**
 * Answers the lines of a batch, each by a solution or an error.
 *
 * @param text whether a line is the position alone, not JSON
 * @param searches where answers come from
 * @param maximumTime the greatest time limit
 * @param instance identifies the request in errors
 * @param answered is told of each solution
 * @param refused is told of each error
 */
record LineSolver(
    boolean text,
    PatientSearches searches,
    Duration maximumTime,
    String instance,
    Runnable answered,
    Runnable refused) {

  /** The answer as a line of JSON; to be cancelled if nobody waits for it any more. */
  CompletableFuture<byte[]> solve(BatchLine line) {
    AtomicReference<@Nullable String> id = new AtomicReference<>();
    Question question;
    try {
      question = question(line, id::set);
    } catch (RuntimeException e) {
      return CompletableFuture.completedFuture(refuse(e, new LineLabel(line.number(), id.get())));
    }
    LineLabel label = new LineLabel(line.number(), id.get());
    CompletableFuture<Answer> answer = searches.ask(question);
    CompletableFuture<byte[]> written =
        answer
            .thenApply(found -> write(question, found, label))
            .exceptionally(failure -> refuse(failure, label));
    CompletableFuture<?> unused = written.whenComplete((bytes, failure) -> answer.cancel(false));
    return written;
  }

  private Question question(BatchLine line, Consumer<String> id) {
    if (line.error() != null) {
      throw new ApiException(line.error());
    }
    return text
        ? Question.of(SolveRequest.of(line.text().strip()), RequestSource.TEXT, maximumTime)
        : Question.of(
            SolveRequestReader.readLine(line.text(), id), RequestSource.JSON, maximumTime);
  }

  private byte[] write(Question question, Answer answer, LineLabel label) {
    Solution solution =
        SolutionBuilder.build(
            question.diagram(), question.options(), answer.result(), WireName.of(answer.use()));
    byte[] json = SolutionJson.toBytes(solution, label);
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
