package kemuri.cli;

/** What the process tells its caller; with several positions the greatest. */
final class ExitCode {
  /** A mate was found; in a measurement, nothing was wrong. */
  static final int OK = 0;

  /** It is proven that there is no mate; in a measurement, an answer was wrong. */
  static final int NEGATIVE = 1;

  /** A limit ended the search. */
  static final int UNDECIDED = 2;

  /** The command or its input is malformed. */
  static final int BAD_INPUT = 64;

  /** The program itself failed. */
  static final int INTERNAL_ERROR = 70;

  /** Standard output, or the file of rows, could not be written. */
  static final int OUTPUT_LOST = 74;

  /** The server runs on other threads; the process goes on. */
  static final int KEEP_RUNNING = -1;

  private ExitCode() {}
}
