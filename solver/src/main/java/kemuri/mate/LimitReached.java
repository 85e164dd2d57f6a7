package kemuri.mate;

/** Breaks off a question that a limit of the clock has ended; never leaves the package. */
final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LimitReached() {
    super("a limit was reached", null, false, false);
  }
}
