package kemuri.api.search;

import java.util.concurrent.CompletableFuture;

/**
 * One caller's claim to an answer.
 *
 * @param answer completes with the answer, or exceptionally as {@link SearchFlight} does
 * @param release to be run when the caller no longer waits; harmless when the answer is there
 */
public record Ticket(CompletableFuture<Answer> answer, Runnable release) {}
