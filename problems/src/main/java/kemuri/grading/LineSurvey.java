package kemuri.grading;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.EvasionGenerator;

/** What happens along the line. */
final class LineSurvey {
  private static final double GOLD = 5;
  private static final double FREE = 1.5;

  private LineSurvey() {}

  /** The sacrifices' value for each pair of moves, in golds. */
  static double sac(PlayedLine line) {
    double value = 0;
    for (int ply = 1; ply < line.plies(); ply += 2) {
      if (line.isSacrifice(ply)) {
        double factor = CheckThemes.isFreeSacrifice(line, ply) ? FREE : 1;
        value += factor * PieceSurvey.value(Move.typeAfter(line.move(ply)));
      }
    }
    int pairs = line.plies() / 2;
    return pairs == 0 ? 0 : value / (GOLD * pairs);
  }

  /** Share of the pieces of the start that are gone from the board at the end. */
  static double clean(PlayedLine line) {
    int before =
        PieceSurvey.onBoard(line.before(1)) + PieceSurvey.inHand(line.before(1), Side.ATTACKER);
    return 1 - PieceSurvey.onBoard(line.end()) / (double) before;
  }

  /** Share of the attacker's moves that capture nothing. */
  static double quiet(PlayedLine line) {
    int captures = 0;
    for (int ply = 1; ply <= line.plies(); ply += 2) {
      captures += Move.captured(line.move(ply)) == 0 ? 0 : 1;
    }
    return 1 - captures / (double) line.attackerMoves();
  }

  /** Squares the defender's king stands on, for each move of the attacker. */
  static double travel(PlayedLine line) {
    boolean[] visited = new boolean[Square.COUNT];
    int squares = 0;
    for (int ply = 0; ply <= line.plies(); ply++) {
      int king = line.after(ply).king(Side.DEFENDER);
      squares += visited[king] ? 0 : 1;
      visited[king] = true;
    }
    return squares / (double) line.attackerMoves();
  }

  /** Mean base-2 logarithm of the number of replies, drops between counted as one. */
  static double var(PlayedLine line) {
    EvasionGenerator evasions = new EvasionGenerator();
    MoveList replies = new MoveList();
    double sum = 0;
    for (int ply = 2; ply < line.plies(); ply += 2) {
      replies.clear();
      evasions.generate(line.before(ply), replies);
      int count = 0;
      boolean drops = false;
      for (int i = 0; i < replies.size(); i++) {
        drops |= Move.isDrop(replies.get(i));
        count += Move.isDrop(replies.get(i)) || hasPlainTwin(replies, replies.get(i)) ? 0 : 1;
      }
      sum += log2(Math.max(1, drops ? count + 1 : count));
    }
    int pairs = line.plies() / 2;
    return pairs == 0 ? 0 : sum / pairs;
  }

  private static boolean hasPlainTwin(MoveList replies, int move) {
    return Move.promotes(move)
        && replies.contains(
            Move.of(Move.type(move), Move.from(move), Move.to(move), false, Move.captured(move)));
  }

  /** The logarithm to base 2. */
  static double log2(double x) {
    return Math.log(x) / Math.log(2);
  }
}
