package kemuri.mate;

import kemuri.board.Hand;
import kemuri.board.Position;
import kemuri.board.Side;

/**
 * How good a mate is as one number, which the attacker minimises and the defender maximises: twice
 * the plies, plus one if the attacker has used all his pieces. So the shorter mate comes first,
 * then the one that leaves something in hand (the rules of best play, 本手順, as one key).
 *
 * <p>A position with the attacker to move has an odd number of plies, one with the defender to move
 * an even one.
 */
final class Key {
  private Key() {}

  /** The key of a defender's position that is mated. */
  static int ofMated(Position position) {
    return position.hand(Side.ATTACKER) == Hand.EMPTY ? 1 : 0;
  }

  /** The greatest key of a mate within a number of plies. */
  static int within(int plies) {
    return 2 * plies + 1;
  }

  /** The plies of a key. */
  static int plies(int key) {
    return key >> 1;
  }

  /** Whether the attacker has pieces left (駒余り). */
  static boolean isLeftover(int key) {
    return (key & 1) == 0;
  }

  /** The key one ply earlier. */
  static int before(int key) {
    return key + 2;
  }

  /** The key one ply later. */
  static int after(int key) {
    return key - 2;
  }

  /** The greatest possible key of the side to move that is no greater than a bound. */
  static int atMost(int bound, boolean attacker) {
    boolean odd = (plies(bound) & 1) != 0;
    return odd == attacker ? bound : within(plies(bound) - 1);
  }
}
