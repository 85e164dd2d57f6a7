package kemuri.reference;

import java.util.Comparator;

/**
 * What an examination of a problem found.
 *
 * @param kind the fault's code, such as {@code cook}
 * @param ply the move's ply, zero if it concerns the diagram
 * @param move the move in USI, or a square, or empty
 */
public record Finding(String kind, int ply, String move) implements Comparable<Finding> {
  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::ply).thenComparing(Finding::kind).thenComparing(Finding::move);

  @Override
  public int compareTo(Finding other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return kind + "@" + ply + ":" + move;
  }
}
