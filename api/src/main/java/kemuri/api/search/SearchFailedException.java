package kemuri.api.search;

import java.util.concurrent.CancellationException;

/**
 * A search broke off by a fault of the program, which is in the log already. To the cache it is one
 * of the cancellations, which are not worth a line of their own.
 */
public final class SearchFailedException extends CancellationException {
  private static final long serialVersionUID = 1L;

  SearchFailedException(Throwable cause) {
    super("a search failed");
    initCause(cause);
  }
}
