package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Changes a diagram a little: a piece moves, becomes another, changes places with another, comes or
 * goes, in hand too, or the whole moves over the board.
 *
 * <p>Exchanging pieces where they stand keeps the shape, which is how good problems were made from
 * good ones [1]. A symmetric diagram is changed on both sides alike.
 *
 * <p>[1] Ishitobi, Cincotti, Iida: Shape-keeping technique and its application to checkmate problem
 * composition, 2013.
 */
final class Mutation {
  private static final int[] KINDS = {0, 4, 2, 3, 4, 4, 3, 3, 0, 2, 0, 0, 0, 0, 2, 2};
  private static final int[] HELD = {0, 3, 2, 3, 4, 4, 2, 2};

  /** In how many of a hundred cases a second change follows. */
  private static final int AGAIN = 35;

  /** A changed diagram, or empty if what came out is none. */
  Optional<Position> next(Position parent, SplittableRandom random) {
    Draft draft = Draft.of(parent);
    int axis = Square.file(parent.king(Side.DEFENDER));
    boolean symmetric = draft.isSymmetric(axis);
    int[] squares = occupied(parent);
    do {
      int draw = random.nextInt(100);
      if (draw < 8) {
        Optional<Draft> shifted = draft.shifted(random.nextInt(3) - 1, random.nextInt(3) - 1);
        return shifted.flatMap(Draft::toPosition);
      }
      if (draw < 25) {
        draft.hold(RandomPlacement.draw(HELD, -1, random), random.nextBoolean() ? 1 : -1);
      } else {
        Change change = change(draft, squares, draw, random);
        change.apply(draft);
        if (symmetric) {
          change.mirrored(axis).ifPresent(other -> other.apply(draft));
        }
      }
    } while (random.nextInt(100) < AGAIN);
    return draft.toPosition();
  }

  /** The diagram with one or two pieces of some squares exchanged, or empty if that is none. */
  Optional<Position> exchange(Position parent, List<Integer> squares, SplittableRandom random) {
    Draft draft = Draft.of(parent);
    int axis = Square.file(parent.king(Side.DEFENDER));
    boolean symmetric = draft.isSymmetric(axis);
    do {
      int square = squares.get(random.nextInt(squares.size()));
      int piece = Piece.of(random.nextInt(2), RandomPlacement.draw(KINDS, -1, random));
      Change change = new Change(List.of(square), List.of(piece));
      change.apply(draft);
      if (symmetric) {
        change.mirrored(axis).ifPresent(other -> other.apply(draft));
      }
    } while (random.nextInt(100) < AGAIN);
    return draft.toPosition();
  }

  /** What is put on which squares. */
  private record Change(List<Integer> squares, List<Integer> pieces) {
    void apply(Draft draft) {
      for (int i = 0; i < squares.size(); i++) {
        draft.put(squares.get(i), pieces.get(i));
      }
    }

    /** The same on the other side of a file; empty where there is no board. */
    Optional<Change> mirrored(int axis) {
      List<Integer> mirrored = new ArrayList<>();
      for (int square : squares) {
        int file = 2 * axis - Square.file(square);
        if (file < 0 || file > 8) {
          return Optional.empty();
        }
        mirrored.add(Square.of(file, Square.rank(square)));
      }
      return Optional.of(new Change(mirrored, pieces));
    }
  }

  private static Change change(Draft draft, int[] squares, int draw, SplittableRandom random) {
    int square = squares[random.nextInt(squares.length)];
    int piece = draft.pieceAt(square);
    boolean king = Piece.type(piece) == PieceType.KING;
    if (draw < 45 || (king && draw < 70)) {
      int to = near(square, random);
      return new Change(List.of(square, to), List.of(Piece.EMPTY, piece));
    }
    if (draw < 70 && !king) {
      int side = random.nextInt(4) == 0 ? random.nextInt(2) : Piece.owner(piece);
      return new Change(
          List.of(square), List.of(Piece.of(side, RandomPlacement.draw(KINDS, -1, random))));
    }
    if (draw < 80) {
      int other = squares[random.nextInt(squares.length)];
      return new Change(List.of(square, other), List.of(draft.pieceAt(other), piece));
    }
    if (draw < 92 || king) {
      int added = Piece.of(random.nextInt(2), RandomPlacement.draw(KINDS, -1, random));
      int to = near(square, random);
      boolean free = draft.pieceAt(to) == Piece.EMPTY;
      return free ? new Change(List.of(to), List.of(added)) : new Change(List.of(), List.of());
    }
    return new Change(List.of(square), List.of(Piece.EMPTY));
  }

  private static int near(int square, SplittableRandom random) {
    int file = Square.file(square) + random.nextInt(5) - 2;
    int rank = Square.rank(square) + random.nextInt(5) - 2;
    return Square.of(Math.max(0, Math.min(8, file)), Math.max(0, Math.min(8, rank)));
  }

  private static int[] occupied(Position position) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (position.pieceAt(square) != Piece.EMPTY) {
        squares.add(square);
      }
    }
    return squares.stream().mapToInt(Integer::intValue).toArray();
  }
}
