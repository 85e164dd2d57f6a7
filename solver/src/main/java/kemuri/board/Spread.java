package kemuri.board;

/** Spreads words over all their bits, to tell apart what differs in few (Vigna's SplitMix64). */
public final class Spread {
  private Spread() {}

  /** A word that looks random and belongs to this one alone. */
  public static long over(long value) {
    long z = (value + 1) * 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
