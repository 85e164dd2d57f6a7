package kemuri.notation;

import java.util.List;
import kemuri.board.Color;
import kemuri.board.Move;
import kemuri.board.Position;

/**
 * KI2, the format of Kakinoki Shogi (柿木将棋) for people: as {@link Kif}, but moves are written as
 * books do, several a line, and do not say where a piece comes from.
 */
public final class Ki2 {
  private static final int MOVES_A_LINE = 6;
  private static final int MOVE_WIDTH = 14;

  private Ki2() {}

  /**
   * Reads a record; moves may be those of KIF as well.
   *
   * @throws NotationException if the text is not KI2, or a move is not legal
   */
  public static GameRecord read(String text) throws NotationException {
    return new KakinokiReader(text).read();
  }

  /** Writes a record. */
  public static String write(GameRecord record) {
    StringBuilder text = new StringBuilder();
    KakinokiHeader.append(record, text);
    text.append('\n');
    KakinokiHeader.appendComments(record.comments(), text);
    if (!record.line().isEmpty()) {
      new Writer(record.position(), text).write(record.line(), 1, Move.NONE);
    }
    return text.toString();
  }

  /** Writes lines of moves; the position is back where it was after each. */
  private record Writer(Position position, StringBuilder text) {
    void write(List<Step> line, int ply, int before) {
      int previous = before;
      int inLine = 0;
      for (int i = 0; i < line.size(); i++) {
        Step step = line.get(i);
        if (step.event() instanceof Step.End end) {
          endLine();
          text.append("まで").append(ply + i - 1).append("手で").append(words(end.ending()));
          text.append('\n');
        } else {
          inLine = inLine == MOVES_A_LINE || atLineStart() ? 0 : inLine;
          if (inLine == 0) {
            endLine();
          }
          append(Kif.moveOf(step), previous);
          inLine++;
          previous = Kif.moveOf(step);
        }
        if (!step.comments().isEmpty()) {
          endLine();
          KakinokiHeader.appendComments(step.comments(), text);
        }
      }
      endLine();
      for (int i = line.size() - 1; i >= 0; i--) {
        if (line.get(i).event() instanceof Step.Play play) {
          position.undoMove(play.move());
        }
        for (List<Step> variation : line.get(i).variations()) {
          text.append("\n変化：").append(ply + i).append("手\n");
          write(variation, ply + i, i == 0 ? before : Kif.moveOf(line.get(i - 1)));
        }
      }
    }

    private void append(int move, int previous) {
      String written = JapaneseNotation.write(Turn.asWritten(position, move, previous));
      String spaced = written.charAt(1) == '同' ? written.replace("同", "同　") : written;
      text.append(atLineStart() ? "" : " ").append(spaced);
      text.append(" ".repeat(Math.max(0, MOVE_WIDTH - 2 * spaced.length())));
      position.doMove(move);
    }

    private boolean atLineStart() {
      return text.length() == 0 || text.charAt(text.length() - 1) == '\n';
    }

    /** Ends a line that has been begun, without blanks at its end. */
    private void endLine() {
      if (!atLineStart()) {
        int end = text.length();
        while (text.charAt(end - 1) == ' ') {
          end--;
        }
        text.setLength(end);
        text.append('\n');
      }
    }

    private String words(Ending ending) {
      boolean blackMoves = Turn.mover(position) == Color.BLACK;
      String mover = blackMoves ? "先手" : "後手";
      String other = blackMoves ? "後手" : "先手";
      return switch (ending) {
        case RESIGNATION -> other + "の勝ち";
        case TIME_UP -> "時間切れにより" + other + "の勝ち";
        case FOUL_WIN, FOUL_LOSS, DECLARED_WIN -> mover + "の" + ending.japanese();
        default -> ending.japanese();
      };
    }
  }
}
