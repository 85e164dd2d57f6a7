package kemuri.mate;

import java.util.function.IntConsumer;

/** Makes solvers whose table fits in the heap, however it was sized. */
public final class TableMemory {
  /** Heap that searches need beside their tables, in MiB. */
  private static final long RESERVE = 64;

  /** Heap that each thread needs beside that, in MiB. */
  private static final long RESERVE_EACH = 1;

  private static final int SMALLEST = 1;

  private TableMemory() {}

  /**
   * The wanted size, or the largest for which the heap has room, in MiB.
   *
   * @param mebibytes the wanted size, 1 or more
   * @param threads how many threads each solver searches a position with
   * @param count how many such solvers share the heap
   */
  public static int fitting(int mebibytes, int threads, int count) {
    long room =
        ((Runtime.getRuntime().maxMemory() >>> 20) - RESERVE) / count - RESERVE_EACH * threads;
    return (int) Math.max(SMALLEST, Math.min(mebibytes, room));
  }

  /**
   * A solver with a table of the wanted size, or of the largest size that fits.
   *
   * @param mebibytes the wanted size, 1 or more
   * @param threads how many threads the solver searches a position with
   * @param count how many such solvers share the heap
   * @param clamped told the size in MiB if it is smaller than wanted
   */
  public static MateSolver solver(int mebibytes, int threads, int count, IntConsumer clamped) {
    int size = fitting(mebibytes, threads, count);
    while (true) {
      try {
        MateSolver solver = new MateSolver(size, threads);
        if (size < mebibytes) {
          clamped.accept(size);
        }
        return solver;
      } catch (OutOfMemoryError e) {
        if (size == SMALLEST) {
          throw e;
        }
        size = Math.max(SMALLEST, size / 4 * 3);
      }
    }
  }
}
