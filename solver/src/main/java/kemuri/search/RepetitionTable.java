package kemuri.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Disproofs that rest on the repetition of positions further up the path, kept apart so that they
 * never leak into a path without these positions (the graph-history-interaction problem; Kishimoto
 * and Müller 2004).
 *
 * <p>A disproof needs the positions it repeats, its <em>anchors</em>, and nothing else of the path.
 * With three anchors or fewer an entry names them, and is good for every path on which each of them
 * stands, with a hand no worse. With more it holds the key of the path as far as the deepest anchor
 * and is good for every path that begins so. Four slots share a bucket, one of them is replaced. A
 * lost entry costs time only.
 */
final class RepetitionTable {
  /*
   * An entry is eight words:
   *
   *   word 0  position: board and hand, mixed
   *   word 1  generation 28 | disproven length 12 | deepest anchor 12 | number of anchors named 12
   *   word 2  board of anchor 1, or the key of the path as far as the deepest anchor
   *   word 3  board of anchor 2, or the set of anchors
   *   word 4  board of anchor 3
   *   word 5  hands of anchors 1 and 2
   *   word 6  hand of anchor 3
   *   word 7  sum of the others
   *
   * Each thread writes its own table and reads those of the others too. A reader that comes in the
   * middle of a write sees that the sum is wrong, and passes on.
   */

  /** Anchors at this ply or deeper share one bit in a set of anchors. */
  static final int LAST_PLY = 63;

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int BUCKET = 4;
  private static final int WORDS = 8;
  private static final int MOST_NAMED = 3;
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

  private final long[] words;
  private final long[] pathKeys = new long[Path.MOST_PLIES + 2];
  private final int mask;
  private int next;
  private int generation;
  private int rootDepth;
  private RepetitionTable[] others = {};
  private final long[] copy = new long[WORDS];

  /** The depth of the earliest anchor, after a successful {@link #probe}. */
  int start;

  /** The depth of the deepest anchor, after a successful {@link #probe}. */
  int end;

  /** The set of anchors by ply, after a successful {@link #probe}. */
  long anchors;

  RepetitionTable(long bytes) {
    long buckets = Math.min(bytes, 1L << 32) / (BUCKET * WORDS * 8);
    mask = (int) Math.max(64, Long.highestOneBit(Math.max(buckets, 1))) - 1;
    words = new long[(mask + 1) * BUCKET * WORDS];
  }

  /** Forgets everything. */
  void newGeneration() {
    generation = (generation + 1) & 0xfffffff;
    next = 0;
  }

  /** Says whose tables, of the same size, are to be read too. */
  void read(RepetitionTable... tables) {
    others = tables;
  }

  /** Begins a path at a depth with a position. */
  void begin(int depth, long boardKey, int hand) {
    rootDepth = depth;
    pathKeys[depth] = mix(boardKey, hand);
  }

  /** Extends the path to a depth by a move. */
  void extend(int depth, int move) {
    pathKeys[depth] =
        pathKeys[depth - 1] ^ (MOVE_KEYS[move & 0x7fff] * PLY_KEYS[depth & TWELVE_BITS]);
  }

  /** The set with the one anchor at a depth. */
  long anchorAt(int depth) {
    return 1L << Math.min(depth - rootDepth, LAST_PLY);
  }

  private static long mix(long boardKey, int hand) {
    return (boardKey ^ (hand * 0xbf58476d1ce4e5b9L)) * 0x9e3779b97f4a7c15L;
  }

  private int bucket(long position) {
    return ((int) (position >>> 36) & mask) * BUCKET * WORDS;
  }

  /**
   * Whether a position is disproven within a length by repetitions of the current path, whose
   * deepest position is at depth {@code last}.
   */
  boolean probe(long boardKey, int hand, int wanted, Path path, int last) {
    long position = mix(boardKey, hand);
    if (probeOne(words, position, wanted, path, last)) {
      return true;
    }
    for (RepetitionTable other : others) {
      if (probeOne(other.words, position, wanted, path, last)) {
        return true;
      }
    }
    return false;
  }

