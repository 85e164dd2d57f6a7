package kemuri.usi;

import java.util.List;
import java.util.regex.Pattern;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;

/** Reads the arguments of {@code position}: {@code startpos} or a diagram, then moves. */
final class UsiPosition {
  private static final String START =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

  private static final Pattern MOVES = Pattern.compile("(?:^|\\s+)moves(?:\\s+|$)");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private UsiPosition() {}

  /** The position after the moves, with the attacker as {@link Attacker#AUTO} says. */
  static Position parse(String text) throws NotationException {
    String[] parts = MOVES.split(text, 2);
    Position position = playable(diagram(parts[0]));
    if (parts.length == 1 || parts[1].isBlank()) {
      return position;
    }
    for (String move : BLANKS.split(parts[1].strip(), -1)) {
      position.doMove(Usi.parse(move, position));
    }
    return playable(position.toDiagram());
  }

  private static Diagram diagram(String text) throws NotationException {
    String words = text.strip();
    if (words.equals("startpos")) {
      return Sfen.parse(START);
    }
    return Sfen.parse(words.startsWith("sfen ") ? words.substring("sfen ".length()) : words);
  }

  private static Position playable(Diagram diagram) throws NotationException {
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, Attacker.AUTO);
    if (!flaws.isEmpty()) {
      throw new NotationException(flaws.get(0).detail(), 0);
    }
    return Position.of(diagram, Attacker.AUTO, DefenderHand.GIVEN);
  }
}
