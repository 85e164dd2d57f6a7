package kemuri.search;

import kemuri.board.Hand;

/**
 * One thread's view of the table: proof numbers, lengths of proofs and disproofs, by board and
 * hand.
 */
final class TableView {
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
   * Depth
   * -----
   * The least depth at which a position was seen tells whether a child was reached before by a
   * shorter way ("old"), which is what makes threshold loops possible (Kishimoto 2010), and keeps
   * numbers of other hands out unless they come from no deeper. Of several threads only the leading
   * one's depths are kept.
   */

  private static final long HAND_MASK = (1L << 28) - 1;
  private static final int PROVEN_SHIFT = 28;
  private static final int DISPROVEN_SHIFT = 40;
  private static final int DEPTH_SHIFT = 52;
  private static final int TWELVE_BITS = 0xfff;
  private static final int DN_SHIFT = 24;
  private static final int AMOUNT_SHIFT = TranspositionTable.AMOUNT_SHIFT;
  private static final int MOST_AMOUNT = TranspositionTable.MOST_AMOUNT;
  private static final long REPETITION_FLAG = 1L << 16;
  private static final int ASKED_SHIFT = 20;
  private static final int ASKED_NOTHING = 0xfff;
  private static final long FRESH_NUMBERS = 1L | (1L << DN_SHIFT);

  /** New entries are told to the table by this many, so that threads seldom meet at its counter. */
  private static final int COUNT_BY = 4;

  /** The depth of an entry that the leading thread has not seen. */
  private static final int NEVER_SEEN = TWELVE_BITS;

  private final TranspositionTable table;
  private final boolean leads;
  private int made;

  /** The numbers found by the last probe; meaningful if it neither proved nor disproved. */
  int pn;

  int dn;

  /** No mate is known within this length, −1 for none, if the last probe did not decide. */
  int refuted;

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

  /**
   * A thread's view.
   *
   * @param leads whether this thread's depths count; one thread's must be enough, for in another's
   *     eyes they would make nearly every child an old one
   */
  TableView(TranspositionTable table, boolean leads) {
    this.table = table;
    this.leads = leads;
  }

  /** Starts afresh with an empty table. */
  void forget() {
    made = 0;
  }

  /**
   * Touches the home slot of a key, so that later probes of several keys overlap their misses: the
   * last word, which a probe reads first, for an entry may lie in two cache lines.
   */
  long touch(long key) {
    return table.word(table.home(key) + 3);
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
    refuted = MateLength.NOTHING;
    for (int slot = table.home(key); !table.isFree(slot); slot = table.next(slot)) {
      if (table.word(slot) != key) {
        continue;
      }
      long state = table.word(slot + 1);
      int entryHand = (int) (state & HAND_MASK);
      boolean better = Hand.covers(wantedHand, entryHand);
      boolean worse = Hand.covers(entryHand, wantedHand);
      if (better && proven(state) <= wantedLength) {
        length = proven(state);
        hand = entryHand;
        return Verdict.PROVEN;
      }
      if (worse) {
        refuted = Math.max(refuted, disproven(state));
        if (refuted >= wantedLength) {
          length = refuted;
          hand = entryHand;
          return Verdict.DISPROVEN;
        }
      }
      if ((better || worse) && asked(slot) == wantedLength) {
        weigh(slot, state, better, worse, depth);
      }
    }
    return Verdict.OPEN;
  }

