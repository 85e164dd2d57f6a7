package kemuri.grading;

import java.util.List;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * A problem's main line with the position after each ply, Black attacking.
 *
 * <p>Of a diagram and its left-right mirror image always the same one is kept, so that whatever is
 * computed from it is the same for both, searches included.
 */
final class PlayedLine {
  private final Position[] positions;
  private final int[] moves;
  private final boolean mirrored;

  private PlayedLine(Position start, int[] moves, boolean mirrored) {
    this.moves = moves;
    this.mirrored = mirrored;
    positions = new Position[moves.length + 1];
    positions[0] = start;
    for (int ply = 1; ply <= moves.length; ply++) {
      positions[ply] = positions[ply - 1].copy();
      positions[ply].doMove(moves[ply - 1]);
    }
  }

  /**
   * Plays a line.
   *
   * @param position the diagram, left as it was found
   * @param line legal moves from it, the attacker's first and last
   * @throws IllegalArgumentException if the defender is to move, or the line ends with his move
   */
  static PlayedLine of(Position position, List<Integer> line) {
    if (position.sideToMove() != Side.ATTACKER || line.size() % 2 == 0) {
      throw new IllegalArgumentException(
          "expected a line that begins and ends with the attacker's moves, not "
              + line.size()
              + " moves");
    }
    int[] moves = line.stream().mapToInt(Integer::intValue).toArray();
    boolean mirrored = prefersMirror(position, moves);
    if (!mirrored && !position.isRotated()) {
      return new PlayedLine(position.copy(), moves, false);
    }
    if (mirrored) {
      for (int i = 0; i < moves.length; i++) {
        moves[i] = Move.mirror(moves[i]);
      }
    }
    return new PlayedLine(asBlack(position, mirrored), moves, mirrored);
  }

  private static Position asBlack(Position position, boolean mirrored) {
    Diagram diagram = position.toDiagram();
    Diagram black = position.isRotated() ? diagram.rotated() : diagram;
    return Position.of(mirrored ? black.mirrored() : black, Attacker.BLACK, DefenderHand.GIVEN);
  }

  /** Whether the mirror image comes first in the order of pieces, then of moves. */
  private static boolean prefersMirror(Position position, int[] moves) {
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      int opposite = position.pieceAt(Square.mirror(square));
      if (piece != opposite) {
        return opposite > piece;
      }
    }
    for (int move : moves) {
      if (move != Move.mirror(move)) {
        return Move.mirror(move) < move;
      }
    }
    return false;
  }

  /** The length in plies. */
  int plies() {
    return moves.length;
  }

  /** The number of the attacker's moves. */
  int attackerMoves() {
    return (moves.length + 1) / 2;
  }

  /** The move at a ply, counted from 1. */
  int move(int ply) {
    return moves[ply - 1];
  }

  /** The position after some plies; whoever plays moves on it takes them back. */
  Position after(int plies) {
    return positions[plies];
  }

  /** The position before a ply, counted from 1. */
  Position before(int ply) {
    return positions[ply - 1];
  }

  /** The mated position. */
  Position end() {
    return positions[moves.length];
  }

  /** The diagram after some plies as it was given, but for Black attacking. */
  Diagram given(int plies) {
    Diagram diagram = positions[plies].toDiagram();
    return mirrored ? diagram.mirrored() : diagram;
  }

  /** Whether the defender takes the piece that moved at a ply of the attacker's. */
  boolean isSacrifice(int ply) {
    return ply < moves.length
        && Move.to(move(ply + 1)) == Move.to(move(ply))
        && Move.captured(move(ply + 1)) != 0;
  }
}
