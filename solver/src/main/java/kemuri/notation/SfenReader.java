package kemuri.notation;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Square;
import kemuri.board.Wording;

/** Reads one SFEN text from left to right, in one pass; the first fault ends it. */
final class SfenReader {
  /** The longest text read: a diagram and some 3000 moves. */
  static final int MAX_LENGTH = 20_000;

  private static final int MAX_IN_HAND = 99;
  private static final int MAX_PLY_DIGITS = 6;
  private static final String PIECES = "a piece letter (K R B G S N L P, lower case for White)";
  private static final String HELD = "a piece that can be held (R B G S N L P or lower case)";

  private final String text;
  private final Diagram.Builder diagram = Diagram.builder();
  private final int[][] held = new int[2][PieceType.KING];
  private int at;

  SfenReader(String text) {
    this.text = text;
  }

  /** Reads the whole text. */
  Sfen.Game read() throws NotationException {
    if (text.length() > MAX_LENGTH) {
      throw new NotationException(
          "expected at most %d characters of SFEN, found %d".formatted(MAX_LENGTH, text.length()),
          MAX_LENGTH);
    }
    boolean position = skipWord("position");
    if (skipWord("startpos")) {
      return new Sfen.Game(Sfen.parse(Sfen.START), moves());
    }
    boolean sfen = skipWord("sfen");
    if (next().isEmpty()) {
      throw fault(
          "expected SFEN (board, side to move, hands, ply), found nothing"
              + (position || sfen ? " behind the word in front" : ""));
    }
    board();
    side();
    hands();
    ply();
    return new Sfen.Game(diagram.build(), moves());
  }

  private void board() throws NotationException {
    for (int rank = 0; rank < 9; rank++) {
      if (rank > 0) {
        if (at == text.length() || text.charAt(at) != '/') {
          throw new NotationException(
              "expected nine ranks with \"/\" between them, found %d, at column %d: %s"
                  .formatted(rank, at + 1, "write each missing rank, an empty one as 9"),
              at);
        }
        at++;
      }
      rank(rank);
    }
    if (at < text.length() && text.charAt(at) == '/') {
      String rest = next();
      long ranks = 9 + rest.chars().filter(c -> c == '/').count();
      throw new NotationException(
          "expected nine ranks, found %d, at column %d: remove %s"
              .formatted(ranks, at + 1, Letters.quote(rest)),
          at,
          10,
          0);
    }
  }

  private void rank(int rank) throws NotationException {
    int start = at;
    int squares = 0;
    while (at < text.length() && text.charAt(at) != '/' && !Letters.isBlank(text.charAt(at))) {
      char c = text.charAt(at);
      if ('1' <= c && c <= '9') {
        squares += c - '0';
        at++;
      } else {
        int piece = piece(rank, squares);
        if (squares < 9) {
          diagram.put(Square.of(8 - squares, rank), piece);
        }
        squares++;
      }
    }
    if (squares != 9) {
      String found = text.substring(start, at);
      throw new NotationException(
          "expected a rank of nine squares, found %d, at rank %d (%c), column %d: %s; %s"
              .formatted(
                  squares,
                  rank + 1,
                  Wording.rankLetter(rank),
                  start + 1,
                  Letters.quote(found),
                  mendOfRank(rank, squares)),
          start,
          rank + 1,
          0);
    }
  }

  /** The mend of a rank that ends here; a rank of nine cut in two shows as a tenth rank. */
  private String mendOfRank(int rank, int squares) {
    if (squares > 9) {
      return "remove %d, or put the missing \"/\"".formatted(squares - 9);
    }
    String[] behind = next().split("/", -1);
    if (rank + behind.length > 9 && behind.length > 1 && squares + count(behind[1]) == 9) {
      return "remove the \"/\" behind it, which cuts a rank of nine in two";
    }
    return "add %d, empty squares as a digit".formatted(9 - squares);
  }

  /** How many squares a well-formed rank has. */
  private static int count(String rank) {
    return rank.chars().map(c -> Letters.isDigit((char) c) ? c - '0' : c == '+' ? 0 : 1).sum();
  }

  private int piece(int rank, int squares) throws NotationException {
    boolean promoted = text.charAt(at) == '+';
    if (promoted) {
      at++;
    }
    String found = at < text.length() && !Letters.isBlank(text.charAt(at)) ? character() : "";
    int type = found.length() == 1 ? Letters.kindOfEitherCase(found.charAt(0)) : PieceType.NONE;
    if (promoted && !PieceType.isPromotable(type)) {
      String mend =
          switch (type) {
            case PieceType.KING -> "a king never promotes, remove the \"+\"";
            case PieceType.GOLD -> "a gold never promotes, remove the \"+\"";
            default -> "remove the \"+\" or write the piece";
          };
      throw inRank("expected R B S N L P (or lower case) after \"+\"", found, rank, squares, mend);
    }
    if (type == PieceType.NONE) {
      String mend =
          found.equals("0")
              ? "leave the zero out, empty squares are counted 1 to 9"
              : "write the piece's letter";
      throw inRank("expected " + PIECES + ", 1 to 9 or \"/\"", found, rank, squares, mend);
    }
    Color color = Letters.isLower(text.charAt(at)) ? Color.WHITE : Color.BLACK;
    at++;
    return Piece.of(color.owner(), promoted ? PieceType.promote(type) : type);
  }

