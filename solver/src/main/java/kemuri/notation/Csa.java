package kemuri.notation;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Piece;
import kemuri.board.Position;
import kemuri.board.Square;

/** CSA, the format of the Computer Shogi Association: a statement a line, no variations. */
public final class Csa {
  private static final String SEPARATOR = "/";

  private Csa() {}

  /** The version that a file names. */
  public enum Version {
    /** Of 2008, which older programs read. */
    V2_2("V2.2"),
    /** Of 2024. */
    V3_0("V3.0");

    private final String line;

    Version(String line) {
      this.line = line;
    }
  }

  /**
   * Reads the only record of a text.
   *
   * @throws NotationException if the text is not CSA or has several records, or a move is not legal
   */
  public static GameRecord read(String text) throws NotationException {
    List<LineCursor> lines = LineCursor.linesOf(text);
    List<List<LineCursor>> records = split(lines);
    if (records.size() > 1) {
      throw lines
          .get(records.get(0).size())
          .expected("a single record", "send each record for itself");
    }
    return read(records, lines).get(0);
  }

  /**
   * Reads the records of a text, which have {@code /} between them; never none.
   *
   * @throws NotationException if the text is not CSA, or a move is not legal
   */
  public static List<GameRecord> readAll(String text) throws NotationException {
    List<LineCursor> lines = LineCursor.linesOf(text);
    return read(split(lines), lines);
  }

  private static List<GameRecord> read(List<List<LineCursor>> records, List<LineCursor> lines)
      throws NotationException {
    if (records.isEmpty()) {
      throw lines.get(0).fault("expected a record in CSA, found nothing", "begin with PI or P1");
    }
    List<GameRecord> read = new ArrayList<>();
    for (List<LineCursor> record : records) {
      read.add(new CsaReader().read(record));
    }
    return read;
  }

  /** The lines of each record; blank ones at the end of the text are none. */
  private static List<List<LineCursor>> split(List<LineCursor> lines) {
    List<List<LineCursor>> records = new ArrayList<>();
    List<LineCursor> record = new ArrayList<>();
    for (LineCursor line : lines) {
      if (line.text().strip().equals(SEPARATOR)) {
        keep(record, records);
        record = new ArrayList<>();
      } else {
        record.add(line);
      }
    }
    keep(record, records);
    return records;
  }

  private static void keep(List<LineCursor> record, List<List<LineCursor>> records) {
    if (record.stream().anyMatch(line -> !line.text().isBlank())) {
      records.add(record);
    }
  }

  /**
   * Writes a record without its variations.
   *
   * @param encoding how the text will be encoded, which its first line tells
   */
  public static String write(GameRecord record, Version version, Charset encoding) {
    StringBuilder text = new StringBuilder("'CSA encoding=");
    text.append(FileEncoding.declaredName(encoding).toUpperCase(Locale.ROOT));
    text.append('\n').append(version.line).append('\n');
    record
        .headers()
        .forEach((name, value) -> text.append(CsaHeaders.line(name, value)).append('\n'));
    appendStart(record.start(), text);
    appendComments(record.comments(), text);
    if (!record.line().isEmpty()) {
      appendLine(record, text);
    }
    return text.toString();
  }

  private static void appendStart(Diagram start, StringBuilder text) {
    Optional<Handicap> handicap = Handicap.ofDiagram(start.toBuilder().ply(1).build());
    if (handicap.isPresent()) {
      text.append("PI").append(handicap.get().csa()).append('\n');
    } else {
      appendBoard(start, text);
      appendHand(start, Color.BLACK, text.append("P+"));
      appendHand(start, Color.WHITE, text.append("P-"));
    }
    text.append(sign(start.sideToMove())).append('\n');
  }

  private static void appendBoard(Diagram start, StringBuilder text) {
    for (int rank = 0; rank < 9; rank++) {
      text.append('P').append(rank + 1);
      for (int file = 8; file >= 0; file--) {
        int piece = start.pieceAt(Square.of(file, rank));
        boolean black = Piece.owner(piece) == Color.BLACK.owner();
        text.append(piece == Piece.EMPTY ? " * " : (black ? "+" : "-"));
        text.append(CsaPieces.name(Piece.type(piece)));
      }
      text.append('\n');
    }
  }

  private static void appendHand(Diagram start, Color color, StringBuilder text) {
    for (int type : Letters.HAND_ORDER) {
      text.append(("00" + CsaPieces.name(type)).repeat(start.inHand(color, type)));
    }
    text.append('\n');
  }

  private static void appendLine(GameRecord record, StringBuilder text) {
    Position position = record.position();
    for (Step step : record.line()) {
      if (step.event() instanceof Step.Play play) {
        text.append(moveText(play.move(), position)).append('\n');
        position.doMove(play.move());
        appendTime(step, text);
      } else if (step.event() instanceof Step.End end) {
        boolean blackMoves = Turn.mover(position) == Color.BLACK;
        Optional<String> word = end.ending().csa(blackMoves);
        if (word.isPresent()) {
          text.append('%').append(word.get()).append('\n');
          appendTime(step, text);
        }
      }
      appendComments(step.comments(), text);
    }
  }

  private static void appendTime(Step step, StringBuilder text) {
    if (step.seconds() > 0) {
      text.append('T').append(step.seconds()).append('\n');
    }
  }

  private static String moveText(int move, Position position) {
    String from = Move.isDrop(move) ? "00" : square(Move.from(move), position);
    return sign(Turn.mover(position))
        + from
        + square(Move.to(move), position)
        + CsaPieces.name(Move.typeAfter(move));
  }

  private static String sign(Color color) {
    return color == Color.BLACK ? "+" : "-";
  }

  private static String square(int square, Position position) {
    int shown = position.isRotated() ? Square.rotate(square) : square;
    return "" + (Square.file(shown) + 1) + (Square.rank(shown) + 1);
  }

  private static void appendComments(List<String> comments, StringBuilder text) {
    for (String comment : comments) {
      text.append("'*").append(comment).append('\n');
    }
  }
}
