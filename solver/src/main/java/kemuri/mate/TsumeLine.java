package kemuri.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.CheckGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The main line (本手順) under the conventions of tsume-shogi: best play by {@link Key}, and among
 * equally good moves the one an author would print.
 *
 * <p>Of equally good drops on one square (合駒) only the cheapest is looked at. Of several equally
 * good replies the defender chooses one after which only one check is best; then the one that
 * leaves the fewest pieces at the end, which is the capture of a sacrificed piece; then the
 * cheapest interposition; then the first in the order of squares. The attacker chooses the first
 * check in that order.
 */
final class TsumeLine {
  private final TsumePlay play;
  private final CheckGenerator checks = new CheckGenerator();
  private final Map<Long, Continuation> continuations = new HashMap<>();

  TsumeLine(TsumePlay play) {
    this.play = play;
  }

  /**
   * How the line goes on from a position.
   *
   * @param move {@link Move#NONE} at the end
   * @param rest what follows the move, null at the end
   * @param pieces how many pieces the line leaves, on the board and in the attacker's hand
   */
  private record Continuation(int move, @Nullable Continuation rest, int pieces) {}

  /**
   * The main line from a mate.
   *
   * @param position left as it was found, unless a limit is reached
   * @param key the position's key
   * @param depth plies played from where depths count
   */
  Line from(Position position, int key, int depth) {
    List<Integer> moves = new ArrayList<>();
    for (Continuation next = continuation(position, key, depth);
        next != null && next.move() != Move.NONE;
        next = next.rest()) {
      moves.add(next.move());
    }
    return new Line(moves);
  }

  /** The first move of the main line, {@link Move#NONE} if the defender is mated. */
  int best(Position position, int key, int depth) {
    return continuation(position, key, depth).move();
  }

  private Continuation continuation(Position position, int key, int depth) {
    long id = TsumePlay.id(position);
    Continuation known = continuations.get(id);
    if (known == null) {
      known =
          position.sideToMove() == Side.ATTACKER
              ? after(position, firstCheck(position, key, depth), key, depth)
              : bestReply(position, key, depth);
      continuations.put(id, known);
    }
    return known;
  }

  private Continuation after(Position position, int move, int key, int depth) {
    position.doMove(move);
    Continuation rest = continuation(position, Key.after(key), depth + 1);
    position.undoMove(move);
    return new Continuation(move, rest, rest.pieces());
  }

  private int firstCheck(Position position, int key, int depth) {
    for (int check : sortedChecks(position)) {
      if (play.isWithinAfter(position, check, Key.after(key), depth)) {
        return check;
      }
    }
    throw new IllegalStateException("no check keeps the key " + key);
  }

  private List<Integer> sortedChecks(Position position) {
    MoveList all = new MoveList();
    checks.generate(position, all);
    List<Integer> sorted = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      sorted.add(all.get(i));
    }
    sorted.sort(MoveOrder.BY_SQUARES);
    return sorted;
  }

  /** The checks that keep the key, in order. */
  List<Integer> bestChecks(Position position, int key, int depth) {
    List<Integer> best = new ArrayList<>();
    for (int check : sortedChecks(position)) {
      if (play.isWithinAfter(position, check, Key.after(key), depth)) {
        best.add(check);
      }
    }
    return best;
  }

  /** The replies that keep the key and count; none if the defender is mated. */
  List<Integer> bestReplies(Position position, int key, int depth) {
    List<Integer> best = new ArrayList<>();
    MoveList counting = play.countingReplies(position, Key.plies(key), depth);
    for (int i = 0; i < counting.size(); i++) {
      if (!play.isWithinAfter(position, counting.get(i), Key.after(key) - 1, depth)) {
        best.add(counting.get(i));
      }
    }
    best.sort(MoveOrder.BY_SQUARES);
    return best;
  }

  private Continuation bestReply(Position position, int key, int depth) {
    List<Integer> replies = oneDropASquare(bestReplies(position, key, depth));
    if (replies.isEmpty()) {
      return new Continuation(Move.NONE, null, pieces(position));
    }
    List<Integer> clear = new ArrayList<>();
    for (int i = 0; replies.size() > 1 && i < replies.size(); i++) {
      position.doMove(replies.get(i));
      if (bestChecks(position, Key.after(key), depth + 1).size() == 1) {
        clear.add(replies.get(i));
      }
      position.undoMove(replies.get(i));
    }
    return (clear.isEmpty() ? replies : clear)
        .stream()
            .map(reply -> after(position, reply, key, depth))
            .min(
                Comparator.comparingInt(Continuation::pieces)
                    .thenComparingInt(choice -> cheapness(choice.move())))
            .orElseThrow();
  }

  /** Leaves out the drops on a square but for the cheapest. */
  private static List<Integer> oneDropASquare(List<Integer> replies) {
    List<Integer> kept = new ArrayList<>();
    for (int reply : replies) {
      boolean cheapest =
          replies.stream()
              .noneMatch(
                  other ->
                      Move.isDrop(other)
                          && Move.to(other) == Move.to(reply)
                          && cheapness(other) < cheapness(reply));
      if (cheapest) {
        kept.add(reply);
      }
    }
    return kept;
  }

  /** A drop by its kind, behind every move on the board. */
  static int cheapness(int move) {
    return Move.isDrop(move) ? Move.type(move) : PieceType.NONE;
  }

  private static int pieces(Position position) {
    int count = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      count += position.pieceAt(square) == Piece.EMPTY ? 0 : 1;
    }
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      count += Hand.count(position.hand(Side.ATTACKER), kind);
    }
    return count;
  }
}
