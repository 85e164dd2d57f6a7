package kemuri.notation;

import kemuri.board.Color;

/** How much time each player has used along a line, for formats that tell it with every move. */
public final class TimeUsed {
  private final long[] seconds = new long[2];

  /** All seconds of a player up to a step of his, that one included. */
  public long through(Color mover, Step step) {
    return seconds[mover.owner()] + step.seconds();
  }

  /** Goes past a step of a player. */
  public void add(Color mover, Step step) {
    seconds[mover.owner()] += step.seconds();
  }

  /** Takes a step of a player back. */
  public void takeBack(Color mover, Step step) {
    seconds[mover.owner()] -= step.seconds();
  }
}