  private NotationException inRank(
      String expected, String found, int rank, int squares, String mend) {
    int file = squares < 9 ? 9 - squares : 0;
    String message =
        "%s, found %s, at rank %d (%c)%s, column %d: %s"
            .formatted(
                expected,
                found.isEmpty() ? "nothing" : Letters.quote(found),
                rank + 1,
                Wording.rankLetter(rank),
                file == 0 ? "" : ", file " + file,
                at + 1,
                mend);
    return new NotationException(message, at, rank + 1, file);
  }

  private void side() throws NotationException {
    String word = next();
    switch (word) {
      case "b" -> diagram.sideToMove(Color.BLACK);
      case "w" -> diagram.sideToMove(Color.WHITE);
      default -> throw expected("the side to move, \"b\" or \"w\"", word, "put it after the board");
    }
    at += word.length();
  }

  private void hands() throws NotationException {
    String word = next();
    if (word.isEmpty() || word.equals("moves") || isPlyWithoutHands(word)) {
      return;
    }
    int end = at + word.length();
    if (word.equals("-")) {
      at = end;
      return;
    }
    while (at < end) {
      held(end);
    }
    for (Color color : Color.values()) {
      for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
        diagram.inHand(color, type, held[color.owner()][type]);
      }
    }
  }

  private boolean isPlyWithoutHands(String word) {
    if (!word.chars().allMatch(c -> Letters.isDigit((char) c))) {
      return false;
    }
    int start = at;
    at += word.length();
    String behind = next();
    at = start;
    return behind.isEmpty() || behind.equals("moves");
  }

  /** Reads one count and letter of the hands, which end at {@code end}. */
  private void held(int end) throws NotationException {
    int start = at;
    while (at < end && Letters.isDigit(text.charAt(at))) {
      at++;
    }
    String digits = text.substring(start, at);
    if (digits.startsWith("0")) {
      at = start;
      throw expected("a count from 1 in the hand", digits, "leave out what is not held");
    }
    String found = at < end ? character() : "";
    int type = found.length() == 1 ? Letters.kindOfEitherCase(found.charAt(0)) : PieceType.NONE;
    if (type == PieceType.KING) {
      String knights = digits + (found.equals("k") ? "n" : "N");
      throw expected(
          HELD,
          found,
          "a king is never held; if knights are meant, write " + Letters.quote(knights));
    }
    if (type == PieceType.NONE) {
      throw expected(
          HELD,
          found,
          found.equals("+")
              ? "captured pieces are held unpromoted, remove the \"+\""
              : "write \"-\" for empty hands, counts before letters otherwise");
    }
    int owner = (Letters.isLower(found.charAt(0)) ? Color.WHITE : Color.BLACK).owner();
    int count = digits.isEmpty() ? 1 : digits.length() > 2 ? MAX_IN_HAND + 1 : parse(digits);
    if (held[owner][type] + count > MAX_IN_HAND) {
      at = start;
      throw expected("at most 99 of a kind in hand", digits + found, "a set has 40 pieces in all");
    }
    held[owner][type] += count;
    at++;
  }

  private void ply() throws NotationException {
    String word = next();
    if (word.isEmpty() || word.equals("moves")) {
      return;
    }
    if (!word.chars().allMatch(c -> Letters.isDigit((char) c)) || word.length() > MAX_PLY_DIGITS) {
      throw expected(
          "the ply, a number of at most %d digits".formatted(MAX_PLY_DIGITS),
          word,
          "write 1 or leave it out");
    }
    diagram.ply(Math.max(1, parse(word)));
    at += word.length();
  }

  private List<Sfen.Word> moves() throws NotationException {
    List<Sfen.Word> moves = new ArrayList<>();
    String word = next();
    if (!word.isEmpty() && !word.equals("moves")) {
      throw expected("the end of the text or \"moves\"", word, "remove it");
    }
    at += word.length();
    for (word = next(); !word.isEmpty(); word = next()) {
      moves.add(new Sfen.Word(word, at));
      at += word.length();
    }
    return moves;
  }

  private boolean skipWord(String word) {
    if (!next().equalsIgnoreCase(word)) {
      return false;
    }
    at += word.length();
    return true;
  }

  /** Skips blanks and returns the word that follows, without skipping it. */
  private String next() {
    while (at < text.length() && Letters.isBlank(text.charAt(at))) {
      at++;
    }
    int end = at;
    while (end < text.length() && !Letters.isBlank(text.charAt(end))) {
      end++;
    }
    return text.substring(at, end);
  }

  /** The character here, two chars long if it is outside the basic plane. */
  private String character() {
    return Character.toString(text.codePointAt(at));
  }

  private static int parse(String digits) {
    return Integer.parseInt(digits);
  }

  private NotationException expected(String wanted, String found, String mend) {
    String what = found.isEmpty() ? "nothing" : Letters.quote(found);
    return fault("expected " + wanted + ", found " + what, mend);
  }

  private NotationException fault(String message, String mend) {
    return new NotationException(message + ", at column " + (at + 1) + ": " + mend, at);
  }

  private NotationException fault(String message) {
    return new NotationException(message + ", at column " + (at + 1), at);
  }
}
