package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import java.util.ArrayList;
import java.util.List;
import kemuri.api.error.ApiException;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.picture.PictureOptions;
import kemuri.picture.Theme;

/**
 * A picture that was asked for by query parameters.
 *
 * @param diagram what to draw, playable or not
 * @param options how
 */
public record PictureQuery(Diagram diagram, PictureOptions options) {
  private static final List<String> NAMES =
      List.of("sfen", "size", "flip", "lastMove", "arrows", "theme");

  /**
   * Reads a query; the last move of an SFEN with moves is marked if no other is named.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static PictureQuery read(HttpParameters parameters) {
    QueryParameters query = QueryParameters.of(parameters, NAMES);
    Diagram diagram;
    List<Sfen.Word> played;
    try {
      Sfen.Game game = Sfen.read(query.sfen());
      diagram = game.end();
      played = game.moves();
    } catch (NotationException e) {
      throw PositionFormat.malformed(e, RequestSource.QUERY);
    }
    String last = played.isEmpty() ? "" : played.get(played.size() - 1).text();
    List<Integer> lastMove = moves(query.text("lastMove", last), "lastMove");
    if (lastMove.size() > 1) {
      throw QueryParameters.badValue("Expected one move such as 7g7f.", "lastMove");
    }
    PictureOptions options =
        PictureOptions.DEFAULT
            .withSize(size(query))
            .withFlip(query.bool("flip", PictureOptions.DEFAULT.flip()))
            .withLastMove(lastMove.isEmpty() ? Move.NONE : lastMove.get(0))
            .withArrows(moves(query.text("arrows", ""), "arrows"))
            .withTheme(query.constant(Theme.class, "theme", PictureOptions.DEFAULT.theme()));
    return new PictureQuery(diagram, options);
  }

  private static int size(QueryParameters query) {
    long size = query.integer("size", PictureOptions.DEFAULT.size());
    if (size < PictureOptions.SMALLEST || size > PictureOptions.LARGEST) {
      throw QueryParameters.badValue(
          "Expected a width in pixels from %d to %d."
              .formatted(PictureOptions.SMALLEST, PictureOptions.LARGEST),
          "size");
    }
    return (int) size;
  }

  /** Moves in USI between commas; in a query a plus that was not escaped reads as a space. */
  private static List<Integer> moves(String text, String parameter) {
    List<Integer> moves = new ArrayList<>();
    for (String move : text.isBlank() ? new String[0] : text.split(",", -1)) {
      try {
        moves.add(Usi.parse(move.replace(' ', '+')));
      } catch (NotationException e) {
        throw QueryParameters.badValue(String.valueOf(e.getMessage()), parameter);
      }
    }
    return moves;
  }
}
