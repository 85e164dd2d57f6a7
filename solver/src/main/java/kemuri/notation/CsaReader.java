package kemuri.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Color;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.board.Wording;
import kemuri.movegen.LegalMoves;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one CSA record, of version 1 to 3. Consumed time is not kept. */
final class CsaReader {
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final List<String> firstComments = new ArrayList<>();
  private final CsaDiagram diagram = new CsaDiagram();
  private @Nullable RecordBuilder record;

  /** Reads the record; of its lines at least one is not blank. */
  GameRecord read(List<LineCursor> lines) throws NotationException {
    for (LineCursor line : lines) {
      read(line);
    }
    if (record == null) {
      requirePosition(lines.get(lines.size() - 1));
      record = begin(Color.BLACK);
    }
    return record.build(headers);
  }

  private void read(LineCursor line) throws NotationException {
    switch (line.peek()) {
      case 0 -> {}
      case '\'' -> comment(line.text());
      case 'V' -> {}
      case 'N' -> name(line);
      case '$' -> header(line);
      default -> readStatements(line);
    }
  }

  private void comment(String text) {
    if (text.startsWith("'*")) {
      if (record == null) {
        firstComments.add(text.substring(2));
      } else {
        record.comment(text.substring(2));
      }
    }
  }

  private void name(LineCursor line) throws NotationException {
    if (line.skip("N+")) {
      HeaderName.put(headers, "先手", line.rest());
    } else if (line.skip("N-")) {
      HeaderName.put(headers, "後手", line.rest());
    } else {
      throw line.expected("N+ or N- and the player's name", "write the sign");
    }
  }

  private void header(LineCursor line) throws NotationException {
    int colon = line.text().indexOf(':');
    if (colon < 0) {
      throw line.expected("$, a name, a colon and a value", "write the colon");
    }
    String name = CsaHeaders.kifName(line.text().substring(1, colon).strip());
    HeaderName.put(headers, name, line.text().substring(colon + 1));
  }

  /** A line of statements with commas between them; most have just one. */
  private void readStatements(LineCursor line) throws NotationException {
    int start = 0;
    while (start <= line.text().length()) {
      int comma = line.text().indexOf(',', start);
      int end = comma < 0 ? line.text().length() : comma;
      readStatement(line.part(start, end));
      start = end + 1;
    }
  }

  private void readStatement(LineCursor line) throws NotationException {
    String text = line.text();
    if (text.isBlank()) {
      return;
    }
    switch (line.peek()) {
      case 'P' -> {
        if (record != null) {
          throw line.expected("no more of the position after the side to move", "put it in front");
        }
        diagram.read(line);
      }
      case '%' -> end(line);
      case 'T' -> time(line);
      case '+', '-' -> {
        if (text.stripTrailing().length() == 1) {
          side(line);
        } else {
          move(line);
        }
      }
      default ->
          throw line.expected(
              "a line of CSA (V, N, $, P, +, -, %, T or ')",
              "put \"'\" in front if it is a comment");
    }
  }

  /** The seconds of the last step; the fraction that version 3 may add is left out. */
  private void time(LineCursor line) {
    line.advance(1);
    if (record != null) {
      record.time(line.number());
    }
  }

  private void requirePosition(LineCursor line) throws NotationException {
    if (!diagram.isTold()) {
      throw line.fault(
          "expected a position before the moves, found none", "write PI for the start");
    }
  }

  private RecordBuilder begin(Color side) {
    RecordBuilder begun = new RecordBuilder(diagram.build(side));
    firstComments.forEach(begun::comment);
    return begun;
  }

  private static Color color(LineCursor line) {
    return line.peek() == '+' ? Color.BLACK : Color.WHITE;
  }

  private void side(LineCursor line) throws NotationException {
    requirePosition(line);
    if (record != null) {
      throw line.expected("a move", "write the side to move once, before the moves");
    }
    record = begin(color(line));
  }

  /** The record; the first move tells whose turn it is if no line has. */
  private RecordBuilder begun(LineCursor line, Color mover) throws NotationException {
    if (record == null) {
      requirePosition(line);
      record = begin(mover);
    }
    return record;
  }

  private void move(LineCursor line) throws NotationException {
    Color mover = color(line);
    RecordBuilder moves = begun(line, mover);
    try {
      Position position = moves.position();
      if (Turn.mover(position) != mover) {
        char sign = mover == Color.BLACK ? '-' : '+';
        throw line.expected("a move of the side to move, " + sign, "let the sides move in turn");
      }
      line.advance(1);
      moves.play(find(line, position));
    } catch (NotationException e) {
      if (e.line().isPresent()) {
        throw e;
      }
      line.moveTo(0);
      throw line.fault(e);
    }
  }

  /** The legal move that the line writes; the kind is that after the move. */
  private static int find(LineCursor line, Position position) throws NotationException {
    int from = CsaDiagram.square(line);
    int to = CsaDiagram.square(line);
    if (to == Square.NONE) {
      line.advance(-2);
      throw line.expected("the square to move to, 11 to 99", "write file and rank");
    }
    int after = CsaDiagram.kind(line);
    boolean rotated = position.isRotated();
    int target = rotated ? Square.rotate(to) : to;
    int origin = rotated && from != Square.NONE ? Square.rotate(from) : from;
    MoveList legal = new MoveList();
    LegalMoves.generate(position, legal);
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (Move.to(move) == target
          && Move.typeAfter(move) == after
          && (Move.isDrop(move) ? from == Square.NONE : Move.from(move) == origin)) {
        return move;
      }
    }
    if (from == Square.NONE) {
      return refuseDrop(position, after, target);
    }
    int before = Piece.type(position.pieceAt(origin));
    boolean promotes =
        before != after && PieceType.isPromoted(after) && PieceType.demote(after) == before;
    if (before != PieceType.NONE && before != after && !promotes) {
      throw new NotationException(
          "expected the kind after the move of a %s, found a %s"
              .formatted(Wording.kind(before), Wording.kind(after)),
          0);
    }
    int wanted = Move.of(PieceType.NONE, origin, target, promotes, PieceType.NONE);
    throw illegal(position, wanted);
  }

  private static int refuseDrop(Position position, int type, int to) throws NotationException {
    if (type >= PieceType.KING) {
      throw new NotationException(
          "expected a legal move: a " + Wording.kind(type) + " is never dropped", 0);
    }
    throw illegal(position, Move.drop(type, to));
  }

  private static NotationException illegal(Position position, int wanted) {
    return new NotationException(
        "expected a legal move: " + new Illegality(position, wanted).reason(), 0);
  }

  private void end(LineCursor line) throws NotationException {
    RecordBuilder moves = begun(line, Color.BLACK);
    String word = line.text().substring(1).strip();
    Optional<Ending> ending = Ending.ofCsa(word, moves.mover() == Color.BLACK);
    if (ending.isEmpty()) {
      throw line.expected("%TSUMI, %FUZUMI, %TORYO, %CHUDAN or another end", "write one of them");
    }
    try {
      moves.end(ending.get());
    } catch (NotationException e) {
      throw line.fault(e);
    }
  }
}
