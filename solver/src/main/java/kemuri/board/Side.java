package kemuri.board;

/** The two roles in a mate problem, as ints: attacker (攻方) and defender (玉方). */
public final class Side {
  /** The side that must give mate; it moves north, towards rank 一. */
  public static final int ATTACKER = 0;

  /** The side whose king is to be mated; it moves south. */
  public static final int DEFENDER = 1;

  private Side() {}

  /** The other side. */
  public static int opponent(int side) {
    return side ^ 1;
  }
}
