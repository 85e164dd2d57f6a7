package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import java.util.ArrayList;
import java.util.List;
import kemuri.api.error.ApiException;
import kemuri.board.Diagram;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.picture.PictureOptions;

/**
 * A picture that was asked for by query parameters.
 *
 * @param diagram what to draw, playable or not
 * @param options how
 */
public record PictureQuery(Diagram diagram, PictureOptions options) {
  /**
   * Reads a query; the last move of an SFEN with moves is marked if no other is named.
   *
   * @throws ApiException that says what is wrong and where
   */
  public static PictureQuery read(HttpParameters parameters) {
    List<String> names = new ArrayList<>(List.of("sfen"));
    names.addAll(PictureSettings.NAMES);
    RequestOptions query = RequestOptions.ofQuery(parameters, names);
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
    return new PictureQuery(diagram, PictureSettings.read(query, last));
  }
}
