package kemuri.search;

import java.util.Arrays;
import kemuri.board.Hand;

/**
 * The positions between the root and the node searched, to find repetitions: the same board with a
 * hand that the earlier one covers. A worse hand counts as a repetition too, for whatever mates
 * with it mates sooner from the earlier position.
 *
 * <p>Open addressing over twice as many slots as there can be plies; positions leave in the reverse
 * order of entering, so a slot is freed by clearing it.
 */
final class Path {
  private static final int SLOTS = 1 << 13;

  /** The greatest depth of a path. */
  static final int MOST_PLIES = 4000;

  private final long[] keys = new long[SLOTS];
  private final int[] hands = new int[SLOTS];
  private final short[] depths = new short[SLOTS];
  private int size;

  Path() {
    Arrays.fill(depths, (short) -1);
  }

  private static int home(long key) {
    return (int) key & (SLOTS - 1);
  }

  /** Enters a position. */
  void add(long key, int hand, int depth) {
    int slot = home(key);
    while (depths[slot] >= 0) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    keys[slot] = key;
    hands[slot] = hand;
    depths[slot] = (short) depth;
    size++;
  }

  /** Leaves all positions, those too that a search that broke off has left behind. */
  void clear() {
    if (size > 0) {
      Arrays.fill(depths, (short) -1);
      size = 0;
    }
  }

  /** Leaves the position entered last. */
  void remove(long key, int depth) {
    int slot = home(key);
    while (depths[slot] != depth) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    depths[slot] = -1;
    size--;
  }

  /** The depth of a position of the path with this board, −1 if there is none. */
  int depthOf(long key) {
    for (int slot = home(key); depths[slot] >= 0; slot = (slot + 1) & (SLOTS - 1)) {
      if (keys[slot] == key) {
        return depths[slot];
      }
    }
    return -1;
  }

  /** The greatest depth of an earlier position that covers this one, or −1. */
  int repeats(long key, int hand) {
    int found = -1;
    for (int slot = home(key); depths[slot] >= 0; slot = (slot + 1) & (SLOTS - 1)) {
      if (keys[slot] == key && Hand.covers(hands[slot], hand) && depths[slot] > found) {
        found = depths[slot];
      }
    }
    return found;
  }
}
