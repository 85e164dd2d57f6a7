package kemuri.search;

import java.util.Arrays;
import kemuri.board.Hand;

/** The table of positions: proof numbers, lengths of proofs and disproofs, by board and hand. */
final class TranspositionTable {
  /*
   * What an entry says
   * ------------------
   * A position is its board (with the side to move) and the attacker's hand; the defender holds the
   * rest. All hands of one board share a run of slots, so that one look finds what is known of
   * better and worse hands too (dominance, Seo 1999): a proof with hand p holds for every hand that
   * covers p, a disproof with hand d for every hand that d covers. An entry carries both a proven
   * length (mate within it) and a disproven one (no mate within it). Proof and disproof numbers of
   * an open position belong to one length asked for; numbers for another length would mislead,
   * because a short mate is far harder to prove than a long one, and would let positions that are
   * reached again with less length left raise each other without end. So a position can have an
   * entry for each length asked.
   *
   * An entry is four words, 32 bytes, two to a cache line:
   *
   *   word 0  board key
   *   word 1  hand 28 | proven length 12 | disproven length + 1 12 | least depth 12
   *   word 2  pn 24 | dn 24 | amount of work 16
   *   word 3  generation 16 | repetition flag 1 | unused 3 | length asked 12, all ones for none
   *
   * Slots are probed linearly from the home slot of the key to the first free one; a slot whose
   * generation is not the current one is free, so a new search clears nothing.
   *
   * Garbage
   * -------
   * When the table is five eighths full, the half of the entries with the least work below them is
   * dropped and the rest moved up to close the gaps. Results never depend on it: whatever is lost
   * is searched again.
   *
   * Depth
   * -----
   * The least depth at which a position was seen tells whether a child was reached before by a
   * shorter way ("old"), which is what makes threshold loops possible (Kishimoto 2010), and keeps
   * numbers of other hands out unless they come from no deeper.
   */

  private static final int WORDS = 4;
  private static final long HAND_MASK = (1L << 28) - 1;
  private static final int PROVEN_SHIFT = 28;
  private static final int DISPROVEN_SHIFT = 40;
  private static final int DEPTH_SHIFT = 52;
  private static final int TWELVE_BITS = 0xfff;
  private static final int DN_SHIFT = 24;
  private static final int AMOUNT_SHIFT = 48;
  private static final int MOST_AMOUNT = 0xffff;
  private static final int GENERATION_MASK = 0xffff;
  private static final long REPETITION_FLAG = 1L << 16;
  private static final int ASKED_SHIFT = 20;
  private static final int ASKED_NOTHING = 0xfff;
  private static final int POLL_MASK = (1 << 16) - 1;
  private static final long FRESH_NUMBERS = 1L | (1L << DN_SHIFT);

  private final long[] words;
  private final int slots;
  private final int mostUsed;
  private int used;
  private int generation;

  /** The numbers found by the last probe; meaningful if it neither proved nor disproved. */
  int pn;

  int dn;

  /** The proven or disproven length, if the last probe decided. */
  int length;

  /** The proof or disproof hand, if the last probe decided. */
  int hand;

  /** Whether the exact position was there. */
  boolean found;

  /** Whether the exact position was seen at a lesser depth before. */
  boolean old;

  /** Whether a disproof of the exact position was found that hangs on the path. */
  boolean repetition;

  /** A table of at most this many bytes. */
  TranspositionTable(long bytes) {
    slots = (int) Math.min(Math.max(bytes / (WORDS * 8L), 1024), (Integer.MAX_VALUE - 16) / WORDS);
    words = new long[slots * WORDS];
    mostUsed = slots / 8 * 5;
  }

  /** Forgets everything. */
  void newGeneration() {
    used = 0;
    generation++;
    if (generation > GENERATION_MASK) {
      Arrays.fill(words, 0);
      generation = 1;
    }
  }

  private int home(long key) {
    return (int) (((key >>> 32) * slots) >>> 32) * WORDS;
  }

  private int next(int slot) {
    int next = slot + WORDS;
    return next == words.length ? 0 : next;
  }

