package kemuri.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import kemuri.board.Diagram;

/** Draws diagrams as PNG, without a screen and without fonts. */
public final class BoardPng {
  static {
    // A runtime without a screen's libraries must not look for one.
    System.setProperty("java.awt.headless", "true");
  }

  private BoardPng() {}

  /** The PNG file of a diagram. */
  public static byte[] encode(Diagram diagram, PictureOptions options) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 15);
    try (ImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(paint(diagram, options), "png", output)) {
        throw new AssertionError("every Java platform writes PNG");
      }
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return bytes.toByteArray();
  }

  /** The picture of a diagram. */
  static BufferedImage paint(Diagram diagram, PictureOptions options) {
    Layout layout = Layout.of(options.size(), options.flip());
    List<Mark> marks = BoardDrawing.of(diagram, options, layout);
    BufferedImage image =
        new BufferedImage(layout.width(), layout.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    for (Mark mark : marks) {
      graphics.setColor(new Color(mark.ink().rgb(options.theme())));
      graphics.fill(shape(mark));
    }
    graphics.dispose();
    return image;
  }

  /** The shape that a mark fills. */
  static Shape shape(Mark mark) {
    if (mark instanceof Mark.Fill fill) {
      return fill.shape();
    } else if (mark instanceof Mark.Line line) {
      double half = line.width() / 2.0;
      return line.down() == 0
          ? new Rectangle2D.Double(line.x(), line.y() - half, line.across(), line.width())
          : new Rectangle2D.Double(line.x() - half, line.y(), line.width(), line.down());
    } else if (mark instanceof Mark.Glyph glyph) {
      return GlyphOutlines.outline(glyph);
    }
    throw new AssertionError(mark);
  }
}
