package kemuri.notation;

import java.util.List;
import kemuri.board.Position;

/** Japanese notation of moves: {@code ▲２三桂成}, {@code △同玉}. */
public final class JapaneseNotation {
  private JapaneseNotation() {}

  /** Writes the moves of a line from a position, which is left as it was found. */
  public static List<String> format(List<Integer> moves, Position start) {
    return List.of();
  }
}
