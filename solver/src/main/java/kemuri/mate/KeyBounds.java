package kemuri.mate;

import java.util.Arrays;

/**
 * What is known of the {@link Key keys} of positions: none is less than its floor, none greater
 * than its ceiling. A full memory is cleared; that costs time only.
 */
final class KeyBounds {
  /** No position has a key as great. */
  static final int INFINITE = Integer.MAX_VALUE;

  private static final int MOST = 1 << 21;

  private long[] ids = new long[1 << 10];
  private long[] bounds = new long[1 << 10];
  private int size;

  /** The key of the position is at least this. */
  int floor(long id) {
    int slot = slot(id);
    return ids[slot] == id ? (int) (bounds[slot] >>> 32) : 0;
  }

  /** The key of the position is at most this. */
  int ceiling(long id) {
    int slot = slot(id);
    return ids[slot] == id ? (int) bounds[slot] : INFINITE;
  }

  /** Learns that a key is at least this. */
  void raise(long id, int floor) {
    if (floor > floor(id)) {
      put(id, floor, ceiling(id));
    }
  }

  /** Learns that a key is at most this. */
  void lower(long id, int ceiling) {
    if (ceiling < ceiling(id)) {
      put(id, floor(id), ceiling);
    }
  }

  private int slot(long id) {
    int slot = (int) (id >>> 32 ^ id) & (ids.length - 1);
    while (ids[slot] != 0 && ids[slot] != id) {
      slot = (slot + 1) & (ids.length - 1);
    }
    return slot;
  }

  private void put(long id, int floor, int ceiling) {
    int slot = slot(id);
    if (ids[slot] == 0) {
      if (2 * ++size > ids.length) {
        grow();
        slot = slot(id);
      }
      ids[slot] = id;
    }
    bounds[slot] = (long) floor << 32 | ceiling;
  }

  private void grow() {
    if (ids.length >= MOST) {
      Arrays.fill(ids, 0);
      size = 1;
      return;
    }
    long[] oldIds = ids;
    long[] oldBounds = bounds;
    ids = new long[2 * oldIds.length];
    bounds = new long[2 * oldIds.length];
    for (int i = 0; i < oldIds.length; i++) {
      if (oldIds[i] != 0) {
        int slot = slot(oldIds[i]);
        ids[slot] = oldIds[i];
        bounds[slot] = oldBounds[i];
      }
    }
  }
}
