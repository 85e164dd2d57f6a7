package kemuri.search;

/**
 * Lengths of mates in plies. Every search asks "is there a mate within this length?".
 *
 * <p>An attacker's node needs an odd length of at least one, a defender's node an even one of at
 * least zero (it is mated). {@link #INFINITE} asks for a mate of any length.
 */
public final class MateLength {
  /** No bound on the length. */
  public static final int INFINITE = 4094;

  /** The length of a proof that does not exist. */
  static final int UNPROVEN = 4095;

  /** Nothing disproven: it is always true that there is no mate within less than nothing. */
  static final int NOTHING = -1;

  private MateLength() {}

  /** The length left after one ply. */
  static int after(int length) {
    return length == INFINITE ? INFINITE : length - 1;
  }

  /** The length one ply earlier. */
  static int before(int length) {
    return length >= INFINITE ? length : length + 1;
  }
}
