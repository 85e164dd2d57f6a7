package kemuri.grading;

import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Side;
import kemuri.board.Square;

/** How the diagram looks. */
final class StartSurvey {
  private StartSurvey() {}

  /** Pieces beyond what a problem of its length may well have. */
  static double size(PlayedLine line) {
    return Math.max(0, PieceSurvey.onBoard(line.before(1)) - (4 + line.plies() / 4.0));
  }

  /** Area of the smallest rectangle around all pieces, as a share of the board. */
  static double box(Position start) {
    int left = 9;
    int right = -1;
    int top = 9;
    int bottom = -1;
    for (int square = 0; square < Square.COUNT; square++) {
      if (start.pieceAt(square) != Piece.EMPTY) {
        left = Math.min(left, Square.file(square));
        right = Math.max(right, Square.file(square));
        top = Math.min(top, Square.rank(square));
        bottom = Math.max(bottom, Square.rank(square));
      }
    }
    return (right - left + 1) * (bottom - top + 1) / (double) Square.COUNT;
  }

  /** Points for pieces that composers avoid. */
  static double ugly(PlayedLine line) {
    Position start = line.before(1);
    double ugly = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = start.pieceAt(square);
      if (piece == Piece.EMPTY) {
        continue;
      }
      int type = Piece.type(piece);
      if (type == PieceType.PRO_PAWN) {
        ugly += Square.isPromotionZone(Piece.owner(piece), square) ? 0 : 0.25;
      } else if (PieceType.isPromoted(type) && !PieceSurvey.isBig(type)) {
        ugly += 0.5;
      }
    }
    return ugly + 0.5 * idlers(line);
  }

  /** Attacking pieces that stand still and never attack the king or a square beside it. */
  private static int idlers(PlayedLine line) {
    boolean[] active = new boolean[Square.COUNT];
    for (int ply = 1; ply <= line.plies(); ply++) {
      int move = line.move(ply);
      active[Move.to(move)] = true;
      if (!Move.isDrop(move)) {
        active[Move.from(move)] = true;
      }
    }
    Diagram[] diagrams = new Diagram[line.plies() + 1];
    int idlers = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (PieceSurvey.holds(line.before(1), square, Side.ATTACKER)
          && Piece.type(line.before(1).pieceAt(square)) != PieceType.KING
          && !active[square]
          && !isEverNear(line, square, diagrams)) {
        idlers++;
      }
    }
    return idlers;
  }

  private static boolean isEverNear(PlayedLine line, int from, Diagram[] diagrams) {
    for (int ply = 0; ply <= line.plies(); ply++) {
      int king = line.after(ply).king(Side.DEFENDER);
      Diagram diagram = diagrams[ply];
      if (diagram == null) {
        diagram = line.after(ply).toDiagram();
        diagrams[ply] = diagram;
      }
      for (int target = 0; target < Square.COUNT; target++) {
        if (PieceSurvey.distance(target, king) <= 1 && Reach.reaches(diagram, from, target)) {
          return true;
        }
      }
    }
    return false;
  }
}
