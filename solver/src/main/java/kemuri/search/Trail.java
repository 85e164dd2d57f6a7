package kemuri.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Where a thread is: the boards of its path, written by it and read by the others at any time. What
 * a reader sees may be a moment old; it only decides where else to go.
 */
final class Trail {
  private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle DEPTH;

  static {
    try {
      DEPTH = MethodHandles.lookup().findVarHandle(Trail.class, "depth", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final long[] keys = new long[Path.MOST_PLIES + 2];

  @SuppressWarnings("UnusedVariable") // through DEPTH
  private int depth = -1;

  /** Enters a position. */
  void enter(long key, int newDepth) {
    KEYS.setOpaque(keys, newDepth, key);
    DEPTH.setOpaque(this, newDepth);
  }

  /** Goes back to a lesser depth; −1 leaves the tree. */
  void leaveTo(int newDepth) {
    DEPTH.setOpaque(this, newDepth);
  }

  /** The board at a depth, zero if the thread is not that deep. */
  long at(int asked) {
    return (int) DEPTH.getOpaque(this) >= asked ? (long) KEYS.getOpaque(keys, asked) : 0;
  }
}
