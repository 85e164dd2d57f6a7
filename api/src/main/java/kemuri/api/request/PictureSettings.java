package kemuri.api.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kemuri.api.error.ApiException;
import kemuri.board.Move;
import kemuri.notation.NotationException;
import kemuri.notation.Usi;
import kemuri.picture.PictureOptions;
import kemuri.picture.Theme;

/** Reads how a picture is to be drawn from options by name, wherever they are given. */
public final class PictureSettings {
  /** Its names. */
  static final List<String> NAMES = List.of("size", "flip", "lastMove", "arrows", "theme");

  private PictureSettings() {}

  /**
   * Reads options by their names in a query.
   *
   * @throws ApiException that says what is wrong, and the name as the parameter
   */
  public static PictureOptions read(Map<String, String> options) {
    return read(new RequestOptions(options, RequestSource.QUERY), "");
  }

  /**
   * Reads options, among which others may be.
   *
   * @param played the move in USI that is marked if no other is named; empty for none
   * @throws ApiException that says what is wrong and where
   */
  static PictureOptions read(RequestOptions options, String played) {
    PictureOptions usual = PictureOptions.DEFAULT;
    List<Integer> lastMove = moves("lastMove", played, options);
    if (lastMove.size() > 1) {
      throw options.badValue("Expected one move such as 7g7f.", "lastMove");
    }
    return usual
        .withSize(size(options))
        .withFlip(options.bool("flip", usual.flip()))
        .withLastMove(lastMove.isEmpty() ? Move.NONE : lastMove.get(0))
        .withArrows(moves("arrows", "", options))
        .withTheme(options.constant(Theme.class, "theme", usual.theme()));
  }

  private static int size(RequestOptions options) {
    long size = options.integer("size", PictureOptions.DEFAULT.size());
    if (size < PictureOptions.SMALLEST || size > PictureOptions.LARGEST) {
      throw options.badValue(
          "Expected a width in pixels from %d to %d."
              .formatted(PictureOptions.SMALLEST, PictureOptions.LARGEST),
          "size");
    }
    return (int) size;
  }

  /** Moves in USI between commas; in a query a plus that was not escaped reads as a space. */
  private static List<Integer> moves(String name, String otherwise, RequestOptions options) {
    String text = options.text(name, otherwise);
    List<Integer> moves = new ArrayList<>();
    for (String move : text.isBlank() ? new String[0] : text.split(",", -1)) {
      try {
        moves.add(Usi.parse(move.replace(' ', '+')));
      } catch (NotationException e) {
        throw options.badValue(String.valueOf(e.getMessage()), name);
      }
    }
    return moves;
  }
}
