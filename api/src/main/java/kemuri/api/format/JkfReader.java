package kemuri.api.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.notation.CsaPieces;
import kemuri.notation.Ending;
import kemuri.notation.GameRecord;
import kemuri.notation.Handicap;
import kemuri.notation.NotationException;
import kemuri.notation.RecordBuilder;
import kemuri.notation.Step;
import kemuri.notation.WrittenMove;

/**
 * Reads JKF (JSON kifu format). A move need not be complete: {@code same} stands for the square of
 * the move before, and without {@code from} the {@code relative} tells which piece moves. Consumed
 * time is not kept.
 */
final class JkfReader {
  private static final int MAX_LENGTH = 1 << 20;
  private static final int MAX_IN_HAND = 99;

  private final RecordBuilder record;

  private JkfReader(Diagram start) {
    record = new RecordBuilder(start);
  }

  /** Reads a record. */
  static GameRecord read(String text) throws NotationException {
    if (text.length() > MAX_LENGTH) {
      throw new NotationException(
          "expected JKF of at most %d characters, found %d".formatted(MAX_LENGTH, text.length()),
          MAX_LENGTH);
    }
    JsonValue root = JsonValue.read(text);
    Optional<JsonValue> initial = root.field("initial");
    Diagram start = initial.isPresent() ? start(initial.get()) : Handicap.EVEN.diagram();
    Map<String, String> headers = new LinkedHashMap<>();
    Optional<JsonValue> header = root.field("header");
    if (header.isPresent()) {
      for (Map.Entry<String, JsonValue> entry : header.get().fields().entrySet()) {
        headers.put(entry.getKey(), entry.getValue().text());
      }
    }
    JsonValue moves =
        root.field("moves").orElseThrow(() -> root.expected("the field \"moves\", an array"));
    JkfReader reader = new JkfReader(start);
    reader.line(moves.elements());
    return reader.record.build(headers);
  }

  private static Diagram start(JsonValue initial) throws NotationException {
    Optional<JsonValue> preset = initial.field("preset");
    if (preset.isPresent() && !preset.get().text().equals("OTHER")) {
      return Handicap.ofJkf(preset.get().text())
          .orElseThrow(() -> preset.get().expected("a preset such as HIRATE, KY, 2 or OTHER"))
          .diagram();
    }
    return diagram(
        initial
            .field("data")
            .orElseThrow(() -> initial.expected("the field \"data\" with the preset OTHER")));
  }

  private static Diagram diagram(JsonValue data) throws NotationException {
    Diagram.Builder diagram = Diagram.builder();
    List<JsonValue> files =
        data.field("board")
            .orElseThrow(() -> data.expected("the field \"board\", nine arrays"))
            .elements();
    for (int file = 0; file < 9; file++) {
      List<JsonValue> ranks = files.size() == 9 ? files.get(file).elements() : List.of();
      if (ranks.size() != 9) {
        throw data.expected("a board of nine files with nine squares each");
      }
      for (int rank = 0; rank < 9; rank++) {
        diagram.put(Square.of(file, rank), piece(ranks.get(rank)));
      }
    }
    Optional<JsonValue> hands = data.field("hands");
    if (hands.isPresent()) {
      List<JsonValue> both = hands.get().elements();
      for (int i = 0; i < Math.min(2, both.size()); i++) {
        hold(both.get(i), i == 0 ? Color.BLACK : Color.WHITE, diagram);
      }
    }
    Optional<JsonValue> color = data.field("color");
    return diagram.sideToMove(color.isPresent() ? color(color.get()) : Color.BLACK).build();
  }

  private static int piece(JsonValue square) throws NotationException {
    Optional<JsonValue> kind = square.field("kind");
    if (kind.isEmpty()) {
      return Piece.EMPTY;
    }
    Optional<JsonValue> color = square.field("color");
    Color owner = color(color.orElseThrow(() -> square.expected("a color with the kind")));
    return Piece.of(owner.owner(), kind(kind.get()));
  }

  private static void hold(JsonValue hand, Color color, Diagram.Builder diagram)
      throws NotationException {
    for (Map.Entry<String, JsonValue> entry : hand.fields().entrySet()) {
      int type = CsaPieces.kind(entry.getKey());
      int count = entry.getValue().integer(0, MAX_IN_HAND);
      boolean held = PieceType.PAWN <= type && type <= PieceType.ROOK;
      if (!held && count > 0) {
        throw entry.getValue().expected("pieces that can be held (FU KY KE GI KI KA HI)");
      }
      if (held) {
        diagram.inHand(color, type, count);
      }
    }
  }

  private static Color color(JsonValue value) throws NotationException {
    return value.integer(0, 1) == Color.BLACK.owner() ? Color.BLACK : Color.WHITE;
  }

  private static int kind(JsonValue value) throws NotationException {
    int type = CsaPieces.kind(value.text());
    if (type == PieceType.NONE) {
      throw value.expected("a piece (FU KY KE GI KI KA HI OU TO NY NK NG UM RY)");
    }
    return type;
  }

