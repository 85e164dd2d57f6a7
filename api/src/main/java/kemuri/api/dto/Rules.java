package kemuri.api.dto;

/** Which rules count the length of a mate. */
public enum Rules {
  /** The conventions of tsume-shogi: futile interpositions (無駄合) are not counted. */
  TSUME,
  /** Plain minimax over all legal replies. */
  RAW
}
