package kemuri.search;

/**
 * Proof and disproof numbers: how much is still to be shown, at least. Zero is shown, {@link
 * #INFINITE} is impossible.
 *
 * <p>A sum over siblings is replaced by <em>weak</em> numbers, the greatest of them plus the number
 * of other open siblings, which does not explode when lines transpose (Okabe 2005; Ueda, Hashimoto,
 * Hashimoto and Iida 2008).
 */
final class ProofNumber {
  /** Impossible; also "no threshold". */
  static final int INFINITE = (1 << 24) - 1;

  private ProofNumber() {}

  /** The greatest number of something still possible. */
  static final int MOST = INFINITE - 1;

  /** Returns a + b of something still possible, or infinity if a is infinite. */
  static int plus(int a, int b) {
    return a == INFINITE ? INFINITE : Math.min(a + b, MOST);
  }

  /** What is left of a threshold after {@code b}; an infinite one stays infinite. */
  static int minus(int threshold, int b) {
    return threshold == INFINITE ? INFINITE : threshold - b;
  }
}
