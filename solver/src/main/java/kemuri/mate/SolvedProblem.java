package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.CheckGenerator;
import kemuri.search.ForbiddenPositions;

/**
 * A problem with a line along which both sides play best.
 *
 * @param root the diagram, not to be changed
 * @param key its key
 * @param moves the line
 */
record SolvedProblem(Position root, int key, List<Integer> moves) {
  SolvedProblem {
    moves = List.copyOf(moves);
  }

  int plies() {
    return moves.size();
  }

  /** The move at a ply, counted from 1. */
  int move(int ply) {
    return moves.get(ply - 1);
  }

  /** A copy of the position after some plies. */
  Position after(int plies) {
    Position position = root.copy();
    for (int move : moves.subList(0, plies)) {
      position.doMove(move);
    }
    return position;
  }

  /** The key of the position after some plies. */
  int keyAfter(int plies) {
    return key - 2 * plies;
  }

  /** The attacker's other checks at a ply. */
  List<Integer> otherChecks(int ply) {
    MoveList checks = new MoveList();
    Position position = after(ply - 1);
    new CheckGenerator().generate(position, checks);
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < checks.size(); i++) {
      if (checks.get(i) != move(ply)) {
        others.add(checks.get(i));
      }
    }
    others.sort(MoveOrder.BY_SQUARES);
    return others;
  }

  /** The positions after {@code first} to {@code last} plies, forbidden. */
  ForbiddenPositions forbidden(int first, int last) {
    ForbiddenPositions forbidden = new ForbiddenPositions();
    Position position = after(first);
    forbidden.add(position.key(), position.hand(Side.ATTACKER));
    for (int move : moves.subList(first, last)) {
      position.doMove(move);
      forbidden.add(position.key(), position.hand(Side.ATTACKER));
    }
    return forbidden;
  }

  /** The line up to a ply with another move there. */
  List<Integer> upTo(int ply, int move) {
    List<Integer> line = new ArrayList<>(moves.subList(0, ply - 1));
    line.add(move);
    return line;
  }

  /**
   * Whether a move at a ply is the mirror image of the line's, the diagram and the line before it
   * being their own mirror images.
   */
  boolean isMirrored(int ply, int move) {
    return move == Move.mirror(move(ply))
        && Symmetry.isSymmetric(root)
        && moves.subList(0, ply - 1).stream().allMatch(earlier -> earlier == Move.mirror(earlier));
  }
}
