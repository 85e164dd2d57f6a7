package kemuri.notation;

import java.util.List;
import kemuri.board.Position;

/** Western notation of moves: {@code N*23}, {@code S-23+}, {@code Kx12}. */
public final class WesternNotation {
  private WesternNotation() {}

  /** Writes the moves of a line from a position, which is left as it was found. */
  public static List<String> format(List<Integer> moves, Position start) {
    return List.of();
  }
}