  private boolean isFree(int slot) {
    return (words[slot + 3] & GENERATION_MASK) != generation;
  }

  /** Touches the home slot of a key, so that later probes of several keys overlap their misses. */
  long touch(long key) {
    return words[home(key)];
  }

  /**
   * Looks a position up.
   *
   * @return {@link Verdict#PROVEN}, {@link Verdict#DISPROVEN} or {@link Verdict#OPEN}, the details
   *     in the fields
   */
  int probe(long key, int wantedHand, int wantedLength, int depth) {
    pn = 1;
    dn = 1;
    found = false;
    old = false;
    repetition = false;
    for (int slot = home(key); !isFree(slot); slot = next(slot)) {
      if (words[slot] != key) {
        continue;
      }
      long state = words[slot + 1];
      int entryHand = (int) (state & HAND_MASK);
      boolean better = Hand.covers(wantedHand, entryHand);
      boolean worse = Hand.covers(entryHand, wantedHand);
      if (better && proven(state) <= wantedLength) {
        length = proven(state);
        hand = entryHand;
        return Verdict.PROVEN;
      }
      if (worse && disproven(state) >= wantedLength) {
        length = disproven(state);
        hand = entryHand;
        return Verdict.DISPROVEN;
      }
      if ((better || worse) && asked(slot) == wantedLength) {
        weigh(slot, state, better, worse, depth);
      }
    }
    return Verdict.OPEN;
  }

  private void weigh(int slot, long state, boolean better, boolean worse, int depth) {
    long numbers = words[slot + 2];
    boolean exact = better && worse;
    int leastDepth = (int) (state >>> DEPTH_SHIFT);
    if (exact) {
      found = true;
      old = leastDepth < depth;
      repetition = (words[slot + 3] & REPETITION_FLAG) != 0;
      if (depth < leastDepth) {
        words[slot + 1] = withDepth(state, depth);
      }
    } else if (leastDepth > depth) {
      return;
    }
    if (worse) {
      pn = Math.max(pn, (int) (numbers & ProofNumber.INFINITE));
    }
    if (better) {
      dn = Math.max(dn, (int) (numbers >>> DN_SHIFT) & ProofNumber.INFINITE);
    }
  }

  private static int proven(long state) {
    return (int) (state >>> PROVEN_SHIFT) & TWELVE_BITS;
  }

  private static int disproven(long state) {
    return ((int) (state >>> DISPROVEN_SHIFT) & TWELVE_BITS) - 1;
  }

  private static long withDepth(long state, int depth) {
    return (state & ((1L << DEPTH_SHIFT) - 1)) | ((long) depth << DEPTH_SHIFT);
  }

  private int asked(int slot) {
    return (int) (words[slot + 3] >>> ASKED_SHIFT) & TWELVE_BITS;
  }

  /** Records a mate within {@code provenLength} for every hand that covers {@code proofHand}. */
  void storeProven(long key, int proofHand, int provenLength, int depth, long amount) {
    int slot = finalEntry(key, proofHand, depth);
    long state = words[slot + 1];
    if (provenLength < proven(state)) {
      words[slot + 1] =
          (state & ~((long) TWELVE_BITS << PROVEN_SHIFT)) | ((long) provenLength << PROVEN_SHIFT);
    }
    addAmount(slot, amount);
  }

  /** Records that no hand covered by {@code disproofHand} mates within {@code disprovenLength}. */
  void storeDisproven(long key, int disproofHand, int disprovenLength, int depth, long amount) {
    int slot = finalEntry(key, disproofHand, depth);
    long state = words[slot + 1];
    if (disprovenLength > disproven(state)) {
      words[slot + 1] =
          (state & ~((long) TWELVE_BITS << DISPROVEN_SHIFT))
              | ((long) (disprovenLength + 1) << DISPROVEN_SHIFT);
    }
    addAmount(slot, amount);
  }

