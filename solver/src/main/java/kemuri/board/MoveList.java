package kemuri.board;

import java.util.Arrays;

/** A growable list of packed moves, reused so that generators allocate nothing. */
public final class MoveList {
  private int[] moves = new int[128];
  private int size;

  /** Removes all moves. */
  public void clear() {
    size = 0;
  }

  /** Removes the moves from an index on. */
  public void truncate(int newSize) {
    size = newSize;
  }

  /** Appends a move. */
  public void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** The number of moves. */
  public int size() {
    return size;
  }

  /** The move at an index. */
  public int get(int index) {
    return moves[index];
  }

  /** Replaces the move at an index. */
  public void set(int index, int move) {
    moves[index] = move;
  }

  /** Whether the move is in the list. */
  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** A copy of the moves. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
