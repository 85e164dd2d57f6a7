package kemuri.grading;

import java.util.Set;
import kemuri.board.Diagram;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.EvasionGenerator;
import kemuri.movegen.Lines;

/** The themes of the attacker's moves, each for itself. */
final class CheckThemes {
  private CheckThemes() {}

  /** Adds those there are. */
  static void add(PlayedLine line, Set<Theme> themes) {
    for (int ply = 1; ply <= line.plies(); ply += 2) {
      addSacrifice(line, ply, themes);
      addKindOfCheck(line, ply, themes);
      if (hasDropMate(line.before(ply))) {
        themes.add(Theme.PAWN_DROP_MATE_AVOIDANCE);
      }
      if (!themes.contains(Theme.LINE_CLOSING) && closesLine(line, ply)) {
        themes.add(Theme.LINE_CLOSING);
      }
    }
  }

  private static void addSacrifice(PlayedLine line, int ply, Set<Theme> themes) {
    if (!line.isSacrifice(ply)) {
      return;
    }
    themes.add(Theme.SACRIFICE);
    boolean free = isFreeSacrifice(line, ply);
    boolean big = PieceSurvey.isBig(Move.type(line.move(ply)));
    if (free) {
      themes.add(Theme.FREE_SACRIFICE);
    }
    if (big) {
      themes.add(Theme.BIG_SACRIFICE);
    }
    if (free && big) {
      themes.add(Theme.FREE_BIG_SACRIFICE);
    }
  }

  /** Whether no other attacking piece covers a piece that is sacrificed at a ply. */
  static boolean isFreeSacrifice(PlayedLine line, int ply) {
    return line.isSacrifice(ply)
        && !Attacks.isAttacked(line.after(ply), Move.to(line.move(ply)), Side.ATTACKER);
  }

  private static void addKindOfCheck(PlayedLine line, int ply, Set<Theme> themes) {
    Position position = line.after(ply);
    if (PieceSurvey.checkers(position) > 1) {
      themes.add(Theme.DOUBLE_CHECK);
    } else if (Attacks.onlyChecker(position, Side.DEFENDER) != Move.to(line.move(ply))) {
      themes.add(Theme.DISCOVERED_CHECK);
    }
  }

  /** Whether the attacker, who is to move, holds a pawn whose drop would be drop mate (打歩詰). */
  static boolean hasDropMate(Position position) {
    int king = position.king(Side.DEFENDER);
    if (Square.rank(king) == 8
        || !Hand.has(position.hand(Side.ATTACKER), PieceType.PAWN)
        || position.hasPawnOn(Side.ATTACKER, Square.file(king))
        || position.pieceAt(king + 1) != Piece.EMPTY) {
      return false;
    }
    int drop = Move.drop(PieceType.PAWN, king + 1);
    position.doMove(drop);
    boolean mate =
        !Attacks.inCheck(position, Side.ATTACKER) && !new EvasionGenerator().any(position);
    position.undoMove(drop);
    return mate;
  }

  /**
   * Whether the piece that moves comes to stand on a line of its own side's that went on to a
   * square beside the king, which the king may now enter.
   */
  private static boolean closesLine(PlayedLine line, int ply) {
    int to = Move.to(line.move(ply));
    if (Move.captured(line.move(ply)) != 0) {
      return false;
    }
    Position after = line.after(ply);
    int king = after.king(Side.DEFENDER);
    Diagram before = null;
    for (int square = 0; square < Square.COUNT; square++) {
      if (PieceSurvey.distance(square, king) != 1
          || PieceSurvey.holds(after, square, Side.DEFENDER)
          || Lines.direction(to, square) == Lines.NONE
          || Attacks.isAttacked(after, square, Side.ATTACKER)) {
        continue;
      }
      before = before == null ? line.before(ply).toDiagram() : before;
      if (isCutOff(line.before(ply), before, line.move(ply), square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move ends on the line of another attacking piece that goes on to a square. */
  private static boolean isCutOff(Position position, Diagram diagram, int move, int target) {
    int from = Move.isDrop(move) ? Square.NONE : Move.from(move);
    for (int square = 0; square < Square.COUNT; square++) {
      if (square != from
          && PieceSurvey.holds(position, square, Side.ATTACKER)
          && PieceSurvey.isSlider(Piece.type(position.pieceAt(square)))
          && Lines.isBetween(Move.to(move), square, target)
          && Reach.reaches(diagram, square, target)) {
        return true;
      }
    }
    return false;
  }
}
