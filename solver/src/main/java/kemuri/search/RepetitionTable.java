package kemuri.search;

import java.util.SplittableRandom;
import kemuri.board.Move;

/**
 * Disproofs that hold on one path only, because they rest on a repetition of a position before the
 * node: kept apart, under a key of the whole path, so that they never leak into another path (the
 * graph-history-interaction problem; Kishimoto and Müller 2004).
 *
 * <p>An entry is two words: the path key, and the depth of the earliest position repeated with the
 * length disproven. Four slots share a bucket; the oldest is replaced. A lost entry costs time
 * only.
 */
final class RepetitionTable {
  private static final int BUCKET = 4;
  private static final long[] MOVE_KEYS = new long[1 << 15];
  private static final long[] DEPTH_KEYS = new long[1 << 12];

  static {
    SplittableRandom random = new SplittableRandom(0x73656e6e696368L);
    for (int i = 0; i < MOVE_KEYS.length; i++) {
      MOVE_KEYS[i] = random.nextLong();
    }
    for (int i = 0; i < DEPTH_KEYS.length; i++) {
      DEPTH_KEYS[i] = random.nextLong() | 1;
    }
  }

  private final long[] keys;
  private final long[] values;
  private final int mask;
  private int next;
  private int generation;

  /** The depth of the earliest repeated position, after a successful {@link #probe}. */
  int start;

  RepetitionTable(long bytes) {
    int buckets = (int) Math.max(64, Long.highestOneBit(Math.min(bytes, 1L << 30) / 16 / BUCKET));
    mask = buckets - 1;
    keys = new long[buckets * BUCKET];
    values = new long[buckets * BUCKET];
  }

  /** The key of a path that goes on with a move at a depth. */
  static long extend(long pathKey, int move, int depth) {
    return pathKey ^ (MOVE_KEYS[move & 0x7fff] * DEPTH_KEYS[depth & 0xfff]);
  }

  /** The key of the path that starts at a position. */
  static long begin(long boardKey, int hand) {
    return boardKey * 0x9e3779b97f4a7c15L + hand * 0xbf58476d1ce4e5b9L + Move.NONE;
  }

  /** Forgets everything. */
  void newGeneration() {
    generation++;
  }

  private int bucket(long pathKey) {
    return ((int) (pathKey >>> 40) & mask) * BUCKET;
  }

  /** Whether the node at the end of this path is disproven within a length. */
  boolean probe(long pathKey, int wantedLength) {
    int bucket = bucket(pathKey);
    for (int i = bucket; i < bucket + BUCKET; i++) {
      long value = values[i];
      if (keys[i] == pathKey && (int) (value >>> 32) == generation) {
        start = (int) value & 0xfff;
        return ((int) value >>> 12) >= wantedLength;
      }
    }
    return false;
  }

  /** Records a disproof of the node at the end of this path. */
  void store(long pathKey, int disprovenLength, int repetitionStart) {
    int bucket = bucket(pathKey);
    int slot = bucket + (next++ & (BUCKET - 1));
    for (int i = bucket; i < bucket + BUCKET; i++) {
      if (keys[i] == pathKey) {
        slot = i;
        break;
      }
      if ((int) (values[i] >>> 32) != generation) {
        slot = i;
      }
    }
    keys[slot] = pathKey;
    values[slot] =
        ((long) generation << 32) | ((long) disprovenLength << 12) | (repetitionStart & 0xfff);
  }
}
