package kemuri.search;

/** The three answers of a search, as ints for the hot path. */
public final class Verdict {
  /** Not decided. */
  public static final int OPEN = 0;

  /** There is a mate within the length asked. */
  public static final int PROVEN = 1;

  /** There is none. */
  public static final int DISPROVEN = 2;

  private Verdict() {}
}
