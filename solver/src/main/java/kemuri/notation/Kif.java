package kemuri.notation;

import java.nio.charset.Charset;
import java.util.List;
import kemuri.board.Color;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.board.Square;

/**
 * KIF, the format of Kakinoki Shogi (柿木将棋) that most Japanese programs exchange: headers, a board,
 * a move a line, branches (変化) after the line they leave, the later ones first.
 */
public final class Kif {
  private static final int TIME_COLUMN = 13;

  private Kif() {}

  /**
   * Reads a record; moves may be those of KI2 as well.
   *
   * @throws NotationException if the text is not KIF, or a move is not legal
   */
  public static GameRecord read(String text) throws NotationException {
    return new KakinokiReader(text).read();
  }

  /**
   * Writes a record.
   *
   * @param encoding how the text will be encoded, which its first line tells
   */
  public static String write(GameRecord record, Charset encoding) {
    StringBuilder text = new StringBuilder("#KIF version=2.0 encoding=");
    text.append(FileEncoding.declaredName(encoding)).append('\n');
    KakinokiHeader.append(record, text);
    text.append("手数----指手---------消費時間--\n");
    KakinokiHeader.appendComments(record.comments(), text);
    if (!record.line().isEmpty()) {
      new Writer(record.position(), text).write(record.line(), 1, Move.NONE, false);
    }
    return text.toString();
  }

  /** Writes lines of moves; the position is back where it was after each. */
  private static final class Writer {
    private final Position position;
    private final StringBuilder text;
    private final TimeUsed used = new TimeUsed();

    Writer(Position position, StringBuilder text) {
      this.position = position;
      this.text = text;
    }

    /**
     * Writes a line and the branches that leave it.
     *
     * @param ply the number of its first step
     * @param before the move before it
     * @param more whether another branch replaces its first step, too
     */
    void write(List<Step> line, int ply, int before, boolean more) {
      int previous = before;
      for (int i = 0; i < line.size(); i++) {
        Step step = line.get(i);
        boolean branches =
            i == 0 ? more || !step.variations().isEmpty() : !step.variations().isEmpty();
        previous = write(step, ply + i, previous, branches);
        KakinokiHeader.appendComments(step.comments(), text);
      }
      for (int i = line.size() - 1; i >= 0; i--) {
        if (line.get(i).event() instanceof Step.Play play) {
          position.undoMove(play.move());
        }
        used.takeBack(Turn.mover(position), line.get(i));
        List<List<Step>> variations = line.get(i).variations();
        for (int j = 0; j < variations.size(); j++) {
          text.append("\n変化：").append(ply + i).append("手\n");
          int last = i == 0 ? before : moveOf(line.get(i - 1));
          write(variations.get(j), ply + i, last, j + 1 < variations.size());
        }
      }
    }

    private int write(Step step, int number, int previous, boolean branches) {
      Color mover = Turn.mover(position);
      long total = used.through(mover, step);
      used.add(mover, step);
      String words;
      int move = Move.NONE;
      if (step.event() instanceof Step.Play play) {
        move = play.move();
        words = moveText(move, previous);
        position.doMove(move);
      } else if (step.event() instanceof Step.End end) {
        words = end.ending().japanese();
      } else {
        throw new AssertionError(step);
      }
      int width = words.chars().map(c -> c < 0x100 ? 1 : 2).sum();
      text.append(" ".repeat(Math.max(0, 4 - Integer.toString(number).length())));
      text.append(number).append(' ').append(words);
      text.append(" ".repeat(Math.max(1, TIME_COLUMN - width)));
      text.append(KifTime.write(step.seconds(), total));
      text.append(branches ? "+\n" : "\n");
      return move;
    }

    private String moveText(int move, int previous) {
      String kind = Kanji.name(Move.type(move)) + (Move.promotes(move) ? "成" : "");
      String place =
          previous != Move.NONE && Move.to(previous) == Move.to(move)
              ? "同　"
              : Kanji.square(shown(Move.to(move)));
      if (Move.isDrop(move)) {
        return place + kind + "打";
      }
      int from = shown(Move.from(move));
      return place + kind + "(" + (Square.file(from) + 1) + (Square.rank(from) + 1) + ")";
    }

    private int shown(int square) {
      return position.isRotated() ? Square.rotate(square) : square;
    }
  }

  /** The move of a step, {@link Move#NONE} if it is an end. */
  static int moveOf(Step step) {
    return step.event() instanceof Step.Play play ? play.move() : Move.NONE;
  }
}
