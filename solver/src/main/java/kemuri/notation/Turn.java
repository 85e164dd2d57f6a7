package kemuri.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.Position;
import kemuri.board.Reach;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.LegalMoves;

/**
 * One move of a line as a writer of notation sees it.
 *
 * @param position the position before the move; only valid while the move is being written
 * @param move the move
 * @param previous the move before it, {@link Move#NONE} for the first
 * @param rivals the squares of the mover's other pieces of the same kind that could legally move to
 *     the same destination; for a drop, of all its pieces of that kind that could
 */
record Turn(Position position, int move, int previous, List<Integer> rivals) {
  /** Writes each move of a line from a position, which is left as it was found. */
  static List<String> writeAll(List<Integer> moves, Position start, Function<Turn, String> writer) {
    Position position = start.copy();
    List<String> texts = new ArrayList<>(moves.size());
    int previous = Move.NONE;
    for (int move : moves) {
      texts.add(writer.apply(new Turn(position, move, previous, rivals(position, move))));
      position.doMove(move);
      previous = move;
    }
    return texts;
  }

  /**
   * A move as files write it, for readers that know no pins: its rivals are all pieces that reach
   * the destination, legally or not.
   */
  static Turn asWritten(Position position, int move, int previous) {
    List<Integer> rivals = reaching(position, Move.type(move), Move.to(move));
    if (!Move.isDrop(move)) {
      rivals.remove(Integer.valueOf(Move.from(move)));
    }
    return new Turn(position, move, previous, rivals);
  }

  /** The squares of the mover's pieces of a kind that reach a square, legally or not. */
  static List<Integer> reaching(Position position, int type, int to) {
    Diagram diagram = position.toDiagram();
    int piece = Piece.of(diagram.sideToMove().owner(), type);
    boolean rotated = position.isRotated();
    int target = rotated ? Square.rotate(to) : to;
    List<Integer> squares = new ArrayList<>();
    for (int from = 0; from < Square.COUNT; from++) {
      if (diagram.pieceAt(from) == piece && Reach.reaches(diagram, from, target)) {
        squares.add(rotated ? Square.rotate(from) : from);
      }
    }
    return squares;
  }

  private static List<Integer> rivals(Position position, int move) {
    MoveList legal = new MoveList();
    LegalMoves.generate(position, legal);
    List<Integer> rivals = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      int other = legal.get(i);
      boolean samePlace = Move.to(other) == Move.to(move) && Move.type(other) == Move.type(move);
      int from = Move.from(other);
      if (samePlace && !Move.isDrop(other) && from != Move.from(move) && !rivals.contains(from)) {
        rivals.add(from);
      }
    }
    return rivals;
  }

  /** Who moves. */
  Color color() {
    return mover(position);
  }

  /** Who moves in a position. */
  static Color mover(Position position) {
    boolean attacks = position.sideToMove() == Side.ATTACKER;
    return attacks == position.isRotated() ? Color.WHITE : Color.BLACK;
  }

  /** The square of the diagram for one of the position. */
  int shown(int square) {
    return position.isRotated() ? Square.rotate(square) : square;
  }

  /** Whether the move takes what the previous move put there. */
  boolean recaptures() {
    return previous != Move.NONE && Move.to(previous) == Move.to(move);
  }
}