  /** Reads a line, then what replaces its steps, the last ones first. */
  private void line(List<JsonValue> steps) throws NotationException {
    int[] plies = new int[steps.size()];
    for (int i = 0; i < steps.size(); i++) {
      JsonValue step = steps.get(i);
      Optional<JsonValue> move = step.field("move");
      Optional<JsonValue> special = step.field("special");
      if (move.isPresent()) {
        play(move.get());
      } else if (special.isPresent()) {
        end(special.get());
      } else if (i > 0 || record.ply() > 0) {
        throw step.expected("a move or a special");
      }
      plies[i] = record.ply();
      time(step);
      comment(step);
    }
    for (int i = steps.size() - 1; i >= 0; i--) {
      Optional<JsonValue> forks = steps.get(i).field("forks");
      if (forks.isPresent()) {
        for (JsonValue fork : forks.get().elements()) {
          if (plies[i] == 0 || fork.elements().isEmpty()) {
            throw fork.expected("a fork of a move, an array of moves");
          }
          record.backTo(plies[i] - 1);
          line(fork.elements());
        }
      }
      record.backTo(plies[i]);
    }
  }

  private void time(JsonValue step) throws NotationException {
    Optional<JsonValue> time = step.field("time");
    Optional<JsonValue> now = time.isPresent() ? time.get().field("now") : time;
    if (now.isPresent()) {
      int seconds = 0;
      for (String unit : List.of("h", "m", "s")) {
        Optional<JsonValue> part = now.get().field(unit);
        seconds = 60 * seconds + (part.isPresent() ? part.get().integer(0, Step.LONGEST) : 0);
      }
      record.time(seconds);
    }
  }

  private void comment(JsonValue step) throws NotationException {
    Optional<JsonValue> comments = step.field("comments");
    if (comments.isPresent()) {
      for (JsonValue comment : comments.get().elements()) {
        for (String line : comment.text().split("\\R", -1)) {
          record.comment(line);
        }
      }
    }
  }

  private void end(JsonValue special) throws NotationException {
    Ending ending =
        Ending.ofCsa(special.text(), record.mover() == Color.BLACK)
            .orElseThrow(() -> special.expected("a special such as TSUMI, FUZUMI or TORYO"));
    try {
      record.end(ending);
    } catch (NotationException e) {
      throw special.fault(e);
    }
  }

  private void play(JsonValue move) throws NotationException {
    Optional<JsonValue> place = move.field("to");
    Optional<JsonValue> origin = move.field("from");
    Optional<JsonValue> piece = move.field("piece");
    int to = place.isPresent() ? square(place.get()) : Square.NONE;
    int from = origin.isPresent() ? square(origin.get()) : Square.NONE;
    boolean promotes = move.field("promote").map(JsonValue::isTrue).orElse(false);
    String qualifiers = from == Square.NONE ? qualifiers(move) : "";
    try {
      Position position = record.position();
      int type;
      if (piece.isPresent()) {
        type = kind(piece.get());
      } else if (from != Square.NONE) {
        int square = position.isRotated() ? Square.rotate(from) : from;
        type = Piece.type(position.pieceAt(square));
      } else {
        throw move.expected("the field \"piece\"");
      }
      boolean drops = qualifiers.equals("打") || (from == Square.NONE && qualifiers.isEmpty());
      String told = drops ? "" : qualifiers;
      record.play(find(new WrittenMove(to, type, told, promotes, drops, from), qualifiers));
    } catch (NotationException e) {
      throw e.line().isPresent() ? e : move.fault(e);
    }
  }

  /** The move; one without an origin may be of a piece on the board, if it cannot be a drop. */
  private int find(WrittenMove written, String qualifiers) throws NotationException {
    Position position = record.position();
    if (!written.drops() || qualifiers.equals("打")) {
      return written.find(position, record.previous());
    }
    try {
      return written.find(position, record.previous());
    } catch (NotationException e) {
      return new WrittenMove(
              written.to(), written.type(), "", written.promotes(), false, Square.NONE)
          .find(position, record.previous());
    }
  }

  private static String qualifiers(JsonValue move) throws NotationException {
    Optional<JsonValue> relative = move.field("relative");
    StringBuilder qualifiers = new StringBuilder();
    String letters = relative.isPresent() ? relative.get().text() : "";
    if (letters.length() > JkfWriter.RELATIVES.length()) {
      throw relative.orElse(move).expected("a few letters in \"relative\"");
    }
    for (int i = 0; i < letters.length(); i++) {
      int index = JkfWriter.RELATIVES.indexOf(letters.charAt(i));
      if (index < 0) {
        throw relative
            .orElse(move)
            .expected("letters of " + JkfWriter.RELATIVES + " in \"relative\"");
      }
      qualifiers.append(JkfWriter.QUALIFIERS.charAt(index));
    }
    return qualifiers.toString();
  }

  private static int square(JsonValue value) throws NotationException {
    JsonValue file = value.field("x").orElseThrow(() -> value.expected("x and y, 1 to 9"));
    JsonValue rank = value.field("y").orElseThrow(() -> value.expected("x and y, 1 to 9"));
    return Square.of(file.integer(1, 9) - 1, rank.integer(1, 9) - 1);
  }
}
