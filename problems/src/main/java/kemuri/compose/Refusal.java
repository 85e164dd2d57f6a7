package kemuri.compose;

/** Why a candidate is no problem to keep. */
public enum Refusal {
  /** No forced mate (不詰). */
  NO_MATE,
  /** The budget ended before the verdict; never taken for one. */
  UNDECIDED,
  /** The attacker has pieces left at the end (駒余り), or the defender lasts longer that way (変長). */
  LEFTOVER,
  /** A second solution (余詰), or any other fatal fault. */
  COOKED,
  /** A piece that can be taken off, without it being clear what would remain. */
  UNNEEDED_PIECE,
  /** A variant of a known problem. */
  KNOWN_FAMILY
}
