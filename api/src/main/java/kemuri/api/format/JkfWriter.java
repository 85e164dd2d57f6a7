package kemuri.api.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.notation.CsaPieces;
import kemuri.notation.GameRecord;
import kemuri.notation.Handicap;
import kemuri.notation.JapaneseNotation;
import kemuri.notation.Step;
import kemuri.notation.TimeUsed;

/** Writes JKF (JSON kifu format) with complete moves, without consumed time, as one line. */
final class JkfWriter {
  /** What tells a piece from others, in letters. */
  static final String RELATIVES = "LCRUMDH";

  /** The same in Japanese notation. */
  static final String QUALIFIERS = "左直右上寄引打";

  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonGenerator json;
  private final TimeUsed used = new TimeUsed();

  private JkfWriter(JsonGenerator json) {
    this.json = json;
  }

  /** Writes a record. */
  static String write(GameRecord record) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      new JkfWriter(json).record(record);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory", e);
    }
    return text.toString();
  }

  private void record(GameRecord record) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("header");
    for (Map.Entry<String, String> header : record.headers().entrySet()) {
      json.writeStringField(header.getKey(), header.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("initial");
    initial(record.start().toBuilder().ply(1).build());
    json.writeEndObject();
    json.writeArrayFieldStart("moves");
    json.writeStartObject();
    comments(record.comments());
    json.writeEndObject();
    if (!record.line().isEmpty()) {
      line(record.line(), record.position(), Move.NONE);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void initial(Diagram start) throws IOException {
    Optional<Handicap> handicap = Handicap.ofDiagram(start);
    json.writeStringField("preset", handicap.map(Handicap::jkf).orElse("OTHER"));
    if (handicap.isPresent()) {
      return;
    }
    json.writeObjectFieldStart("data");
    json.writeNumberField("color", start.sideToMove().owner());
    json.writeArrayFieldStart("board");
    for (int file = 0; file < 9; file++) {
      json.writeStartArray();
      for (int rank = 0; rank < 9; rank++) {
        square(start.pieceAt(Square.of(file, rank)));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("hands");
    for (Color color : Color.values()) {
      json.writeStartObject();
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        json.writeNumberField(CsaPieces.name(type), start.inHand(color, type));
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void square(int piece) throws IOException {
    json.writeStartObject();
    if (piece != Piece.EMPTY) {
      json.writeNumberField("color", Piece.owner(piece));
      json.writeStringField("kind", CsaPieces.name(Piece.type(piece)));
    }
    json.writeEndObject();
  }

  /** Writes the steps of a line, each with what replaces it; the position is left as it was. */
  private void line(List<Step> line, Position position, int before) throws IOException {
    int previous = before;
    for (Step step : line) {
      json.writeStartObject();
      int move = Move.NONE;
      if (step.event() instanceof Step.Play play) {
        move = play.move();
        move(move, position, previous);
      } else if (step.event() instanceof Step.End end) {
        boolean blackMoves = isBlackToMove(position);
        json.writeStringField("special", end.ending().csa(blackMoves).orElse("CHUDAN"));
      }
      Color mover = isBlackToMove(position) ? Color.BLACK : Color.WHITE;
      long total = used.through(mover, step);
      if (step.seconds() > 0) {
        json.writeObjectFieldStart("time");
        time("now", step.seconds());
        time("total", total);
        json.writeEndObject();
      }
      comments(step.comments());
      if (!step.variations().isEmpty()) {
        json.writeArrayFieldStart("forks");
        for (List<Step> variation : step.variations()) {
          json.writeStartArray();
          line(variation, position, previous);
          json.writeEndArray();
        }
        json.writeEndArray();
      }
      json.writeEndObject();
      used.add(mover, step);
      if (move != Move.NONE) {
        position.doMove(move);
      }
      previous = move;
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      if (line.get(i).event() instanceof Step.Play play) {
        position.undoMove(play.move());
      }
      used.takeBack(isBlackToMove(position) ? Color.BLACK : Color.WHITE, line.get(i));
    }
  }

  private static boolean isBlackToMove(Position position) {
    return (position.sideToMove() == Side.ATTACKER) != position.isRotated();
  }

  private void move(int move, Position position, int previous) throws IOException {
    json.writeObjectFieldStart("move");
    json.writeNumberField("color", isBlackToMove(position) ? 0 : 1);
    if (!Move.isDrop(move)) {
      place("from", Move.from(move), position);
    }
    place("to", Move.to(move), position);
    json.writeStringField("piece", CsaPieces.name(Move.type(move)));
    if (previous != Move.NONE && Move.to(previous) == Move.to(move)) {
      json.writeBooleanField("same", true);
    }
    if (JapaneseNotation.mayPromote(move, position)) {
      json.writeBooleanField("promote", Move.promotes(move));
    }
    if (Move.captured(move) != PieceType.NONE) {
      json.writeStringField("capture", CsaPieces.name(Move.captured(move)));
    }
    String relative = relative(move, position);
    if (!relative.isEmpty()) {
      json.writeStringField("relative", relative);
    }
    json.writeEndObject();
  }

  /** The letters for what Japanese notation adds to a move. */
  private static String relative(int move, Position position) {
    StringBuilder letters = new StringBuilder();
    for (char qualifier : JapaneseNotation.qualifiers(move, position).toCharArray()) {
      letters.append(RELATIVES.charAt(QUALIFIERS.indexOf(qualifier)));
    }
    return letters.toString();
  }

  private void place(String name, int square, Position position) throws IOException {
    int shown = position.isRotated() ? Square.rotate(square) : square;
    json.writeObjectFieldStart(name);
    json.writeNumberField("x", Square.file(shown) + 1);
    json.writeNumberField("y", Square.rank(shown) + 1);
    json.writeEndObject();
  }

  private void time(String name, long seconds) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("h", seconds / 3600);
    json.writeNumberField("m", seconds / 60 % 60);
    json.writeNumberField("s", seconds % 60);
    json.writeEndObject();
  }

  private void comments(List<String> comments) throws IOException {
    if (!comments.isEmpty()) {
      json.writeArrayFieldStart("comments");
      for (String comment : comments) {
        json.writeString(comment);
      }
      json.writeEndArray();
    }
  }
}
