package kemuri.notation;

import kemuri.board.Diagram;

/** SFEN, the one-line notation of a diagram. */
public final class Sfen {
  private Sfen() {}

  /**
   * Reads a diagram.
   *
   * @throws NotationException if the text is not SFEN
   */
  public static Diagram parse(String text) throws NotationException {
    if (text.isEmpty()) {
      throw new NotationException("expected SFEN", 0);
    }
    return Diagram.builder().build();
  }

  /** Writes a diagram canonically, hands in the order RBGSNLP, with the ply. */
  public static String format(Diagram diagram) {
    return "";
  }
}
