package kemuri.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * Reads the formats of Kakinoki Shogi (柿木将棋): KIF, KI2 and BOD, which share all but the form of
 * their moves. A line that starts with a number is a move of KIF, one with ▲ or △ holds moves of
 * KI2.
 *
 * <p>Before the first move, lines without a meaning here are passed over: rulers, {@code 盤面回転}, a
 * {@code 変化：} without a number. Bookmarks ({@code &}) are not kept.
 */
final class KakinokiReader {
  private final String text;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final List<String> firstComments = new ArrayList<>();
  private final KakinokiDiagram diagram = new KakinokiDiagram();
  private @Nullable RecordBuilder record;
  private int numberedFrom;

  KakinokiReader(String text) {
    this.text = text;
  }

  /** Reads the whole text. */
  GameRecord read() throws NotationException {
    List<LineCursor> lines = LineCursor.linesOf(text);
    for (LineCursor line : lines) {
      if (!line.text().isBlank()) {
        read(line);
      }
    }
    if (record == null && !diagram.isTold() && headers.isEmpty()) {
      lines.get(0).moveTo(0);
      throw lines
          .get(0)
          .expected("a record in KIF, KI2 or BOD", "begin with the board or with 手合割：平手");
    }
    return begun(lines.get(lines.size() - 1)).build(headers);
  }

  private void read(LineCursor line) throws NotationException {
    switch (line.peek()) {
      case '#', '&' -> {}
      case '*' -> comment(line.text().substring(1));
      case '|' -> {
        requireHeader(line, "the board");
        diagram.rank(line);
      }
      default -> readWords(line);
    }
  }

  private void comment(String comment) {
    if (record == null) {
      firstComments.add(comment);
    } else {
      record.comment(comment);
    }
  }

  private void readWords(LineCursor line) throws NotationException {
    line.skipBlanks();
    if (Letters.isDigit(line.peek())) {
      numberedMove(line);
    } else if (WrittenMove.isMark(line.peek())) {
      unnumberedMoves(line);
    } else if (line.skip("変化：") || line.skip("変化:")) {
      variation(line);
    } else if (line.skip("まで")) {
      lastWords(line);
    } else if (line.skip("手数＝") || line.skip("手数=")) {
      int moves = line.skipBlanks().number();
      if (record == null && moves >= 0) {
        diagram.played(moves);
      }
    } else if (!line.text().startsWith("手数-") && !isSide(line) && !isHeader(line)) {
      requireHeaderOrKnown(line);
    }
  }

  private void requireHeaderOrKnown(LineCursor line) throws NotationException {
    if (record != null) {
      throw line.expected(
          "a move, 変化, a comment after \"*\" or まで", "put \"*\" in front if it is a comment");
    }
  }

  private void requireHeader(LineCursor line, String what) throws NotationException {
    if (record != null) {
      throw line.expected(
          "no more of " + what + " after the first move", "put it in front of them");
    }
  }

  private boolean isSide(LineCursor line) throws NotationException {
    String words = line.rest();
    if (words.startsWith("先手番") || words.startsWith("下手番")) {
      requireHeader(line, "the side to move");
      diagram.side(Color.BLACK);
      return true;
    }
    if (words.startsWith("後手番") || words.startsWith("上手番")) {
      requireHeader(line, "the side to move");
      diagram.side(Color.WHITE);
      return true;
    }
    return false;
  }

  private boolean isHeader(LineCursor line) throws NotationException {
    String words = line.rest();
    int colon = words.indexOf('：');
    int narrow = words.indexOf(':');
    int end = colon < 0 || (narrow >= 0 && narrow < colon) ? narrow : colon;
    if (end <= 0) {
      return false;
    }
    String name = words.substring(0, end).strip();
    boolean startsGame = name.equals(HeaderName.HANDICAP);
    boolean holds = name.matches("[先後上下]手の持駒");
    if (startsGame || holds) {
      requireHeader(line, startsGame ? "the start" : "the hands");
    }
    line.advance(end + 1);
    if (startsGame) {
      diagram.handicap(line);
    } else if (holds) {
      diagram.hand(line, "先下".indexOf(name.charAt(0)) >= 0 ? Color.BLACK : Color.WHITE);
    } else {
      HeaderName.put(headers, name, line.rest());
    }
    return true;
  }

