package kemuri.api.search;

/** A search found no thread in time. */
public final class OverloadedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OverloadedException(String message) {
    super(message, null, false, false);
  }
}
