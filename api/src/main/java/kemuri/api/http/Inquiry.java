package kemuri.api.http;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import kemuri.api.dto.LineLabel;
import kemuri.api.search.Ticket;
import kemuri.mate.Finding;
import kemuri.notation.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * A request that was read and checked: how it is asked, and how its answer is written.
 *
 * @param <A> what the answer is
 * @param asker asks it of its service, now
 * @param writer writes the answer as JSON, led by the label of a line if there is one
 * @param recorder shows the answer as a record
 * @param findings writes as JSON what is found by the way
 */
record Inquiry<A>(
    Supplier<Ticket<A>> asker,
    BiFunction<A, @Nullable LineLabel, byte[]> writer,
    Function<A, GameRecord> recorder,
    Function<Finding, String> findings) {
  /** The answer as JSON. */
  byte[] write(A answer, @Nullable LineLabel label) {
    return writer.apply(answer, label);
  }
}
