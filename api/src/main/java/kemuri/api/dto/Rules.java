package kemuri.api.dto;

import kemuri.mate.Futile;

/** Which rules count the length of a mate. */
public enum Rules {
  /** The conventions of tsume-shogi: futile interpositions (無駄合) are not counted. */
  TSUME,
  /** Plain minimax over all legal replies. */
  RAW;

  /** The same rules for a search; {@code futile} matters under {@link #TSUME} alone. */
  public kemuri.mate.Rules with(Futile futile) {
    return this == RAW ? kemuri.mate.Rules.RAW : new kemuri.mate.Rules.Tsume(futile);
  }
}