  /** The record, begun with the diagram if this is its first move. */
  private RecordBuilder begun(LineCursor line) throws NotationException {
    if (record == null) {
      record = new RecordBuilder(diagram.build(line));
      firstComments.forEach(record::comment);
    }
    return record;
  }

  /** A line of KIF: its number, then a move or an ending, then the time; the rest is left out. */
  private void numberedMove(LineCursor line) throws NotationException {
    int start = line.index();
    RecordBuilder moves = begun(line);
    int number = line.number();
    if (moves.ply() == 0 && numberedFrom == 0 && number > 1) {
      numberedFrom = number - 1;
    }
    int wanted = moves.ply() + 1 + numberedFrom;
    if (number != wanted) {
      line.moveTo(start);
      throw line.expected(
          "move " + wanted,
          "number the moves one by one, and begin a branch with 変化：" + number + "手");
    }
    line.skipBlanks();
    Optional<Ending> ending = Ending.ofJapanese(word(line.rest()));
    if (ending.isPresent()) {
      end(ending.get(), line);
    } else {
      play(line);
    }
    moves.time(KifTime.read(line.rest()));
  }

  /** The text up to the first blank or parenthesis. */
  private static String word(String words) {
    int end = 0;
    while (end < words.length()
        && !Letters.isBlank(words.charAt(end))
        && words.charAt(end) != '('
        && words.charAt(end) != '+') {
      end++;
    }
    return words.substring(0, end);
  }

  /** A line of KI2: moves, each led by its player's mark. */
  private void unnumberedMoves(LineCursor line) throws NotationException {
    while (!line.skipBlanks().isAtEnd()) {
      if (!WrittenMove.isMark(line.peek())) {
        throw line.expected("▲ or △ before each move", "write moves as ▲７六歩 △３四歩");
      }
      play(line);
    }
  }

  private void play(LineCursor line) throws NotationException {
    int start = line.index();
    RecordBuilder moves = begun(line);
    WrittenMove written = WrittenMove.read(line);
    try {
      moves.play(written.find(moves.position(), moves.previous()));
    } catch (NotationException e) {
      line.moveTo(start);
      throw line.fault(e);
    }
  }

  private void end(Ending ending, LineCursor line) throws NotationException {
    try {
      begun(line).end(ending);
    } catch (NotationException e) {
      throw line.fault(e);
    }
  }

  private void variation(LineCursor line) throws NotationException {
    if (record == null) {
      return;
    }
    int start = line.skipBlanks().index();
    int number = line.number();
    if (number < 0 || !record.branch(number - numberedFrom)) {
      line.moveTo(start);
      throw line.expected(
          "the number of an earlier move after 変化：", "write the move that the branch replaces");
    }
  }

  /** The closing words, which end a line that has not ended yet. */
  private void lastWords(LineCursor line) throws NotationException {
    RecordBuilder moves = begun(line);
    Optional<Ending> ending = ending(line.rest());
    if (ending.isPresent() && !moves.isEnded()) {
      end(ending.get(), line);
    }
  }

  /** The ending of words such as まで５手で詰み or まで103手で先手の勝ち. */
  private static Optional<Ending> ending(String words) {
    int by = words.indexOf("手で");
    String reason = by < 0 ? words : words.substring(by + 2);
    reason = reason.replaceFirst("^[、，　 ]+", "").strip();
    if (reason.contains("時間切れ")) {
      return Optional.of(Ending.TIME_UP);
    }
    reason = reason.replaceFirst("^[先後上下]手の", "");
    if (reason.equals("勝ち")) {
      return Optional.of(Ending.RESIGNATION);
    }
    return Ending.ofJapanese(reason);
  }
}
