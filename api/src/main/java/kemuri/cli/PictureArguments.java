package kemuri.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import kemuri.api.error.ApiException;
import kemuri.api.request.PictureSettings;
import kemuri.picture.PictureOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a command that draws. */
final class PictureArguments {
  private static final Map<String, String> OPTIONS =
      Map.of(
          "size", "--size",
          "flip", "--flip",
          "lastMove", "--last-move",
          "arrows", "--arrows",
          "theme", "--theme");

  private final Map<String, String> given = new LinkedHashMap<>();

  @Option(
      names = "--size",
      paramLabel = "PIXELS",
      description = "Width of a picture, 80 to 1600 (default 480).")
  void size(String text) {
    given.put("size", text);
  }

  @Option(names = "--flip", description = "Draws White below.")
  void flip(boolean flip) {
    given.put("flip", Boolean.toString(flip));
  }

  @Option(names = "--last-move", paramLabel = "USI", description = "The move to be marked.")
  void lastMove(String text) {
    given.put("lastMove", text);
  }

  @Option(
      names = "--arrows",
      paramLabel = "USI,USI",
      description = "Moves to be shown by arrows, drops by rings.")
  void arrows(String text) {
    given.put("arrows", text);
  }

  @Option(
      names = "--theme",
      paramLabel = "light|dark|auto",
      description = "The colours (default auto: the reader's, light in PNG).")
  void theme(String text) {
    given.put("theme", text);
  }

  /** How to draw. */
  PictureOptions options() throws BadInput {
    try {
      return PictureSettings.read(given);
    } catch (ApiException e) {
      String detail = e.error().detail().replaceFirst("\\.$", "");
      throw new BadInput(
          option(e.error().parameter())
              + ": "
              + Character.toLowerCase(detail.charAt(0))
              + detail.substring(1));
    }
  }

  /** The first that was given, null if none was. */
  @Nullable String first() {
    return given.isEmpty() ? null : option(given.keySet().iterator().next());
  }

  private static String option(@Nullable String name) {
    return name == null ? "" : OPTIONS.getOrDefault(name, name);
  }
}
