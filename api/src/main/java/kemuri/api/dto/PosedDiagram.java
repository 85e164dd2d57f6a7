package kemuri.api.dto;

import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.PieceType;
import kemuri.board.Position;

/**
 * A diagram without flaws and how it is to be taken.
 *
 * @param diagram as it was given
 * @param attacker who is to give mate
 * @param defenderHand what the defender holds
 */
public record PosedDiagram(Diagram diagram, Attacker attacker, DefenderHand defenderHand) {
  /** A new position to play on. */
  public Position position() {
    return Position.of(diagram, attacker, defenderHand);
  }

  /** Who attacks. */
  Color attacking() {
    return attacker.resolve(diagram);
  }

  /** The diagram with the hand that the defender is to hold. */
  Diagram filled() {
    if (defenderHand == DefenderHand.GIVEN) {
      return diagram;
    }
    Color defending = attacking().opponent();
    Diagram.Builder filled = diagram.toBuilder();
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      filled.inHand(defending, type, diagram.inHand(defending, type) + diagram.missing(type));
    }
    return filled.build();
  }

  /** What the asker should know about it, one sentence each. */
  List<String> warnings() {
    int kings =
        diagram.count(Color.BLACK, PieceType.KING) + diagram.count(Color.WHITE, PieceType.KING);
    Color defending = attacking().opponent();
    boolean missing = false;
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (diagram.inHand(defending, type) > 0) {
        return List.of();
      }
      missing |= diagram.missing(type) > 0;
    }
    if (kings != 1 || !missing || defenderHand == DefenderHand.REST) {
      return List.of();
    }
    return List.of(
        "The defender holds nothing although pieces are missing from the board: solved as given."
            + " Ask for the defender's hand \"rest\" to give it all of them.");
  }
}
