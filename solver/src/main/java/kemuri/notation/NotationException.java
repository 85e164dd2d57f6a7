package kemuri.notation;

/** Text that is not what its format asks for. */
public final class NotationException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int offset;

  /**
   * An error at a place in a text.
   *
   * @param message one sentence: what was expected, where, and the mend
   * @param offset where in the text, counted from zero
   */
  public NotationException(String message, int offset) {
    super(message);
    this.offset = offset;
  }

  /** Where in the text the error is, counted from zero. */
  public int offset() {
    return offset;
  }
}
