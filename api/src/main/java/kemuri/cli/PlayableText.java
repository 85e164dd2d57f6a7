package kemuri.cli;

import java.util.List;
import java.util.stream.Collectors;
import kemuri.api.dto.SolveOptions;
import kemuri.api.format.FormatDetection;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.NotationException;

/** A diagram that was read and found playable. */
record PlayableText(Diagram diagram, Position position) {
  /** Reads a position; all its flaws are named at once. */
  static PlayableText read(PositionText source, SolveOptions options) throws BadInput {
    Diagram diagram;
    try {
      diagram = FormatDetection.detect(source.text()).readPosition(source.text());
    } catch (NotationException e) {
      throw source.complaint(String.valueOf(e.getMessage()));
    }
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, options.attacker());
    if (!flaws.isEmpty()) {
      throw source.complaint(
          flaws.stream().map(DiagramFlaw::detail).collect(Collectors.joining("; ")));
    }
    return new PlayableText(
        diagram, Position.of(diagram, options.attacker(), options.defenderHand()));
  }
}
