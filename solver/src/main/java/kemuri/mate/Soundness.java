package kemuri.mate;

/** The verdict on a problem. */
public enum Soundness {
  /** Nothing worse than what is tolerated (完全作). */
  SOUND,
  /** Nothing worse than a flaw (キズ). */
  FLAWED,
  /** A fatal fault. */
  UNSOUND,
  /** No forced mate (不詰). */
  NO_MATE,
  /** A limit was reached before a fatal fault was found or ruled out. */
  UNDECIDED
}
