package kemuri.grading;

import java.util.Set;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.Attacks;

/** The themes of the defender's replies. */
final class DefenceThemes {
  private DefenceThemes() {}

  /** Adds those there are. */
  static void add(PlayedLine line, Set<Theme> themes) {
    for (int ply = 2; ply < line.plies(); ply += 2) {
      int move = line.move(ply);
      if (isInterposition(line.before(ply), move)) {
        addInterposition(line.after(ply), move, themes);
      }
      if (blocks(line, ply)) {
        themes.add(Theme.SELF_BLOCK);
      }
    }
  }

  /** Whether a reply to a check puts a piece between. */
  static boolean isInterposition(Position position, int move) {
    return Move.isDrop(move)
        || (Move.type(move) != PieceType.KING
            && Move.to(move) != Attacks.onlyChecker(position, Side.DEFENDER));
  }

  private static void addInterposition(Position after, int move, Set<Theme> themes) {
    if (!Move.isDrop(move)) {
      themes.add(Theme.MOVING_INTERPOSITION);
      return;
    }
    themes.add(Theme.INTERPOSITION);
    if (Move.type(move) != PieceType.PAWN) {
      themes.add(Theme.VALUED_INTERPOSITION);
    }
    if (!Attacks.isAttacked(after, Move.to(move), Side.DEFENDER)) {
      themes.add(Theme.MIDDLE_INTERPOSITION);
    }
  }

  /**
   * Whether a piece that takes a sacrifice at a ply stays beside the king to the end, on a square
   * that nothing else denies the king.
   */
  private static boolean blocks(PlayedLine line, int ply) {
    int square = Move.to(line.move(ply));
    Position end = line.end();
    return line.isSacrifice(ply - 1)
        && Move.type(line.move(ply)) != PieceType.KING
        && PieceSurvey.distance(square, end.king(Side.DEFENDER)) == 1
        && isUntouched(line, ply, square)
        && !Attacks.isAttacked(end, square, Side.ATTACKER);
  }

  private static boolean isUntouched(PlayedLine line, int ply, int square) {
    for (int later = ply + 1; later <= line.plies(); later++) {
      int move = line.move(later);
      if (Move.to(move) == square || (!Move.isDrop(move) && Move.from(move) == square)) {
        return false;
      }
    }
    return true;
  }
}
