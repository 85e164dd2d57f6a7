package kemuri.picture;

import static java.util.Objects.requireNonNull;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The outlines of the characters on pictures.
 *
 * <p>They are shapes, not a font: so a picture needs no font and no font library of the system, and
 * is the same everywhere.
 */
final class GlyphOutlines {
  private static final String RESOURCE = "outlines.txt";
  private static final double UNITS = 1000;
  private static final Pattern COMMAND = Pattern.compile("([MLC])([-0-9 ]+)(Z)?");
  private static final Pattern BLANK = Pattern.compile(" ");
  private static final Map<Character, Path2D> OUTLINES = read();

  private GlyphOutlines() {}

  /** Whether a character has an outline. */
  static boolean has(char character) {
    return OUTLINES.containsKey(character);
  }

  /** The outline of a character where a mark puts it. */
  static Shape outline(Mark.Glyph glyph) {
    AffineTransform place = AffineTransform.getTranslateInstance(glyph.x(), glyph.y());
    double scale = (glyph.turned() ? -1 : 1) * glyph.size() / UNITS;
    place.scale(scale, scale);
    return requireNonNull(OUTLINES.get(glyph.character()), "no outline of " + glyph.character())
        .createTransformedShape(place);
  }

  private static Map<Character, Path2D> read() {
    Map<Character, Path2D> outlines = new HashMap<>();
    InputStream stream = requireNonNull(GlyphOutlines.class.getResourceAsStream(RESOURCE));
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          outlines.put(line.charAt(0), path(line.substring(2)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return outlines;
  }

  /** The path of SVG path data. */
  private static Path2D path(String data) {
    Path2D path = new Path2D.Double();
    Matcher command = COMMAND.matcher(data);
    while (command.find()) {
      int[] at = BLANK.splitAsStream(command.group(2)).mapToInt(Integer::parseInt).toArray();
      switch (command.group(1)) {
        case "M" -> path.moveTo(at[0], at[1]);
        case "L" -> path.lineTo(at[0], at[1]);
        case "C" -> path.curveTo(at[0], at[1], at[2], at[3], at[4], at[5]);
        default -> throw new AssertionError(data);
      }
      if (command.group(3) != null) {
        path.closePath();
      }
    }
    return path;
  }
}
