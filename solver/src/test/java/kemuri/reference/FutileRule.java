package kemuri.reference;

/** Which interpositions are futile (無駄合) and do not count as replies. */
public enum FutileRule {
  /** None. */
  OFF,
  /** Those that the checking piece captures without lengthening the mate. */
  X,
  /** Those, and those that another piece captures with mate at once. */
  STANDARD,
  /** As the standard, but the checking piece may capture with a mate of any length. */
  UNBOUNDED
}
