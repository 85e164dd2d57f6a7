package kemuri.api.search;

import java.util.concurrent.CancellationException;

/** A search found no thread in time. */
public final class OverloadedException extends CancellationException {
  private static final long serialVersionUID = 1L;

  OverloadedException(String message) {
    super(message);
  }
}