  /** Records the numbers of a position open for a length. */
  void storeOpen(long key, int exactHand, int asked, int newPn, int newDn, int depth, long amount) {
    int slot = openEntry(key, exactHand, asked, depth);
    words[slot + 2] =
        (words[slot + 2] & ((long) MOST_AMOUNT << AMOUNT_SHIFT))
            | newPn
            | ((long) newDn << DN_SHIFT);
    addAmount(slot, amount);
  }

  /**
   * Marks that the position has disproofs for a length that hang on the path; its numbers start
   * afresh.
   */
  void storeRepetition(long key, int exactHand, int asked, int depth, long amount) {
    int slot = openEntry(key, exactHand, asked, depth);
    words[slot + 2] = (words[slot + 2] & ((long) MOST_AMOUNT << AMOUNT_SHIFT)) | FRESH_NUMBERS;
    words[slot + 3] |= REPETITION_FLAG;
    addAmount(slot, amount);
  }

  private void addAmount(int slot, long amount) {
    long numbers = words[slot + 2];
    long sum = Math.min((numbers >>> AMOUNT_SHIFT) + amount, MOST_AMOUNT);
    words[slot + 2] = (numbers & ((1L << AMOUNT_SHIFT) - 1)) | (sum << AMOUNT_SHIFT);
  }

  /** The slot of this board and hand for results, made if there is none. */
  private int finalEntry(long key, int exactHand, int depth) {
    int slot = home(key);
    for (; !isFree(slot); slot = next(slot)) {
      if (words[slot] == key && (words[slot + 1] & HAND_MASK) == exactHand) {
        return lowerDepth(slot, depth);
      }
    }
    return make(slot, key, exactHand, ASKED_NOTHING, depth);
  }

  /** The slot of this board and hand for numbers about one length, made if there is none. */
  private int openEntry(long key, int exactHand, int asked, int depth) {
    int slot = home(key);
    for (; !isFree(slot); slot = next(slot)) {
      if (words[slot] == key && (words[slot + 1] & HAND_MASK) == exactHand) {
        if (asked(slot) == ASKED_NOTHING) {
          words[slot + 3] &= ~((long) TWELVE_BITS << ASKED_SHIFT);
          words[slot + 3] |= (long) asked << ASKED_SHIFT;
        }
        if (asked(slot) == asked) {
          return lowerDepth(slot, depth);
        }
      }
    }
    return make(slot, key, exactHand, asked, depth);
  }

  private int lowerDepth(int slot, int depth) {
    if (depth < (int) (words[slot + 1] >>> DEPTH_SHIFT)) {
      words[slot + 1] = withDepth(words[slot + 1], depth);
    }
    return slot;
  }

  private int make(int slot, long key, int hand, int asked, int depth) {
    words[slot] = key;
    words[slot + 1] =
        hand | ((long) MateLength.UNPROVEN << PROVEN_SHIFT) | ((long) depth << DEPTH_SHIFT);
    words[slot + 2] = FRESH_NUMBERS;
    words[slot + 3] = generation | ((long) asked << ASKED_SHIFT);
    used++;
    return slot;
  }

  /** Whether it is time to collect garbage. */
  boolean isCrowded() {
    return used >= mostUsed;
  }

  /**
   * Drops the half of the entries with the least work below them. A clock that runs out leaves the
   * table unusable until the next {@link #newGeneration}.
   */
  void collectGarbage(SearchClock clock) {
    int[] histogram = new int[MOST_AMOUNT + 1];
    for (int slot = 0; slot < words.length; slot += WORDS) {
      if (!isFree(slot)) {
        histogram[amount(slot)]++;
      }
    }
    int excess = used - mostUsed / 2;
    int limit = 0;
    while (excess > histogram[limit]) {
      excess -= histogram[limit++];
    }
    for (int slot = 0; slot < words.length; slot += WORDS) {
      if (!isFree(slot) && (amount(slot) < limit || (amount(slot) == limit && excess-- > 0))) {
        words[slot + 3] = 0;
        used--;
      }
      if ((slot & POLL_MASK) == 0 && clock.poll()) {
        return;
      }
    }
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
      if ((slot & POLL_MASK) == 0 && clock.poll()) {
        return;
      }
      slot = next(slot);
    } while (slot != start);
  }
}
