package kemuri.api.dto;

/** Which interpositions are futile (無駄合) under the rules of tsume-shogi. */
public enum Futile {
  /** None. */
  OFF,
  /** Only those whose capture by the checking piece is mate at once. */
  X,
  /** The usual convention. */
  STANDARD,
  /** The usual convention without its bound on length. */
  UNBOUNDED
}
