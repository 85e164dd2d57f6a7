package kemuri.grading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.Lines;

/** The themes of what the attacker's pieces do in several moves. */
final class JourneyThemes {
  private JourneyThemes() {}

  /** Adds those there are. */
  static void add(PlayedLine line, Set<Theme> themes) {
    addReturns(line, themes);
    for (int ply = 1; ply < line.plies(); ply += 2) {
      if (line.isSacrifice(ply) && !Move.isDrop(line.move(ply)) && isCleared(line, ply)) {
        themes.add(Theme.LINE_OPENING);
        return;
      }
    }
  }

  private static void addReturns(PlayedLine line, Set<Theme> themes) {
    Map<Integer, List<Integer>> paths = new HashMap<>();
    for (int ply = 1; ply <= line.plies(); ply++) {
      int move = line.move(ply);
      int to = Move.to(move);
      if (ply % 2 == 0) {
        paths.remove(to);
        continue;
      }
      List<Integer> path = new ArrayList<>();
      if (!Move.isDrop(move)) {
        List<Integer> before = paths.remove(Move.from(move));
        path.addAll(before == null ? List.of(Move.from(move)) : before);
        int earlier = path.lastIndexOf(to);
        if (earlier >= 0) {
          themes.add(earlier == path.size() - 2 ? Theme.SWITCHBACK : Theme.ROUND_TRIP);
        }
      }
      path.add(to);
      paths.put(to, path);
    }
  }

  /**
   * Whether the square that a sacrificed piece left is used afterwards by another: a piece of
   * another kind goes there, still empty, or a line runs over it in a move or to the king.
   */
  private static boolean isCleared(PlayedLine line, int sacrifice) {
    int square = Move.from(line.move(sacrifice));
    int kind = Move.type(line.move(sacrifice));
    for (int ply = sacrifice + 2; ply <= line.plies(); ply += 2) {
      int move = line.move(ply);
      if (Move.to(move) == square) {
        return Move.type(move) != kind && Move.captured(move) == 0;
      }
      if ((!Move.isDrop(move) && Lines.isBetween(square, Move.from(move), Move.to(move)))
          || checksOver(line.after(ply), square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean checksOver(Position position, int square) {
    int king = position.king(Side.DEFENDER);
    int checker = Attacks.onlyChecker(position, Side.DEFENDER);
    return checker != Square.NONE
        && position.pieceAt(square) == Piece.EMPTY
        && Lines.isBetween(square, checker, king);
  }
}
