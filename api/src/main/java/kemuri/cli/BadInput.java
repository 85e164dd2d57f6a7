package kemuri.cli;

/** Input that cannot be used. The message is one line: the input, the place and the mend. */
final class BadInput extends Exception {
  private static final long serialVersionUID = 1L;

  BadInput(String message) {
    super(message);
  }
}
