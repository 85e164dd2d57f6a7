package kemuri.grading;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.Attacks;
import kemuri.movegen.CheckGenerator;

/**
 * How likely a naive solver is to try each check: a softmax over what draws him (captures,
 * promotions, gold drops beside the king, big pieces) and what puts him off (giving a piece away,
 * declining promotion, moving away from the king).
 */
final class Temptation {
  private final MoveList checks = new MoveList();
  private final double[] shares;

  /** Weighs the checks of the attacker, who is to move. */
  Temptation(Position position) {
    new CheckGenerator().generate(position, checks);
    shares = new double[checks.size()];
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.exp(pull(position, checks.get(i)));
      sum += shares[i];
    }
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= sum;
    }
  }

  /** The checks. */
  MoveList checks() {
    return checks;
  }

  /** How likely the check at an index is to be tried; all together 1. */
  double share(int index) {
    return shares[index];
  }

  /** How likely a check is to be tried, 0 if it is none. */
  double shareOf(int move) {
    for (int i = 0; i < shares.length; i++) {
      if (checks.get(i) == move) {
        return shares[i];
      }
    }
    return 0;
  }

  private static double pull(Position position, int move) {
    int king = position.king(Side.DEFENDER);
    int to = Move.to(move);
    double pull = 0;
    if (Move.captured(move) != 0) {
      pull += 1.0;
    }
    if (Move.promotes(move)) {
      pull += 0.8;
    }
    if (Move.isDrop(move)
        && Move.type(move) == PieceType.GOLD
        && PieceSurvey.distance(to, king) == 1) {
      pull += 0.7;
    }
    if (PieceSurvey.isBig(Move.type(move))) {
      pull += 0.5;
    }
    if (RefutedThemes.canPromote(move)) {
      pull -= 1.2;
    }
    if (!Move.isDrop(move)
        && PieceSurvey.distance(to, king) > PieceSurvey.distance(Move.from(move), king)) {
      pull -= 0.6;
    }
    return givesAway(position, move) ? pull - 0.9 : pull;
  }

  /** Whether the piece can be taken where it goes and no other covers it. */
  private static boolean givesAway(Position position, int move) {
    long key = position.key();
    position.doMove(move, key);
    boolean given =
        Attacks.isAttacked(position, Move.to(move), Side.DEFENDER)
            && !Attacks.isAttacked(position, Move.to(move), Side.ATTACKER);
    position.undoMove(move, key);
    return given;
  }
}