  private boolean probeOne(long[] table, long position, int wanted, Path path, int last) {
    int bucket = bucket(position);
    for (int i = bucket; i < bucket + BUCKET * WORDS; i += WORDS) {
      if (table[i] != position || !copyFrom(table, i) || copy[0] != position) {
        continue;
      }
      long value = copy[1];
      if ((int) (value >>> 36) == generation && ((int) (value >>> 24) & TWELVE_BITS) >= wanted) {
        int named = (int) value & TWELVE_BITS;
        boolean holds = named == 0 ? startsSo(last) : hasAnchors(named, path);
        if (holds) {
          return true;
        }
      }
    }
    return false;
  }

  /** Copies an entry; returns whether it is whole. */
  private boolean copyFrom(long[] table, int i) {
    for (int word = 0; word < WORDS; word++) {
      copy[word] = (long) ELEMENT.getOpaque(table, i + word);
    }
    return copy[WORDS - 1] == sum(copy, 0);
  }

  private static long sum(long[] table, int i) {
    long sum = 1;
    for (int word = 0; word < WORDS - 1; word++) {
      sum = (sum ^ table[i + word]) * 0xbf58476d1ce4e5b9L;
      sum ^= sum >>> 32;
    }
    return sum;
  }

  /** Whether the path begins as it did; what lies beyond its last depth belongs to other paths. */
  private boolean startsSo(int last) {
    end = (int) (copy[1] >>> 12) & TWELVE_BITS;
    anchors = copy[3];
    start = rootDepth + Long.numberOfTrailingZeros(anchors);
    return end >= rootDepth && end <= last && copy[2] == pathKeys[end];
  }

  private boolean hasAnchors(int named, Path path) {
    start = Integer.MAX_VALUE;
    end = -1;
    anchors = 0;
    for (int anchor = 0; anchor < named; anchor++) {
      int hand = (int) (copy[5 + anchor / 2] >>> (32 * (anchor & 1)));
      int depth = path.repeats(copy[2 + anchor], hand);
      if (depth < 0) {
        return false;
      }
      start = Math.min(start, depth);
      end = Math.max(end, depth);
      anchors |= anchorAt(depth);
    }
    return true;
  }

  /**
   * Records a disproof.
   *
   * @param node the node disproven, its anchors all above it
   * @param stack the nodes of the path by ply
   */
  void store(Expansion node, List<Expansion> stack) {
    long position = mix(node.boardKey, node.attackerHand);
    int slot = slotFor(bucket(position));
    long set = node.nodeAnchors;
    boolean nameable = Long.bitCount(set) <= MOST_NAMED && (set & (1L << LAST_PLY)) == 0;
    int named = nameable ? Long.bitCount(set) : 0;
    words[slot] = position;
    words[slot + 1] =
        ((long) generation << 36)
            | ((long) node.wanted << 24)
            | ((long) node.nodeRepetitionEnd << 12)
            | named;
    if (named == 0) {
      words[slot + 2] = pathKeys[node.nodeRepetitionEnd];
      words[slot + 3] = set;
      words[slot + WORDS - 1] = sum(words, slot);
      return;
    }
    words[slot + 5] = 0;
    words[slot + 6] = 0;
    for (int anchor = 0; anchor < named; anchor++) {
      Expansion ancestor = stack.get(Long.numberOfTrailingZeros(set));
      words[slot + 2 + anchor] = ancestor.boardKey;
      words[slot + 5 + anchor / 2] |= (long) ancestor.attackerHand << (32 * (anchor & 1));
      set &= set - 1;
    }
    words[slot + WORDS - 1] = sum(words, slot);
  }

  /** A slot left from an earlier search, else one of the bucket in turn. */
  private int slotFor(int bucket) {
    for (int i = bucket; i < bucket + BUCKET * WORDS; i += WORDS) {
      if ((int) (words[i + 1] >>> 36) != generation) {
        return i;
      }
    }
    return bucket + (next++ & (BUCKET - 1)) * WORDS;
  }
}
