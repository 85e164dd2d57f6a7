package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import kemuri.problem.SolutionFamily;

/**
 * What a collection says of a problem; none of it need be true.
 *
 * @param id its name
 * @param sfen the diagram
 * @param plies the length (手数)
 * @param line the main line, USI moves
 * @param verdict the wire name of the verdict
 * @param pieces how many are on the board and in the attacker's hand
 * @param themes wire names
 */
public record ProblemClaim(
    String id,
    String sfen,
    int plies,
    List<String> line,
    String verdict,
    int pieces,
    Set<String> themes) {
  /** Copies the list and the set. */
  public ProblemClaim {
    line = List.copyOf(line);
    themes = Set.copyOf(themes);
  }

  /**
   * The family of the solution.
   *
   * @throws NotationException if the diagram cannot be played or the line is not one of it
   */
  public SolutionFamily family() throws NotationException {
    Diagram diagram = Sfen.parse(sfen);
    List<DiagramFlaw> flaws = DiagramFlaw.of(diagram, Attacker.BLACK);
    if (!flaws.isEmpty()) {
      throw new NotationException(flaws.get(0).detail(), 0);
    }
    Position start = Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN);
    return SolutionFamily.of(start, moves(start));
  }

  /**
   * The line as moves of a position, which is left as it was found.
   *
   * @throws NotationException that says which move is not legal, or that there is none
   */
  List<Integer> moves(Position start) throws NotationException {
    if (line.isEmpty()) {
      throw new NotationException("expected the moves of the solution, found none", 0);
    }
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String usi : line) {
      int move = Usi.parse(usi, position);
      moves.add(move);
      position.doMove(move);
    }
    return moves;
  }
}
