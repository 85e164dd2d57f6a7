package kemuri.api.error;

/** Ends a request with an {@link ApiError}. */
public final class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient ApiError error;

  /** An exception for an error. */
  public ApiException(ApiError error) {
    super(error.status() + " " + error.code() + ": " + error.detail(), null, false, false);
    this.error = error;
  }

  /** What the client is told. */
  public ApiError error() {
    return error;
  }
}
