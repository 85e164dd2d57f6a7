package kemuri.api.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kemuri.api.dto.Solution;
import kemuri.board.Position;
import kemuri.notation.Ending;
import kemuri.notation.GameRecord;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Step;
import kemuri.notation.Usi;

/** Turns a {@link Solution} into a record that a person opens in a shogi program. */
public final class SolutionRecord {
  private static final String MAY_BE_SHORTER = "これより短い詰みがあるかもしれません。";
  private static final String UNDECIDED = "制限内では詰むかどうか分かりませんでした。";

  private SolutionRecord() {}

  /** The line with its length as a header; 不詰 if there is no mate, a comment if that is open. */
  public static GameRecord of(Solution solution) {
    try {
      GameRecord start = Sfen.readRecord(solution.position().sfen());
      Solution.Mate mate = solution.mate();
      if (mate != null) {
        return withLine(start, mate);
      }
      return solution.result().equals(Solution.NO_MATE)
          ? new GameRecord(
              start.start(), Map.of(), List.of(), List.of(new Step(new Step.End(Ending.NO_MATE))))
          : new GameRecord(start.start(), Map.of(), List.of(UNDECIDED), List.of());
    } catch (NotationException e) {
      throw new IllegalStateException("a solution of its own cannot be read", e);
    }
  }

  private static GameRecord withLine(GameRecord start, Solution.Mate mate)
      throws NotationException {
    Position position = start.position();
    List<Integer> moves = new ArrayList<>();
    for (Solution.LineMove written : mate.line()) {
      int move = Usi.parse(written.usi(), position);
      moves.add(move);
      position.doMove(move);
    }
    GameRecord record = GameRecord.ofSolution(start.position(), moves, Map.of());
    return mate.exact()
        ? record
        : new GameRecord(record.start(), record.headers(), List.of(MAY_BE_SHORTER), record.line());
  }
}
