package kemuri.notation;

import java.util.Optional;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * Collects the diagram that the lines of a KIF, KI2 or BOD text describe: by a drawn board and two
 * hands, or by the name of a handicap (手合割). A board that is drawn wins.
 */
final class KakinokiDiagram {
  private static final int MAX_IN_HAND = 99;

  private final Diagram.Builder drawn = Diagram.builder();
  private final boolean[] ranks = new boolean[9];
  private int rows;
  private boolean holds;
  private @Nullable LineCursor unknownHandicap;
  private Optional<Handicap> handicap = Optional.empty();
  private Optional<Color> side = Optional.empty();
  private int ply = 1;

  /** Whether anything was read that says where pieces are. */
  boolean isTold() {
    return holds || rows > 0 || handicap.isPresent() || unknownHandicap != null;
  }

  /** Sets who moves. */
  void side(Color color) {
    side = Optional.of(color);
  }

  /** Sets how many moves have been played before. */
  void played(int moves) {
    ply = moves + 1;
  }

  /** Reads the name of a handicap; one that is not known says that a board is drawn. */
  void handicap(LineCursor line) {
    String name = line.skipBlanks().rest().strip();
    handicap = Handicap.ofJapanese(name);
    unknownHandicap = handicap.isEmpty() && !name.isEmpty() ? line : null;
  }

  /** Reads a rank of the board: nine squares of two characters, the rank's numeral at the end. */
  void rank(LineCursor line) throws NotationException {
    int start = line.index();
    if (rows == 9) {
      throw line.expected("nine ranks", "remove this one, or the board above it");
    }
    String numeral = line.rest().strip();
    int told = numeral.length() > 1 ? Kanji.rankOf(numeral.charAt(numeral.length() - 1)) : -1;
    boolean behindEdge = told >= 0 && numeral.charAt(numeral.length() - 2) == '|';
    int rank = behindEdge ? told : rows;
    if (ranks[rank]) {
      throw line.fault("expected each rank once, found rank " + (rank + 1) + " again", "remove it");
    }
    line.moveTo(start + 1);
    for (int file = 8; file >= 0; file--) {
      drawn.put(Square.of(file, rank), square(line, rank, file));
    }
    line.skipBlanks();
    if (!line.isAtEnd() && line.peek() != '|') {
      throw line.expected("\"|\" after nine squares", "write two characters a square");
    }
    ranks[rank] = true;
    rows++;
  }

  private static int square(LineCursor line, int rank, int file) throws NotationException {
    String place = "file " + (file + 1) + " of rank " + (rank + 1);
    char owner = line.peek();
    if (owner != ' ' && owner != 'v' && owner != 'V' && owner != 'ｖ' && owner != '^') {
      throw line.expected("a space or v for " + place, "write two characters a square");
    }
    line.advance(1);
    char face = line.peek();
    if (face == '・' || face == '　' || face == '･' || face == '.' || face == '*') {
      line.advance(1);
      return Piece.EMPTY;
    }
    int type = Kanji.kindOf(String.valueOf(face));
    if (type == PieceType.NONE) {
      throw line.expected(
          "a piece of one character, or ・, on " + place, "write 全, 圭 and 杏 for 成銀, 成桂 and 成香");
    }
    line.advance(1);
    boolean black = owner == ' ' || owner == '^';
    return Piece.of((black ? Color.BLACK : Color.WHITE).owner(), type);
  }

  /** Reads a hand, its pieces with or without blanks between them. */
  void hand(LineCursor line, Color color) throws NotationException {
    int[] counts = new int[PieceType.KING];
    line.skipBlanks();
    if (!line.skip("なし")) {
      while (!line.skipBlanks().isAtEnd()) {
        held(line, counts);
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      drawn.inHand(color, type, counts[type]);
      holds |= counts[type] > 0;
    }
  }

  private static void held(LineCursor line, int[] counts) throws NotationException {
    int type = Kanji.kindOf(String.valueOf(line.peek()));
    if (type == PieceType.NONE || type >= PieceType.KING) {
      throw line.expected(
          "a piece that can be held (飛 角 金 銀 桂 香 歩) or なし", "write a hand as 飛　歩十八");
    }
    int start = line.index();
    line.advance(1);
    int count = count(line);
    if (counts[type] + count > MAX_IN_HAND) {
      line.moveTo(start);
      throw line.expected("at most 99 of a kind in hand", "a set has 40 pieces in all");
    }
    counts[type] += count;
  }

  private static int count(LineCursor line) {
    int count = 0;
    boolean told = false;
    for (int digit = Kanji.digitOf(line.peek()); digit > 0; digit = Kanji.digitOf(line.peek())) {
      count = digit == 10 ? Math.max(count, 1) * 10 : count + digit;
      count = Math.min(count, MAX_IN_HAND + 1);
      told = true;
      line.advance(1);
    }
    if (!told && Letters.isDigit(line.peek())) {
      int number = line.number();
      return number < 0 ? MAX_IN_HAND + 1 : number;
    }
    return told ? count : 1;
  }

  /**
   * The diagram.
   *
   * @param end where the moves begin, or the text ends
   */
  Diagram build(LineCursor end) throws NotationException {
    if (rows == 9) {
      return drawn.sideToMove(side.orElse(Color.BLACK)).ply(ply).build();
    }
    if (rows > 0) {
      throw end.fault("expected nine ranks of the board, found " + rows, "draw the others, too");
    }
    if (unknownHandicap != null) {
      throw unknownHandicap.expected(
          "a handicap such as 平手 or 二枚落ち, or a board", "draw the board as BOD does");
    }
    if (holds) {
      throw end.fault("expected a board with the hands, found none", "draw it between them");
    }
    Diagram start = handicap.orElse(Handicap.EVEN).diagram();
    return start.toBuilder().sideToMove(side.orElse(start.sideToMove())).ply(ply).build();
  }
}
