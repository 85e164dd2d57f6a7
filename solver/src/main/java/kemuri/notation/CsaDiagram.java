package kemuri.notation;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;

/** Collects the diagram that the {@code P} lines of a CSA text describe. */
final class CsaDiagram {
  private static final String ALL = "AL";

  private Diagram.Builder diagram = Diagram.builder();
  private boolean told;
  private boolean restIsHeld;

  /** Whether there was any line that says where the pieces are. */
  boolean isTold() {
    return told;
  }

  /** The diagram with a side to move. */
  Diagram build(Color side) {
    return diagram.sideToMove(side).build();
  }

  /** Reads a line that starts with P. */
  void read(LineCursor line) throws NotationException {
    line.advance(1);
    char what = line.peek();
    line.advance(1);
    if (restIsHeld) {
      line.moveTo(0);
      throw line.expected("nothing of the position after 00AL", "put that line last");
    }
    told = true;
    if (what == 'I') {
      startWithout(line);
    } else if ('1' <= what && what <= '9') {
      rank(line, what - '1');
    } else if (what == '+' || what == '-') {
      pieces(line, what == '+' ? Color.BLACK : Color.WHITE);
    } else {
      line.moveTo(0);
      throw line.expected("PI, P1 to P9, P+ or P-", "write the position as CSA does");
    }
  }

  /** The start of the game without some pieces. */
  private void startWithout(LineCursor line) throws NotationException {
    diagram = Handicap.EVEN.diagram().toBuilder();
    while (!line.skipBlanks().isAtEnd()) {
      int start = line.index();
      int square = square(line);
      int type = kind(line);
      if (square == Square.NONE || Piece.type(diagram.build().pieceAt(square)) != type) {
        line.moveTo(start);
        throw line.expected("a piece of the start position, such as 82HI", "leave it out");
      }
      diagram.put(square, Piece.EMPTY);
    }
  }

  /**
   * A rank of nine cells. A cell has three characters, but blanks at its edges are often lost, so
   * an empty one is known by its asterisk.
   */
  private void rank(LineCursor line, int rank) throws NotationException {
    List<Integer> cells = new ArrayList<>();
    while (!line.skipBlanks().isAtEnd()) {
      if (cells.size() == 9) {
        throw line.expected("nine squares in the rank", "remove the rest");
      }
      cells.add(cell(line));
    }
    if (cells.size() < 9) {
      throw line.fault(
          "expected nine squares in the rank, found " + cells.size(),
          "write an empty one as \" * \"");
    }
    for (int file = 8; file >= 0; file--) {
      diagram.put(Square.of(file, rank), cells.get(8 - file));
    }
  }

  private static int cell(LineCursor line) throws NotationException {
    if (line.skip("*")) {
      return Piece.EMPTY;
    }
    char sign = line.peek();
    if (sign != '+' && sign != '-') {
      throw line.expected(
          "+ or - and a piece, or \" * \"", "write each square in three characters");
    }
    line.advance(1);
    return Piece.of((sign == '+' ? Color.BLACK : Color.WHITE).owner(), kind(line));
  }

  /** Pieces of a side, each behind its square, 00 for the hand. */
  private void pieces(LineCursor line, Color color) throws NotationException {
    while (!line.skipBlanks().isAtEnd()) {
      int start = line.index();
      int square = square(line);
      if (square == Square.NONE && line.skip(ALL)) {
        holdRest(color);
        if (!line.skipBlanks().isAtEnd()) {
          throw line.expected("nothing after 00AL", "put it last");
        }
        return;
      }
      int type = kind(line);
      if (square != Square.NONE) {
        diagram.put(square, color, type);
      } else if (type >= PieceType.KING) {
        line.moveTo(start);
        throw line.expected("a piece that can be held after 00", "write FU KY KE GI KI KA or HI");
      } else {
        diagram.inHand(color, type, diagram.build().inHand(color, type) + 1);
      }
    }
  }

  private void holdRest(Color color) {
    restIsHeld = true;
    Diagram before = diagram.build();
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      int rest = Math.max(0, before.missing(type));
      diagram.inHand(color, type, before.inHand(color, type) + rest);
    }
  }

  /** Reads a square in two digits, {@link Square#NONE} for 00. */
  static int square(LineCursor line) throws NotationException {
    String rest = line.rest();
    if (rest.startsWith("00")) {
      line.advance(2);
      return Square.NONE;
    }
    int file = rest.length() < 2 ? -1 : rest.charAt(0) - '1';
    int rank = rest.length() < 2 ? -1 : rest.charAt(1) - '1';
    if (file < 0 || file > 8 || rank < 0 || rank > 8) {
      throw line.expected("a square, 11 to 99, or 00 for the hand", "write file and rank");
    }
    line.advance(2);
    return Square.of(file, rank);
  }

  /** Reads a piece in two letters. */
  static int kind(LineCursor line) throws NotationException {
    String rest = line.rest();
    int type = rest.length() < 2 ? 0 : CsaPieces.kind(rest.substring(0, 2));
    if (type == PieceType.NONE) {
      throw line.expected(
          "a piece (FU KY KE GI KI KA HI OU TO NY NK NG UM RY)", "write its two letters");
    }
    line.advance(2);
    return type;
  }
}
