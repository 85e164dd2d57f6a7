package kemuri.notation;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Square;
import kemuri.board.Wording;
import kemuri.movegen.LegalMoves;

/**
 * Finds the legal move of a position that Japanese notation writes.
 *
 * <p>Without an origin, a move of a piece on the board comes before a drop, which needs 打 only if
 * both are possible. What tells pieces apart is read generously: all qualifiers that are written
 * must fit, and if one move remains it is meant.
 */
final class MoveFinder {
  private final Position position;
  private final int previous;
  private final MoveList legal = new MoveList();

  /**
   * A finder for the side to move.
   *
   * @param previous the move before, {@link Move#NONE} if there is none
   */
  MoveFinder(Position position, int previous) {
    this.position = position;
    this.previous = previous;
    LegalMoves.generate(position, legal);
  }

  /**
   * The move.
   *
   * @throws NotationException that says why there is none, or no single one; its place is left open
   */
  int find(WrittenMove written) throws NotationException {
    int to = destination(written);
    if (written.from() != Square.NONE) {
      return from(turn(written.from()), to, written);
    }
    if (written.drops()) {
      return drop(written.type(), to);
    }
    List<Integer> moves = boardMoves(to, written);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    if (!moves.isEmpty()) {
      throw ambiguous(moves);
    }
    List<Integer> rivals = Turn.reaching(position, written.type(), to);
    if (mayDrop(written) && (rivals.isEmpty() || legal.contains(Move.drop(written.type(), to)))) {
      return drop(written.type(), to);
    }
    throw missing(rivals, to, written);
  }

  private int destination(WrittenMove written) throws NotationException {
    if (written.to() != Square.NONE) {
      return turn(written.to());
    }
    if (previous == Move.NONE) {
      throw new NotationException("expected a square, found 同 without a move before it", 0);
    }
    return Move.to(previous);
  }

  private int turn(int square) {
    return position.isRotated() ? Square.rotate(square) : square;
  }

  private int from(int from, int to, WrittenMove written) throws NotationException {
    int wanted = Move.of(PieceType.NONE, from, to, written.promotes(), PieceType.NONE);
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (Move.from(move) == from
          && Move.to(move) == to
          && Move.promotes(move) == written.promotes()) {
        if (Move.type(move) != written.type()) {
          throw new NotationException(
              "expected the piece that moves, a %s, found a %s"
                  .formatted(Wording.kind(Move.type(move)), Wording.kind(written.type())),
              0);
        }
        return move;
      }
    }
    throw illegal(wanted);
  }

  private int drop(int type, int to) throws NotationException {
    if (type == PieceType.KING || PieceType.isPromoted(type)) {
      throw new NotationException(
          "expected a legal move: a " + Wording.kind(type) + " is never dropped", 0);
    }
    int wanted = Move.drop(type, to);
    if (!legal.contains(wanted)) {
      throw illegal(wanted);
    }
    return wanted;
  }

  /** Whether the text would do for a drop where no piece on the board can go. */
  private static boolean mayDrop(WrittenMove written) {
    return written.qualifiers().isEmpty() && !written.promotes() && written.type() < PieceType.KING;
  }

  private List<Integer> boardMoves(int to, WrittenMove written) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (!Move.isDrop(move)
          && Move.to(move) == to
          && Move.type(move) == written.type()
          && Move.promotes(move) == written.promotes()
          && JapaneseNotation.fits(
              Turn.asWritten(position, move, previous), written.qualifiers())) {
        found.add(move);
      }
    }
    return found;
  }

  private NotationException ambiguous(List<Integer> moves) {
    List<String> origins =
        moves.stream().map(move -> Wording.square(turn(Move.from(move)))).toList();
    return new NotationException(
        "expected a move that only one piece can make, found one for those on "
            + String.join(" and ", origins)
            + " (add 右, 左, 直, 上, 寄 or 引)",
        0);
  }

  private NotationException missing(List<Integer> rivals, int to, WrittenMove written) {
    if (rivals.size() == 1 && written.qualifiers().isEmpty()) {
      return illegal(
          Move.of(PieceType.NONE, rivals.get(0), to, written.promotes(), PieceType.NONE));
    }
    return new NotationException(
        "expected a legal move, but no %s can go to %s%s"
            .formatted(
                Wording.kind(written.type()),
                Wording.square(turn(to)),
                written.qualifiers().isEmpty() ? "" : " as " + written.qualifiers() + " says"),
        0);
  }

  private NotationException illegal(int wanted) {
    return new NotationException(
        "expected a legal move: " + new Illegality(position, wanted).reason(), 0);
  }
}
