package kemuri.cli;

import java.io.IOException;

/** An output takes no more: its reader has gone, or its disk is full. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Standard output, whose failure has no cause that Java tells. */
  OutputLost() {
    super("standard output cannot be written");
  }

  OutputLost(String file, IOException cause) {
    super(file + " cannot be written (" + cause.getMessage() + ")", cause);
  }
}
