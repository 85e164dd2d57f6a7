package kemuri.picture;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.List;

/** Writes marks as the elements of an SVG document. */
final class SvgMarks {
  /** How far below the middle of a character its baseline is, as a part of the font size. */
  private static final double BASELINE = 0.38;

  private static final String COMMANDS = "MLQCZ";
  private static final int[] COORDINATES = {2, 2, 4, 6, 0};

  private final Theme theme;
  private final StringBuilder svg;

  /** Writes to the end of {@code svg}. */
  SvgMarks(Theme theme, StringBuilder svg) {
    this.theme = theme;
    this.svg = svg;
  }

  /** Writes the marks, neighbours of one ink in one group. */
  void append(List<Mark> marks) {
    for (int i = 0; i < marks.size(); i++) {
      Ink ink = marks.get(i).ink();
      if (i == 0 || ink != marks.get(i - 1).ink()) {
        tag("g", "class", ink.cssName(), "color", ink.css(theme), "fill", "currentColor");
        svg.append(">\n");
      }
      append(marks.get(i));
      if (i + 1 == marks.size() || ink != marks.get(i + 1).ink()) {
        svg.append("</g>\n");
      }
    }
  }

  private void append(Mark mark) {
    if (mark instanceof Mark.Glyph glyph) {
      text(glyph);
    } else if (mark instanceof Mark.Line line) {
      line(line);
    } else if (mark instanceof Mark.Fill fill) {
      fill(fill.shape());
    } else {
      throw new AssertionError(mark);
    }
  }

  private void text(Mark.Glyph glyph) {
    double baseline = glyph.y() + BASELINE * glyph.size();
    tag("text", "x", glyph.x(), "y", baseline, "font-size", glyph.size());
    if (glyph.turned()) {
      String middle = number(glyph.x()) + " " + number(glyph.y());
      svg.append(" transform=\"rotate(180 ").append(middle).append(")\"");
    }
    svg.append('>').append(glyph.character()).append("</text>\n");
  }

  private void line(Mark.Line line) {
    String start = number(line.x()) + " " + number(line.y());
    String end = line.down() == 0 ? "h" + number(line.across()) : "v" + number(line.down());
    tag("path", "d", "M" + start + end, "stroke", "currentColor", "stroke-width", line.width());
    svg.append(" vector-effect=\"non-scaling-stroke\" shape-rendering=\"crispEdges\"/>\n");
  }

  private void fill(Shape shape) {
    if (shape instanceof Rectangle2D box) {
      double width = box.getWidth();
      tag("rect", "x", box.getX(), "y", box.getY(), "width", width, "height", box.getHeight());
    } else if (shape instanceof Ellipse2D disc) {
      tag("circle", "cx", disc.getCenterX(), "cy", disc.getCenterY(), "r", disc.getWidth() / 2);
    } else {
      boolean evenOdd = shape.getPathIterator(null).getWindingRule() == PathIterator.WIND_EVEN_ODD;
      tag("path", "d", pathData(shape), "fill-rule", evenOdd ? "evenodd" : "nonzero");
    }
    svg.append("/>\n");
  }

  private static String pathData(Shape shape) {
    StringBuilder data = new StringBuilder();
    double[] points = new double[6];
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      int segment = path.currentSegment(points);
      data.append(COMMANDS.charAt(segment));
      for (int i = 0; i < COORDINATES[segment]; i++) {
        data.append(i == 0 ? "" : " ").append(number(points[i]));
      }
    }
    return data.toString();
  }

  /** Writes the beginning of a tag, the names and values of its attributes in turn. */
  private void tag(String name, Object... attributes) {
    svg.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      svg.append(' ').append(attributes[i]).append("=\"");
      svg.append(value instanceof Double number ? number(number) : value).append('"');
    }
  }

  /** A number with at most two decimals. */
  private static String number(double value) {
    return BigDecimal.valueOf(Math.round(value * 100), 2).stripTrailingZeros().toPlainString();
  }
}
