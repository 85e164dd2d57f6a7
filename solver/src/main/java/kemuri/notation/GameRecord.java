package kemuri.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Move;
import kemuri.board.Position;

/**
 * A record (棋譜) of a game or of a problem with its solution: where it starts, what is said of it,
 * and a line of moves with variations. Immutable.
 *
 * <p>Header names are those of KIF, such as 作品名, 作者 and 手数. A header that no file could hold is
 * left out: one without a name or a value, and one whose name stands for something else there.
 *
 * @param start the diagram before the first move
 * @param headers values by name, in order
 * @param comments what is said before the first move, a line each
 * @param line the main line; empty if there are no moves
 */
public record GameRecord(
    Diagram start, Map<String, String> headers, List<String> comments, List<Step> line) {
  /** Copies the collections. */
  public GameRecord {
    Map<String, String> kept = new LinkedHashMap<>();
    headers.forEach((name, value) -> HeaderName.put(kept, name, value));
    headers = Collections.unmodifiableMap(kept);
    comments = List.copyOf(comments);
    line = List.copyOf(line);
  }

  /** A record of a diagram alone. */
  public static GameRecord of(Diagram start) {
    return new GameRecord(start, Map.of(), List.of(), List.of());
  }

  /**
   * The record of a solution: its moves, mate at the end, and the length (手数) as a header.
   *
   * @param start the position that was solved
   * @param moves from that position
   * @param headers other headers, such as the title; they come first
   */
  public static GameRecord ofSolution(
      Position start, List<Integer> moves, Map<String, String> headers) {
    Map<String, String> all = new LinkedHashMap<>(headers);
    all.put(HeaderName.PLIES, Integer.toString(moves.size()));
    GameRecord bare = of(start.toDiagram());
    boolean turned = bare.position().isRotated() != start.isRotated();
    List<Step> line = new ArrayList<>();
    for (int move : moves) {
      line.add(new Step(new Step.Play(turned ? Move.rotate(move) : move)));
    }
    line.add(new Step(new Step.End(Ending.MATE)));
    return new GameRecord(bare.start(), all, List.of(), line);
  }

  /**
   * A new position of the start, the one that the moves belong to.
   *
   * @throws IllegalStateException if the diagram is not playable, and so there are no moves
   */
  public Position position() {
    if (!DiagramFlaw.of(start, Attacker.AUTO).isEmpty()) {
      throw new IllegalStateException("not playable: " + Sfen.format(start));
    }
    return Position.of(start, Attacker.AUTO, DefenderHand.GIVEN);
  }

  /** The moves of the main line. */
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    for (Step step : line) {
      if (step.event() instanceof Step.Play play) {
        moves.add(play.move());
      }
    }
    return moves;
  }

  /** The same without moves and what is said of them. */
  public GameRecord withoutMoves() {
    return new GameRecord(start, headers, comments, List.of());
  }
}
