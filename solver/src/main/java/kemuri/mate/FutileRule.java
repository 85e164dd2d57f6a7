package kemuri.mate;

import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.Attacks;
import kemuri.movegen.LegalMoves;
import kemuri.search.MateLength;
import kemuri.search.Verdict;

/**
 * Which interpositions are futile (無駄合).
 *
 * <p>The attacker takes the interposed piece with check, and it leaves the game: a dropped one goes
 * back to the defender's hand, a moved one is gone. The interposition is futile if the checker can
 * take it so and the mate takes no longer than it does without any interposition; or if another
 * piece can, which is then the only checker, with mate at once. A capture brings the checker nearer
 * the king, so interpositions against it are judged in their turn, from the king outwards.
 */
final class FutileRule {
  private final TsumePlay play;
  private final Futile setting;

  FutileRule(TsumePlay play, Futile setting) {
    this.play = play;
    this.setting = setting;
  }

  /**
   * Whether an interposition is futile.
   *
   * @param position before it
   * @param replies all replies there
   * @param longest how many plies the defender lasts without interposing
   */
  boolean isFutile(Position position, Replies replies, int block, int longest, int depth) {
    if (setting == Futile.OFF) {
      return false;
    }
    position.doMove(block);
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    boolean futile = false;
    for (int i = 0; i < moves.size() && !futile; i++) {
      int capture = moves.get(i);
      if (!Move.isDrop(capture) && Move.to(capture) == Move.to(block)) {
        boolean byChecker = Move.from(capture) == replies.checker;
        if (byChecker || setting != Futile.X) {
          position.doMove(capture);
          futile =
              Attacks.inCheck(position, Side.DEFENDER)
                  && isAnswered(position, block, byChecker, longest, depth + 2);
          position.undoMove(capture);
        }
      }
    }
    position.undoMove(block);
    return futile;
  }

  private boolean isAnswered(
      Position position, int block, boolean byChecker, int longest, int depth) {
    if (!byChecker && Attacks.onlyChecker(position, Side.DEFENDER) != Move.to(block)) {
      return false;
    }
    int kind = PieceType.demote(Move.typeAfter(block));
    position.giveBack(kind, Move.isDrop(block));
    boolean answered =
        !byChecker
            ? play.isWithin(position, Key.within(0), depth)
            : setting == Futile.UNBOUNDED
                ? mates(position, depth)
                : play.isWithin(position, Key.within(longest), depth);
    position.takeAgain(kind, Move.isDrop(block));
    return answered;
  }

  private boolean mates(Position position, int depth) {
    int verdict = play.search().search(position, MateLength.INFINITE, depth);
    if (verdict == Verdict.OPEN) {
      throw new LimitReached();
    }
    return verdict == Verdict.PROVEN;
  }
}
