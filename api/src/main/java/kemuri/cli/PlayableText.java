package kemuri.cli;

import java.util.List;
import java.util.stream.Collectors;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.format.FormatDetection;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.notation.NotationException;

/** Reads a diagram that is to be played. */
final class PlayableText {
  private PlayableText() {}

  /** Reads a position; all its flaws are named at once. */
  static PosedDiagram read(PositionText source, Attacker attacker, DefenderHand defenderHand)
      throws BadInput {
    Diagram diagram;
    try {
      diagram = FormatDetection.detect(source.text()).readPosition(source.text());
    } catch (NotationException e) {
      throw source.complaint(String.valueOf(e.getMessage()));
    }
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, attacker);
    if (!flaws.isEmpty()) {
      throw source.complaint(
          flaws.stream().map(DiagramFlaw::detail).collect(Collectors.joining("; ")));
    }
    return new PosedDiagram(diagram, attacker, defenderHand);
  }
}
