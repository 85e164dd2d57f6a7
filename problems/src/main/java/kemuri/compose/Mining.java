package kemuri.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;

/**
 * Makes problems of mates in games (実戦型).
 *
 * <p>Where the side to move mates, pieces go one by one as long as there is still a mate, of
 * whatever length: mostly those far from the king first, the attacker's king before all. What is
 * left is often one problem with a piece too few or too many in play, so it is judged at each step
 * towards the end, and the last that is sound is taken.
 */
final class Mining {
  /** How many orders of taking pieces away are tried with a position. */
  private static final int ORDERS = 4;

  /** Positions to enter to find a mate in a game, and to see that one is still there. */
  private static final long BUDGET = 3_000;

  /** Positions to enter to judge what is left. */
  private static final long JUDGING = 10_000;

  /** A piece nearer the king by this many squares may still go first. */
  private static final double JITTER = 2;

  private final Acceptance acceptance;

  Mining(Acceptance acceptance) {
    this.acceptance = acceptance;
  }

  /**
   * A problem that is in a position, if one is found.
   *
   * @param game the attacker to move; may have both kings; left as it was found
   * @param random the order in which pieces go
   * @param judge judges what is left
   */
  Optional<Specimen> mine(Position game, SplittableRandom random, Judge judge) {
    Draft whole = Draft.of(game);
    if (game.king(Side.ATTACKER) != Square.NONE) {
      whole.put(game.king(Side.ATTACKER), Piece.EMPTY);
    }
    Optional<Position> start = whole.toPosition();
    if (start.isEmpty() || !acceptance.isMated(start.get(), BUDGET)) {
      return Optional.empty();
    }
    for (int order = 0; order < ORDERS; order++) {
      Optional<Specimen> problem = strip(start.get(), random, judge);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private Optional<Specimen> strip(Position start, SplittableRandom random, Judge judge) {
    Position position = start;
    List<Position> steps = new ArrayList<>();
    for (int square : farthestFirst(start, random)) {
      Draft less = Draft.of(position);
      less.put(square, Piece.EMPTY);
      Position next = stillMating(less).orElse(position);
      if (next != position) {
        steps.add(next);
        position = next;
      }
    }
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      while (Hand.has(position.hand(Side.ATTACKER), type)) {
        Draft less = Draft.of(position);
        less.hold(type, -1);
        Optional<Position> next = stillMating(less);
        if (next.isEmpty()) {
          break;
        }
        steps.add(next.get());
        position = next.get();
      }
    }
    return lastSound(steps, judge);
  }

  private Optional<Position> stillMating(Draft less) {
    return less.toPosition().filter(position -> acceptance.isMated(position, BUDGET));
  }

  private static Optional<Specimen> lastSound(List<Position> steps, Judge judge) {
    for (int i = steps.size() - 1; i >= 0 && i >= steps.size() - 4; i--) {
      Optional<Specimen> problem = judge.judge(steps.get(i), JUDGING);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static List<Integer> farthestFirst(Position position, SplittableRandom random) {
    record Far(int square, double distance) {}
    int king = position.king(Side.DEFENDER);
    List<Far> far = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (position.pieceAt(square) != Piece.EMPTY && square != king) {
        int files = Math.abs(Square.file(square) - Square.file(king));
        int ranks = Math.abs(Square.rank(square) - Square.rank(king));
        far.add(new Far(square, Math.max(files, ranks) + JITTER * random.nextDouble()));
      }
    }
    far.sort(Comparator.comparingDouble((Far piece) -> -piece.distance));
    return far.stream().map(Far::square).toList();
  }
}
