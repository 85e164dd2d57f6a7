package kemuri.reference;

import java.util.HashMap;
import java.util.Map;

/** How severely findings are judged. */
public enum Profile {
  /** Nothing is tolerated (完全限定). */
  STRICT(1),
  /** The habit of the magazines. */
  STANDARD(2),
  /** The habit of the sites. */
  LENIENT(3);

  private static final String TABLE =
      """
      no-mate              fatal  fatal      fatal
      leftover             fatal  fatal      fatal
      cook                 fatal  fatal      fatal
      mirrored-cook        fatal  fatal      info
      longer-variation     fatal  fatal      flaw
      equal-variation      flaw   flaw       info
      equal-variation-cook fatal  flaw       info
      other-variation      info   info       info
      detour-return        flaw   info       info
      detour-merge         flaw   flaw       info
      move-order           flaw   flaw       info
      move-distance        flaw   flaw       info
      promotion-choice     flaw   minor      info
      drop-distance        flaw   flaw       info
      far-drop-distance    flaw   minor      info
      final-move           flaw   tolerated  tolerated
      only-move            flaw   fatal      fatal
      unneeded-piece       flaw   info       info
      """;
  private static final Map<String, String[]> SEVERITIES = new HashMap<>();

  private final int column;

  Profile(int column) {
    this.column = column;
  }

  static {
    for (String row : TABLE.lines().toList()) {
      String[] cells = row.split(" +", -1);
      SEVERITIES.put(cells[0], cells);
    }
  }

  /**
   * The severity of a kind of finding, where {@code mirrored-cook} is a cook that mirrors the
   * solution, {@code far-drop-distance} that of a lance, bishop or rook, and {@code only-move} a
   * final move that is also the first.
   */
  String severity(String kind) {
    String[] row = SEVERITIES.get(kind);
    if (row == null) {
      throw new IllegalArgumentException("unknown kind " + kind);
    }
    return row[column];
  }
}
