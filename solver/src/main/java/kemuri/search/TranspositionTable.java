package kemuri.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The memory of a search: a run of slots for each board, shared by all threads that search
 * together. What an entry says, and how a thread reads and writes it, is {@link TableView}'s.
 */
final class TranspositionTable {
  /*
   * Slots are probed linearly from the home slot of the key to the first free one; a slot whose
   * generation is not the current one is free, so a new search clears nothing.
   *
   * Threads
   * -------
   * No locks. The board and the hand of an entry are written before its generation is published and
   * do not change after, so whoever sees the generation sees whose entry it is; proven and disproven
   * length share a word with the hand, so no reader can take one position's result for another's.
   * Two threads that write the same word may lose one of the two updates, which costs time only.
   *
   * Garbage
   * -------
   * When the table is five eighths full, the half of the entries with the least work below them is
   * dropped and the rest moved up to close the gaps, while all threads wait (Team). Results
   * never depend on it: whatever is lost is searched again.
   */

  static final int WORDS = 4;

  /** How far to shift word 2 down for the amount of work. */
  static final int AMOUNT_SHIFT = 48;

  static final int MOST_AMOUNT = 0xffff;

  /** The part of word 3 that holds the generation. */
  static final int GENERATION_MASK = 0xffff;

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int POLL_MASK = (1 << 16) - 1;

  /** Word 3 of a slot that a thread is about to fill; no search has generation zero. */
  private static final long CLAIMED = 1L << 32;

  private final long[] words;
  private final int slots;
  private final int mostUsed;
  private final AtomicInteger used = new AtomicInteger();
  private int generation;

  /** A table of at most this many bytes. */
  TranspositionTable(long bytes) {
    int most = (Integer.MAX_VALUE - 16) / WORDS;
    slots = (int) Math.min(Math.max(bytes / (WORDS * 8L), 1024), most);
    words = new long[slots * WORDS];
    mostUsed = slots / 8 * 5;
  }

  /** Forgets everything; no other thread may use the table meanwhile. */
  void newGeneration() {
    used.set(0);
    generation++;
    if (generation > GENERATION_MASK) {
      Arrays.fill(words, 0);
      generation = 1;
    }
  }

  int generation() {
    return generation;
  }

  /** The slot a key is looked for first. */
  int home(long key) {
    return (int) (((key >>> 32) * slots) >>> 32) * WORDS;
  }

  /** The slot after this one. */
  int next(int slot) {
    int next = slot + WORDS;
    return next == words.length ? 0 : next;
  }

  long word(int index) {
    return (long) ELEMENT.getOpaque(words, index);
  }

  void setWord(int index, long value) {
    ELEMENT.setOpaque(words, index, value);
  }

  /** Whether a slot ends the run of a key. */
  boolean isFree(int slot) {
    return ((long) ELEMENT.getAcquire(words, slot + 3) & GENERATION_MASK) != generation;
  }

  /** Takes a free slot, unless another thread has taken it in the meantime. */
  boolean claim(int slot) {
    while (isFree(slot)) {
      long seen = word(slot + 3);
      if (seen != CLAIMED && (seen & GENERATION_MASK) != generation) {
        if (ELEMENT.compareAndSet(words, slot + 3, seen, CLAIMED)) {
          return true;
        }
      } else {
        Thread.onSpinWait();
      }
    }
    return false;
  }

  /** Shows a claimed slot, its first three words written, to all threads. */
  void publish(int slot, long word) {
    ELEMENT.setRelease(words, slot + 3, word);
  }

  /** Counts new entries. */
  void count(int entries) {
    used.getAndAdd(entries);
  }

  /** Whether half of what may be used is. */
  boolean isHalfFull() {
    return used.getOpaque() >= mostUsed / 2;
  }

  /** Whether it is time to collect garbage. */
  boolean isCrowded() {
    return used.getOpaque() >= mostUsed;
  }

  /**
   * Drops the half of the entries with the least work below them; no other thread may use the table
   * meanwhile. A clock that runs out leaves entries that are not found any more until the next
   * {@link #newGeneration}.
   */
  void collectGarbage(SearchClock clock) {
    int[] histogram = new int[MOST_AMOUNT + 1];
    int left = 0;
    for (int slot = 0; slot < words.length; slot += WORDS) {
      if (!isFree(slot)) {
        histogram[amount(slot)]++;
        left++;
      }
    }
    int excess = left - mostUsed / 2;
    int limit = 0;
    while (excess > histogram[limit]) {
      excess -= histogram[limit++];
    }
    for (int slot = 0; slot < words.length; slot += WORDS) {
      if (!isFree(slot) && (amount(slot) < limit || (amount(slot) == limit && excess-- > 0))) {
        words[slot + 3] = 0;
        left--;
      }
      if ((slot & POLL_MASK) == 0 && clock.hasExpired()) {
        return;
      }
    }
    used.set(left);
    closeGaps(clock);
  }

  private int amount(int slot) {
    return (int) (words[slot + 2] >>> AMOUNT_SHIFT);
  }

  /** Moves every entry to the first free slot from its home, starting behind a free slot. */
  private void closeGaps(SearchClock clock) {
    int start = 0;
    while (!isFree(start)) {
      start = next(start);
    }
    int slot = start;
    do {
      if (!isFree(slot)) {
        int target = home(words[slot]);
        while (target != slot && !isFree(target)) {
          target = next(target);
        }
        if (target != slot) {
          System.arraycopy(words, slot, words, target, WORDS);
          words[slot + 3] = 0;
        }
      }
      if ((slot & POLL_MASK) == 0 && clock.hasExpired()) {
        return;
      }
      slot = next(slot);
    } while (slot != start);
  }
}
