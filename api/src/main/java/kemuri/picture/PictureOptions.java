package kemuri.picture;

import java.util.List;
import kemuri.board.Move;

/**
 * How to draw a diagram. The squares of its moves are those of the diagram.
 *
 * @param title what the picture is called by readers that speak; empty for a plain description
 * @param size the width in pixels, {@link #SMALLEST} to {@link #LARGEST}; the height follows
 * @param flip whether White, not Black, is below
 * @param lastMove the {@link Move} whose squares are marked, {@link Move#NONE} for none
 * @param arrows moves shown by arrows, drops by rings
 * @param theme the colours
 */
public record PictureOptions(
    String title, int size, boolean flip, int lastMove, List<Integer> arrows, Theme theme) {
  /** The least width in pixels. */
  public static final int SMALLEST = 80;

  /** The greatest width in pixels. */
  public static final int LARGEST = 1600;

  /** A picture 480 pixels wide with Black below, no move marked, in the reader's colours. */
  public static final PictureOptions DEFAULT =
      new PictureOptions("", 480, false, Move.NONE, List.of(), Theme.AUTO);

  /** Copies the list. */
  public PictureOptions {
    if (size < SMALLEST || size > LARGEST) {
      throw new IllegalArgumentException("size: " + size);
    }
    arrows = List.copyOf(arrows);
  }

  /** The same with another title. */
  public PictureOptions withTitle(String text) {
    return new PictureOptions(text, size, flip, lastMove, arrows, theme);
  }

  /** The same with another width in pixels. */
  public PictureOptions withSize(int pixels) {
    return new PictureOptions(title, pixels, flip, lastMove, arrows, theme);
  }

  /** The same with White below, or with Black. */
  public PictureOptions withFlip(boolean whiteBelow) {
    return new PictureOptions(title, size, whiteBelow, lastMove, arrows, theme);
  }

  /** The same with another move marked. */
  public PictureOptions withLastMove(int move) {
    return new PictureOptions(title, size, flip, move, arrows, theme);
  }

  /** The same with other arrows. */
  public PictureOptions withArrows(List<Integer> moves) {
    return new PictureOptions(title, size, flip, lastMove, moves, theme);
  }

  /** The same in other colours. */
  public PictureOptions withTheme(Theme colours) {
    return new PictureOptions(title, size, flip, lastMove, arrows, colours);
  }
}
