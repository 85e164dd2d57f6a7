package kemuri.api.search;

import java.util.concurrent.CancellationException;

/** A search found no thread in time. */
public final class OverloadedException extends CancellationException {
  private static final long serialVersionUID = 1L;

  private final boolean passes;

  /** An exception; it does not pass if the service is closing. */
  OverloadedException(String message, boolean passes) {
    super(message);
    this.passes = passes;
  }

  /** Whether it helps to ask again. */
  boolean passes() {
    return passes;
  }
}
