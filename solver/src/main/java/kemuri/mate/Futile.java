package kemuri.mate;

/** Which interpositions are futile (無駄合) under the rules of tsume-shogi. */
public enum Futile {
  /** None. */
  OFF,
  /** Those that the checking piece takes, with a mate no longer than without them. */
  X,
  /** Those, and the ones another piece takes with mate at once. */
  STANDARD,
  /** The same without the bound on length. */
  UNBOUNDED
}
