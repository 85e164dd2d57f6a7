package kemuri.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import kemuri.board.Move;

/** Shows a move that is not played: an arrow between two squares, or a ring for a drop. */
final class Arrow {
  /** All lengths are in widths of a square. */
  private static final double SHAFT = 0.07;

  private static final double HEAD = 0.2;
  private static final double HEAD_LENGTH = 0.36;
  private static final double START = 0.3;
  private static final double END = 0.1;
  private static final double RING = 0.46;
  private static final double RING_WIDTH = 0.08;

  private Arrow() {}

  /** The shape of a move. */
  static Shape of(int move, Layout layout) {
    double x = layout.x(Move.to(move));
    double y = layout.y(Move.to(move));
    boolean leads = !Move.isDrop(move) && Move.from(move) != Move.to(move);
    return leads
        ? arrow(layout.x(Move.from(move)), layout.y(Move.from(move)), x, y, layout.cell())
        : ring(x, y, layout.cell());
  }

  private static Shape ring(double x, double y, double cell) {
    Path2D ring = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    for (double radius : new double[] {RING * cell, (RING - RING_WIDTH) * cell}) {
      ring.append(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), false);
    }
    return ring;
  }

  private static Shape arrow(double fromX, double fromY, double toX, double toY, double cell) {
    double length = Math.hypot(toX - fromX, toY - fromY) / cell;
    double tip = length - END;
    double neck = tip - HEAD_LENGTH;
    Path2D arrow = new Path2D.Double();
    arrow.moveTo(START, -SHAFT);
    arrow.lineTo(neck, -SHAFT);
    arrow.lineTo(neck, -HEAD);
    arrow.lineTo(tip, 0);
    arrow.lineTo(neck, HEAD);
    arrow.lineTo(neck, SHAFT);
    arrow.lineTo(START, SHAFT);
    arrow.closePath();
    AffineTransform place = AffineTransform.getTranslateInstance(fromX, fromY);
    place.rotate(toX - fromX, toY - fromY);
    place.scale(cell, cell);
    arrow.transform(place);
    return arrow;
  }
}
