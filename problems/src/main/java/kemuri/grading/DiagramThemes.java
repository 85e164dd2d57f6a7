package kemuri.grading;

import java.util.Set;
import kemuri.board.Diagram;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/** The themes that the first and the last diagram show. */
final class DiagramThemes {
  private static final int CENTRE = Square.of(4, 4);
  private static final int WHOLE_SET = 39;
  private static final int SMOKE_LEAVES = 4;
  private static final int BIG = 1 << PieceType.BISHOP | 1 << PieceType.ROOK;

  private DiagramThemes() {}

  /** Adds those there are. */
  static void add(PlayedLine line, Set<Theme> themes) {
    addSmoke(line, themes);
    addStart(line.before(1), line.given(0), themes);
    if (LetterShape.drawnBy(line.given(line.plies())).isPresent()) {
      themes.add(Theme.REVEALED_LETTERS);
    }
    addPlaceOfMate(line.end().king(Side.DEFENDER), themes);
  }

  /** Adds those that the first diagram shows, whatever is played. */
  static void addStart(Position start, Diagram given, Set<Theme> themes) {
    addMaterial(start, themes);
    if (isSymmetric(start)) {
      themes.add(Theme.SYMMETRIC);
    }
    if (LetterShape.drawnBy(given).isPresent()) {
      themes.add(Theme.LETTERS);
    }
  }

  private static void addSmoke(PlayedLine line, Set<Theme> themes) {
    if (PieceSurvey.onBoard(line.before(1)) >= WHOLE_SET
        && PieceSurvey.onBoard(line.end()) <= SMOKE_LEAVES) {
      themes.add(Theme.SMOKE);
    }
  }

  private static void addMaterial(Position start, Set<Theme> themes) {
    int pieces = PieceSurvey.inHand(start, Side.ATTACKER);
    int kinds = Hand.kinds(start.hand(Side.ATTACKER));
    int[] ofSide = new int[2];
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = start.pieceAt(square);
      if (piece != Piece.EMPTY && Piece.type(piece) != PieceType.KING) {
        kinds |= 1 << PieceType.demote(Piece.type(piece));
        ofSide[Piece.owner(piece)]++;
        pieces++;
      }
    }
    if (pieces >= 2 && Integer.bitCount(kinds) == 1) {
      themes.add(Theme.ONE_KIND);
    }
    if (kinds == BIG) {
      themes.add(Theme.ROOK_BISHOP);
    }
    if (pieces >= 4 && (kinds & BIG) == 0) {
      themes.add(Theme.SMALL_PIECES);
    }
    if (ofSide[Side.DEFENDER] == 0) {
      themes.add(Theme.UNGUARDED);
    }
    if (ofSide[Side.ATTACKER] == 0) {
      themes.add(Theme.EMPTY_HANDED);
    }
    if (ofSide[Side.ATTACKER] + ofSide[Side.DEFENDER] == 0) {
      themes.add(Theme.BARE_KING);
    }
  }

  /** Whether the board is its own mirror image about the king's file, with pieces beside it. */
  static boolean isSymmetric(Position position) {
    int axis = Square.file(position.king(Side.DEFENDER));
    boolean beside = false;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece == Piece.EMPTY) {
        continue;
      }
      int file = 2 * axis - Square.file(square);
      if (file < 0 || file > 8 || position.pieceAt(Square.of(file, Square.rank(square))) != piece) {
        return false;
      }
      beside |= file != axis;
    }
    return beside;
  }

  private static void addPlaceOfMate(int king, Set<Theme> themes) {
    if (king == CENTRE) {
      themes.add(Theme.CENTRE_MATE);
    }
    if (Square.file(king) % 8 == 0 && Square.rank(king) % 8 == 0) {
      themes.add(Theme.CORNER_MATE);
    }
  }
}
