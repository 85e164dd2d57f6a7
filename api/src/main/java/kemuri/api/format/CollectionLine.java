package kemuri.api.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kemuri.compose.ProblemClaim;
import kemuri.notation.NotationException;

/** A line of a collection: a problem as JSON. */
public final class CollectionLine {
  private static final int MOST = 9_999;

  private CollectionLine() {}

  /**
   * Reads a problem; fields that are not asked for are passed over.
   *
   * @throws NotationException if it is not JSON or lacks a field
   */
  public static ProblemClaim read(String text) throws NotationException {
    JsonValue problem = JsonValue.read(text);
    List<String> line = new ArrayList<>();
    for (JsonValue move : required(problem, "line").elements()) {
      boolean object = move.value() instanceof Map<?, ?>;
      line.add((object ? required(move, "usi") : move).text());
    }
    Set<String> themes = new LinkedHashSet<>();
    for (JsonValue theme : required(problem, "themes").elements()) {
      themes.add(theme.text());
    }
    return new ProblemClaim(
        required(problem, "id").text(),
        required(problem, "sfen").text(),
        required(problem, "plies").integer(1, MOST),
        line,
        required(problem, "verdict").text(),
        required(problem, "pieces").integer(1, MOST),
        themes);
  }

  private static JsonValue required(JsonValue object, String name) throws NotationException {
    return object
        .field(name)
        .orElseThrow(() -> object.expected("a problem with the field \"" + name + "\""));
  }
}
