package kemuri.api.search;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * One caller's claim to an answer.
 *
 * @param <A> what the answer is
 * @param answer completes with the answer, or exceptionally as {@link SearchFlight} does
 * @param release to be run when the caller no longer waits; harmless when the answer is there
 * @param watch lets somebody hear how the search is getting on; of an answer that is there already,
 *     nothing
 */
public record Ticket<A>(
    CompletableFuture<A> answer, Runnable release, Consumer<SearchObserver> watch) {}
