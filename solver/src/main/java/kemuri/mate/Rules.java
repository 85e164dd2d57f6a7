package kemuri.mate;

/** What counts when the length of a mate is found. */
public sealed interface Rules {
  /** Plain rules. */
  Rules RAW = new Raw();

  /** The usual conventions of tsume-shogi. */
  Rules TSUME = new Tsume(Futile.STANDARD);

  /** Plain rules: every legal reply counts, futile interpositions too, as in game engines. */
  record Raw() implements Rules {}

  /**
   * The conventions of tsume-shogi: futile interpositions do not count, and of two mates of one
   * length the attacker prefers the one that leaves pieces in hand.
   *
   * @param futile which interpositions are futile
   */
  record Tsume(Futile futile) implements Rules {}
}
