package kemuri.cli;

/** Standard output takes no more: its reader has gone, or its disk is full. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputLost() {
    super("standard output cannot be written");
  }
}