  private void weigh(int slot, long state, boolean better, boolean worse, int depth) {
    long numbers = table.word(slot + 2);
    boolean exact = better && worse;
    int leastDepth = (int) (state >>> DEPTH_SHIFT);
    if (exact) {
      found = true;
      old = leads && leastDepth < depth;
      repetition = (table.word(slot + 3) & REPETITION_FLAG) != 0;
      lowerDepth(slot, depth);
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
    return (int) (table.word(slot + 3) >>> ASKED_SHIFT) & TWELVE_BITS;
  }

  /** Records a mate within {@code provenLength} for every hand that covers {@code proofHand}. */
  void storeProven(long key, int proofHand, int provenLength, int depth, long amount) {
    int slot = finalEntry(key, proofHand, depth);
    long state = table.word(slot + 1);
    if (provenLength < proven(state)) {
      table.setWord(
          slot + 1,
          (state & ~((long) TWELVE_BITS << PROVEN_SHIFT)) | ((long) provenLength << PROVEN_SHIFT));
    }
    addAmount(slot, amount);
  }

  /** Records that no hand covered by {@code disproofHand} mates within {@code disprovenLength}. */
  void storeDisproven(long key, int disproofHand, int disprovenLength, int depth, long amount) {
    int slot = finalEntry(key, disproofHand, depth);
    long state = table.word(slot + 1);
    if (disprovenLength > disproven(state)) {
      table.setWord(
          slot + 1,
          (state & ~((long) TWELVE_BITS << DISPROVEN_SHIFT))
              | ((long) (disprovenLength + 1) << DISPROVEN_SHIFT));
    }
    addAmount(slot, amount);
  }

  /** Records the numbers of a position open for a length. */
  void storeOpen(long key, int exactHand, int asked, int newPn, int newDn, int depth, long amount) {
    int slot = openEntry(key, exactHand, asked, depth);
    table.setWord(
        slot + 2,
        (table.word(slot + 2) & ((long) MOST_AMOUNT << AMOUNT_SHIFT))
            | newPn
            | ((long) newDn << DN_SHIFT));
    addAmount(slot, amount);
  }

  /**
   * Marks that the position has disproofs for a length that hang on the path; its numbers start
   * afresh.
   */
  void storeRepetition(long key, int exactHand, int asked, int depth, long amount) {
    int slot = openEntry(key, exactHand, asked, depth);
    table.setWord(
        slot + 2, (table.word(slot + 2) & ((long) MOST_AMOUNT << AMOUNT_SHIFT)) | FRESH_NUMBERS);
    table.setWord(slot + 3, table.word(slot + 3) | REPETITION_FLAG);
    addAmount(slot, amount);
  }

  private void addAmount(int slot, long amount) {
    long numbers = table.word(slot + 2);
    long sum = Math.min((numbers >>> AMOUNT_SHIFT) + amount, MOST_AMOUNT);
    table.setWord(slot + 2, (numbers & ((1L << AMOUNT_SHIFT) - 1)) | (sum << AMOUNT_SHIFT));
  }

  /** The slot of this board and hand for results, made if there is none. */
  private int finalEntry(long key, int exactHand, int depth) {
    int slot = table.home(key);
    while (true) {
      if (table.claim(slot)) {
        return fill(slot, key, exactHand, ASKED_NOTHING, depth);
      }
      if (is(slot, key, exactHand)) {
        return lowerDepth(slot, depth);
      }
      slot = table.next(slot);
    }
  }

  /** The slot of this board and hand for numbers about one length, made if there is none. */
  private int openEntry(long key, int exactHand, int asked, int depth) {
    int slot = table.home(key);
    while (true) {
      if (table.claim(slot)) {
        return fill(slot, key, exactHand, asked, depth);
      }
      if (is(slot, key, exactHand)) {
        if (asked(slot) == ASKED_NOTHING) {
          setAsked(slot, asked);
        }
        if (asked(slot) == asked) {
          return lowerDepth(slot, depth);
        }
      }
      slot = table.next(slot);
    }
  }

  private int lowerDepth(int slot, int depth) {
    if (leads && depth < (int) (table.word(slot + 1) >>> DEPTH_SHIFT)) {
      table.setWord(slot + 1, withDepth(table.word(slot + 1), depth));
    }
    return slot;
  }

  private void setAsked(int slot, int asked) {
    long rest = table.word(slot + 3) & ~((long) TWELVE_BITS << ASKED_SHIFT);
    table.setWord(slot + 3, rest | ((long) asked << ASKED_SHIFT));
  }

  private boolean is(int slot, long key, int hand) {
    return table.word(slot) == key && (table.word(slot + 1) & HAND_MASK) == hand;
  }

  private int fill(int slot, long key, int hand, int asked, int depth) {
    long seen = leads ? depth : NEVER_SEEN;
    table.setWord(slot, key);
    table.setWord(
        slot + 1, hand | ((long) MateLength.UNPROVEN << PROVEN_SHIFT) | (seen << DEPTH_SHIFT));
    table.setWord(slot + 2, FRESH_NUMBERS);
    table.publish(slot, table.generation() | ((long) asked << ASKED_SHIFT));
    if (++made == COUNT_BY) {
      table.count(made);
      made = 0;
    }
    return slot;
  }
}
