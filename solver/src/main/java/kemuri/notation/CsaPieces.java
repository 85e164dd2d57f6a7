package kemuri.notation;

import java.util.Arrays;
import kemuri.board.PieceType;

/** The two-letter names of kinds in CSA and JKF. */
public final class CsaPieces {
  private static final String[] NAMES = {
    "", "FU", "KY", "KE", "GI", "KI", "KA", "HI", "OU", "TO", "NY", "NK", "NG", "", "UM", "RY"
  };

  private CsaPieces() {}

  /** The name of a kind: {@code FU} to {@code RY}. */
  public static String name(int type) {
    return NAMES[type];
  }

  /** The kind of a name, {@link PieceType#NONE} if it is none. */
  public static int kind(String name) {
    return name.isEmpty() ? PieceType.NONE : Math.max(Arrays.asList(NAMES).indexOf(name), 0);
  }
}
