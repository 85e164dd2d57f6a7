package kemuri.mate;

/** How bad a finding is, the worst first. */
public enum Severity {
  /** The problem is unsound (不完全作). */
  FATAL,
  /** A blemish (キズ). */
  FLAW,
  /** A small blemish. */
  MINOR,
  /** Commonly let pass. */
  TOLERATED,
  /** Worth knowing. */
  INFO
}
