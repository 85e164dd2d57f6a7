package kemuri.cli;

import java.util.List;
import java.util.stream.Collectors;
import kemuri.api.dto.SolveOptions;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;

/** A diagram that was read and found playable. */
record PlayableText(Diagram diagram, Position position) {
  /** Reads a position; all its flaws are named at once. */
  static PlayableText read(PositionText source, SolveOptions options) throws BadInput {
    Diagram diagram;
    try {
      diagram = Sfen.parse(source.text());
    } catch (NotationException e) {
      throw new BadInput(source.place() + " (" + shown(source) + "): " + e.getMessage());
    }
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, options.attacker());
    if (!flaws.isEmpty()) {
      throw new BadInput(
          source.place()
              + " ("
              + shown(source)
              + "): "
              + flaws.stream().map(DiagramFlaw::detail).collect(Collectors.joining("; ")));
    }
    return new PlayableText(
        diagram, Position.of(diagram, options.attacker(), options.defenderHand()));
  }

  private static String shown(PositionText source) {
    int longest = 200;
    String text = source.text();
    return text.length() <= longest ? text : text.substring(0, longest) + "…";
  }
}
