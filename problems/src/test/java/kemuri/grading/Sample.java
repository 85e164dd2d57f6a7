package kemuri.grading;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Position;
import kemuri.mate.Futile;
import kemuri.mate.MateSolver;
import kemuri.mate.Profile;
import kemuri.mate.SoundnessCheck;
import kemuri.mate.SoundnessListener;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.mate.SoundnessReport;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.search.SearchLimits;

/** A problem to be graded, and the line that is its solution. */
record Sample(Position position, List<Integer> line) {
  private static final SoundnessQuestion FAULTS =
      new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, Thoroughness.FAULTS, 0, List.of());

  /** A problem with a line in USI notation. */
  static Sample of(String sfen, String usiLine) {
    Position position = position(sfen);
    Position playing = position.copy();
    List<Integer> line = new ArrayList<>();
    try {
      for (String word : usiLine.split(" ", -1)) {
        int move = Usi.parse(word, playing);
        line.add(move);
        playing.doMove(move);
      }
    } catch (NotationException e) {
      throw new IllegalArgumentException(e);
    }
    return new Sample(position, line);
  }

  /** A diagram as a position. */
  static Position position(String sfen) {
    try {
      return Position.of(Sfen.parse(sfen), Attacker.AUTO, DefenderHand.GIVEN);
    } catch (NotationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** What the soundness check says about a position. */
  static SoundnessReport check(MateSolver solver, Position position) {
    return new SoundnessCheck(solver)
        .check(
            position, FAULTS, SearchLimits.UNLIMITED.withNodes(300_000), SoundnessListener.SILENT);
  }
}
