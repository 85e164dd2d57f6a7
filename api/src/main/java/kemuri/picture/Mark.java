package kemuri.picture;

import java.awt.Shape;

/** One thing drawn, in pixels, y downwards. */
sealed interface Mark {
  /** The colour. */
  Ink ink();

  /** A shape filled. */
  record Fill(Ink ink, Shape shape) implements Mark {}

  /**
   * A straight line along the pixels, which keeps its width when the picture is scaled.
   *
   * @param x where it begins
   * @param y where it begins
   * @param across its length to the right, zero if it goes down
   * @param down its length downwards, zero if it goes to the right
   * @param width how thick it is
   */
  record Line(Ink ink, double x, double y, int across, int down, int width) implements Mark {}

  /**
   * A character.
   *
   * @param x where its middle is
   * @param y where its middle is
   * @param size the font size
   * @param turned whether it stands on its head
   */
  record Glyph(Ink ink, char character, double x, double y, double size, boolean turned)
      implements Mark {}
}
