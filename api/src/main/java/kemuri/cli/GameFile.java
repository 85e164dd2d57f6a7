package kemuri.cli;

import java.util.ArrayList;
import java.util.List;
import kemuri.api.format.FormatDetection;
import kemuri.board.Attacker;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.GameRecord;
import kemuri.notation.NotationException;

/** Files of games, whose positions are looked through for mates. */
final class GameFile {
  private GameFile() {}

  /**
   * All positions of the main lines of games in which the side to move might give mate.
   *
   * @param names the files
   * @throws BadInput if one cannot be read, or a game in it
   */
  static List<Diagram> positions(List<String> names) throws BadInput {
    List<Diagram> positions = new ArrayList<>();
    for (String name : names) {
      for (PositionText game : PositionFile.read(name, "--games " + name)) {
        add(read(game), positions);
      }
    }
    return positions;
  }

  private static GameRecord read(PositionText game) throws BadInput {
    try {
      return FormatDetection.detect(game.text()).read(game.text());
    } catch (NotationException e) {
      throw game.complaint(String.valueOf(e.getMessage()));
    }
  }

  private static void add(GameRecord game, List<Diagram> positions) {
    if (!DiagramFlaw.of(game.start(), Attacker.AUTO).isEmpty()) {
      return;
    }
    Position position = game.position();
    addIfPlayable(position, positions);
    for (int move : game.moves()) {
      position.doMove(move);
      addIfPlayable(position, positions);
    }
  }

  /** Adds the position but where the side to move must be the defender, or has no king to mate. */
  private static void addIfPlayable(Position position, List<Diagram> positions) {
    Diagram diagram = position.toDiagram();
    if (DiagramFlaw.of(diagram, Attacker.AUTO).isEmpty()) {
      positions.add(diagram);
    }
  }
}
