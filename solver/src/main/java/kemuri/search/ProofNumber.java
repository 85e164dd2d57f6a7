package kemuri.search;

/**
 * Proof and disproof numbers: how much is still to be shown, at least. Zero is shown, {@link
 * #INFINITE} is impossible.
 */
final class ProofNumber {
  /*
   * A sum over siblings counts a position that several of them share several times, and explodes in
   * long problems; the greatest number plus the count of the other siblings ("weak" numbers, Okabe
   * 2005; Ueda, Hashimoto, Hashimoto and Iida 2008) does not, but sees no difference between easy
   * and hard siblings. Taken here is the weak number plus a share of what the sum has beyond the
   * greatest: a quarter for dn at the attacker's nodes, a half for pn at the defender's. Measured on
   * eight hard no-mates (5 M nodes each): weak numbers alone decide five, sums five, these shares
   * seven with a quarter fewer nodes; on twenty classics they are level.
   */

  /** Impossible; also "no threshold". */
  static final int INFINITE = (1 << 24) - 1;

  /** The greatest number of something still possible. */
  static final int MOST = INFINITE - 1;

  private ProofNumber() {}

  /**
   * The number of a node all of whose open children must be shown.
   *
   * @param attacker whether the attacker moves at the node (its dn is asked), else the defender
   *     (pn)
   * @param greatest the greatest number of a child
   * @param sum the sum of the children's numbers
   * @param count how many children are open, at least one
   */
  static int ofSiblings(boolean attacker, int greatest, long sum, int count) {
    long beyond = sum - greatest;
    long share = attacker ? beyond / 4 : beyond / 2;
    return (int) Math.min(greatest + count - 1 + share, MOST);
  }

  /** A number raised because other threads are below its node: by half for each. */
  static int crowded(int number, int threads) {
    return (int) Math.min(number + (long) threads * (number + 1) / 2, Math.max(number, MOST));
  }

  /** How far a child is searched whose next best sibling has this number: an eighth beyond. */
  static int thresholdBeyond(int second) {
    int threshold = second + 1 + second / 8;
    return threshold >= MOST ? INFINITE : threshold;
  }

  /** What is left of a threshold after {@code b}; an infinite one stays infinite. */
  static int minus(int threshold, int b) {
    return threshold == INFINITE ? INFINITE : threshold - b;
  }
}
