package kemuri.board;

/** What the defender holds in hand. */
public enum DefenderHand {
  /** What the diagram's text says. */
  GIVEN,
  /** All pieces of the set that are neither on the board nor in the attacker's hand (残り全部). */
  REST
}
