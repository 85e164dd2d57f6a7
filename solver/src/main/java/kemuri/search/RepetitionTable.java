package kemuri.search;

import java.util.SplittableRandom;

/**
 * Disproofs that rest on the repetition of positions further up the path, kept apart so that they
 * never leak into a path without these positions (the graph-history-interaction problem; Kishimoto
 * and Müller 2004).
 *
 * <p>Such a disproof depends on the path only as far as the deepest position it repeats, its
 * <em>end</em>: whatever way leads on from there to the node, the same positions are on the path.
 * So an entry is kept under the node's position and holds the key of the path as far as its end; it
 * is good for every path that begins so. Four slots share a bucket, one of them is replaced. A lost
 * entry costs time only.
 */
final class RepetitionTable {
  private static final int BUCKET = 4;
  private static final int TWELVE_BITS = 0xfff;
  private static final long[] MOVE_KEYS = new long[1 << 15];
  private static final long[] PLY_KEYS = new long[1 << 12];

  static {
    SplittableRandom random = new SplittableRandom(0x73656e6e696368L);
    for (int i = 0; i < MOVE_KEYS.length; i++) {
      MOVE_KEYS[i] = random.nextLong();
    }
    for (int i = 0; i < PLY_KEYS.length; i++) {
      PLY_KEYS[i] = random.nextLong() | 1;
    }
  }

  private final long[] positions;
  private final long[] prefixes;
  private final long[] values;
  private final long[] pathKeys = new long[Path.MOST_PLIES + 2];
  private final int mask;
  private int next;
  private int generation;

  /** The depth of the earliest position repeated, after a successful {@link #probe}. */
  int start;

  /** The depth of the deepest position repeated, after a successful {@link #probe}. */
  int end;

  RepetitionTable(long bytes) {
    long buckets = Math.min(bytes, 1L << 31) / (BUCKET * 3 * 8);
    mask = (int) Math.max(64, Long.highestOneBit(Math.max(buckets, 1))) - 1;
    positions = new long[(mask + 1) * BUCKET];
    prefixes = new long[(mask + 1) * BUCKET];
    values = new long[(mask + 1) * BUCKET];
  }

  /** Forgets everything. */
  void newGeneration() {
    generation = (generation + 1) & 0xfffffff;
  }

  /** Begins a path at a depth with a position. */
  void begin(int depth, long boardKey, int hand) {
    pathKeys[depth] = position(boardKey, hand);
  }

  /** Extends the path to a depth by a move. */
  void extend(int depth, int move) {
    pathKeys[depth] =
        pathKeys[depth - 1] ^ (MOVE_KEYS[move & 0x7fff] * PLY_KEYS[depth & TWELVE_BITS]);
  }

  private static long position(long boardKey, int hand) {
    return (boardKey ^ (hand * 0xbf58476d1ce4e5b9L)) * 0x9e3779b97f4a7c15L;
  }

  private int bucket(long position) {
    return ((int) (position >>> 36) & mask) * BUCKET;
  }

  /**
   * Whether a position is disproven within a length by repetitions of the current path, which runs
   * from depth {@code first} to {@code last}. What lies beyond belongs to paths left before.
   */
  boolean probe(long boardKey, int hand, int wanted, int first, int last) {
    long position = position(boardKey, hand);
    int bucket = bucket(position);
    for (int i = bucket; i < bucket + BUCKET; i++) {
      long value = values[i];
      if (positions[i] == position && (int) (value >>> 36) == generation) {
        start = (int) value & TWELVE_BITS;
        end = (int) (value >>> 12) & TWELVE_BITS;
        if (((int) (value >>> 24) & TWELVE_BITS) >= wanted
            && start >= first
            && end <= last
            && prefixes[i] == pathKeys[end]) {
          return true;
        }
      }
    }
    return false;
  }

  /** Records a disproof of a position that rests on repetitions between two depths of the path. */
  void store(long boardKey, int hand, int disprovenLength, int repetitionStart, int repetitionEnd) {
    long position = position(boardKey, hand);
    int bucket = bucket(position);
    int slot = bucket + (next++ & (BUCKET - 1));
    for (int i = bucket; i < bucket + BUCKET; i++) {
      if ((int) (values[i] >>> 36) != generation) {
        slot = i;
        break;
      }
    }
    positions[slot] = position;
    prefixes[slot] = pathKeys[repetitionEnd];
    values[slot] =
        ((long) generation << 36)
            | ((long) disprovenLength << 24)
            | ((long) repetitionEnd << 12)
            | repetitionStart;
  }
}
