package kemuri.notation;

import java.util.List;
import java.util.Map;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * SFEN, the one-line notation of a diagram: {@code board side hands ply}.
 *
 * <p>Reading forgives what leaves no doubt: the words {@code position}, {@code sfen} and {@code
 * startpos} in front, blanks around and between the fields, a missing ply, missing hands, hands in
 * any order, and moves behind. Everything else is refused with its place and the mend. Writing is
 * canonical.
 */
public final class Sfen {
  /** The start position of the game. */
  public static final String START =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

  private Sfen() {}

  /**
   * Reads a diagram; moves that follow it are played, so that the diagram after them is returned.
   *
   * @throws NotationException if the text is not SFEN, or a move is not legal
   */
  public static Diagram parse(String text) throws NotationException {
    return read(text).end();
  }

  /**
   * Reads a diagram and the moves behind it, without playing them.
   *
   * @throws NotationException if the text is not SFEN
   */
  public static Game read(String text) throws NotationException {
    return new SfenReader(text).read();
  }

  /**
   * Reads a diagram and the moves behind it as the main line of a record.
   *
   * @throws NotationException if the text is not SFEN, or a move is not legal
   */
  public static GameRecord readRecord(String text) throws NotationException {
    Game game = read(text);
    RecordBuilder record = new RecordBuilder(game.start());
    for (Word move : game.moves()) {
      try {
        record.play(Usi.parse(move.text(), record.position()));
      } catch (NotationException e) {
        throw e.shifted(move.offset());
      }
    }
    return record.build(Map.of());
  }

  /** Writes the diagram and the main line of a record: {@code … moves 7g7f 3c3d}. */
  public static String writeRecord(GameRecord record) {
    List<Integer> moves = record.moves();
    String start = format(record.start());
    if (moves.isEmpty()) {
      return start;
    }
    return start + " moves " + String.join(" ", Usi.format(moves, record.position()));
  }

  /** Writes a diagram canonically, hands in the order RBGSNLP, Black's first, with the ply. */
  public static String format(Diagram diagram) {
    StringBuilder sfen = new StringBuilder(96);
    for (int rank = 0; rank < 9; rank++) {
      if (rank > 0) {
        sfen.append('/');
      }
      appendRank(sfen, diagram, rank);
    }
    sfen.append(diagram.sideToMove() == Color.BLACK ? " b " : " w ");
    int before = sfen.length();
    for (Color color : Color.values()) {
      appendHand(sfen, diagram, color);
    }
    if (sfen.length() == before) {
      sfen.append('-');
    }
    return sfen.append(' ').append(diagram.ply()).toString();
  }

  /**
   * Mends SFEN that came through a query string in which {@code +} was not escaped and so became a
   * blank: within the board, a blank before the letter of a piece that promotes is a {@code +}.
   */
  public static String repairQuery(String text) {
    StringBuilder mended = new StringBuilder(text);
    int ranks = 1;
    int squares = 0;
    for (int i = boardStart(text); i + 1 < mended.length() && (ranks < 9 || squares < 9); i++) {
      char c = mended.charAt(i);
      if (c == '/') {
        ranks++;
        squares = 0;
      } else if (Letters.isDigit(c)) {
        squares += c - '0';
      } else if (c == ' ') {
        if (PieceType.isPromotable(Letters.kindOfEitherCase(mended.charAt(i + 1)))) {
          mended.setCharAt(i, '+');
        }
      } else if (c != '+') {
        squares++;
      }
    }
    return mended.toString();
  }

  /** Where the board starts: behind the words in front and the one blank after each. */
  private static int boardStart(String text) {
    int start = 0;
    for (String word : List.of("position ", "sfen ")) {
      if (text.startsWith(word, start)) {
        start += word.length();
      }
    }
    return start;
  }

  private static void appendRank(StringBuilder sfen, Diagram diagram, int rank) {
    int empty = 0;
    for (int file = 8; file >= 0; file--) {
      int piece = diagram.pieceAt(Square.of(file, rank));
      if (piece == Piece.EMPTY) {
        empty++;
        continue;
      }
      if (empty > 0) {
        sfen.append(empty);
        empty = 0;
      }
      int type = Piece.type(piece);
      boolean promoted = PieceType.isPromoted(type);
      char letter = Letters.of(promoted ? PieceType.demote(type) : type);
      boolean black = Piece.owner(piece) == Color.BLACK.owner();
      sfen.append(promoted ? "+" : "").append(black ? letter : Character.toLowerCase(letter));
    }
    if (empty > 0) {
      sfen.append(empty);
    }
  }

  private static void appendHand(StringBuilder sfen, Diagram diagram, Color color) {
    for (int type : Letters.HAND_ORDER) {
      int count = diagram.inHand(color, type);
      if (count > 1) {
        sfen.append(count);
      }
      if (count > 0) {
        char letter = Letters.of(type);
        sfen.append(color == Color.BLACK ? letter : Character.toLowerCase(letter));
      }
    }
  }

  /**
   * A diagram and the moves played from it, as the text has them.
   *
   * @param start the diagram
   * @param moves the moves in USI, not checked against the diagram
   */
  public record Game(Diagram start, List<Word> moves) {
    /** Copies the list. */
    public Game {
      moves = List.copyOf(moves);
    }

    /**
     * The diagram after the moves.
     *
     * @throws NotationException if a move is not legal, or the first diagram is not playable
     */
    public Diagram end() throws NotationException {
      if (moves.isEmpty()) {
        return start;
      }
      List<DiagramFlaw> flaws = DiagramFlaw.of(start, Attacker.AUTO);
      if (!flaws.isEmpty()) {
        throw new NotationException(
            "expected a playable diagram before the moves: " + flaws.get(0).detail(), 0);
      }
      Position position = Position.of(start, Attacker.AUTO, DefenderHand.GIVEN);
      for (Word move : moves) {
        try {
          position.doMove(Usi.parse(move.text(), position));
        } catch (NotationException e) {
          throw e.shifted(move.offset());
        }
      }
      return position.toDiagram().toBuilder().ply(start.ply() + moves.size()).build();
    }
  }

  /**
   * A word of a text.
   *
   * @param text the word
   * @param offset where it starts, counted from zero
   */
  public record Word(String text, int offset) {}
}
