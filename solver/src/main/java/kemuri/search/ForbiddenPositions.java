package kemuri.search;

import java.util.Arrays;
import kemuri.board.Hand;
import kemuri.board.Spread;

/**
 * Positions that count as lost for the attacker, whoever moves: those given, and the same with more
 * in his hand.
 *
 * <p>With them a greater hand can be worse, so nothing found under them may be handed to another
 * hand. Therefore keys take the hand in too, and a word of the whole set, which keeps the results
 * of each set apart from those of others and from plain ones ({@link #disguise}).
 */
public final class ForbiddenPositions {
  private long[] keys = new long[16];
  private int[] hands = new int[16];
  private int size;
  private long word = 0x666f7262696464L;

  /**
   * Forbids a position.
   *
   * @param key its plain key
   * @param hand the attacker's hand there
   */
  public void add(long key, int hand) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      hands = Arrays.copyOf(hands, 2 * size);
    }
    keys[size] = key;
    hands[size++] = hand;
    word ^= Spread.over(key + Spread.over(hand));
  }

  /** Whether a position with this plain key and attacker's hand is forbidden. */
  public boolean contains(long key, int hand) {
    for (int i = 0; i < size; i++) {
      if (keys[i] == key && Hand.covers(hand, hands[i])) {
        return true;
      }
    }
    return false;
  }

  /** What the plain key of a position with this attacker's hand is combined with by XOR. */
  long disguise(int hand) {
    return word ^ Spread.over(hand);
  }
}
