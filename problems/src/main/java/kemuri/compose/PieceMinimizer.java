package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.Hand;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;

/**
 * Takes pieces off until each is needed (不要駒 none).
 *
 * <p>A piece of the board or of the attacker's hand, the king excepted, is needed if it is proven
 * that without it, in the defender's hand, there is no sound problem of the same length. That is
 * more than the rule asks, which compares the main line too.
 */
final class PieceMinimizer {
  private final Acceptance acceptance;

  PieceMinimizer(Acceptance acceptance) {
    this.acceptance = acceptance;
  }

  /**
   * The problem with all unneeded pieces gone.
   *
   * @param specimen a sound problem
   * @param budget positions to enter at most for each piece
   * @return empty if it is undecided whether some piece is needed
   */
  Optional<Specimen> minimise(Specimen specimen, long budget) {
    Specimen smallest = specimen;
    for (int needed = 0, square = 0; needed < Square.COUNT; needed++) {
      square = (square + 1) % Square.COUNT;
      int piece = smallest.position().pieceAt(square);
      if (piece == Piece.EMPTY || Piece.type(piece) == PieceType.KING) {
        continue;
      }
      Outcome outcome = without(square, smallest, budget);
      if (outcome.open()) {
        return Optional.empty();
      }
      if (outcome.smaller().isPresent()) {
        smallest = outcome.smaller().get();
        needed = 0;
      }
    }
    Optional<Specimen> lighter = minimiseHand(smallest, budget);
    return lighter.isPresent() && !lighter.get().equals(smallest)
        ? minimise(lighter.get(), budget)
        : lighter;
  }

  /**
   * The problem with all unneeded pieces in hand gone; the board stays as it is.
   *
   * @param specimen a sound problem
   * @param budget positions to enter at most for each piece
   * @return the same specimen if all are needed, empty if that is undecided for some
   */
  Optional<Specimen> minimiseHand(Specimen specimen, long budget) {
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      if (!Hand.has(specimen.position().hand(Side.ATTACKER), type)) {
        continue;
      }
      Position less = specimen.position().copy();
      less.giveBack(type, true);
      Outcome outcome = outcome(less, specimen.plies(), budget);
      if (outcome.open()) {
        return Optional.empty();
      }
      if (outcome.smaller().isPresent()) {
        return minimiseHand(outcome.smaller().get(), budget);
      }
    }
    return Optional.of(specimen);
  }

  /**
   * The squares of the pieces on the board that are not needed, each as long as the others stay.
   *
   * @param specimen a sound problem
   * @param budget positions to enter at most for each piece
   * @return empty if it is undecided whether some piece is needed
   */
  Optional<List<Integer>> idlePieces(Specimen specimen, long budget) {
    List<Integer> idle = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = specimen.position().pieceAt(square);
      if (piece == Piece.EMPTY || Piece.type(piece) == PieceType.KING) {
        continue;
      }
      Outcome outcome = without(square, specimen, budget);
      if (outcome.open()) {
        return Optional.empty();
      }
      if (outcome.smaller().isPresent()) {
        idle.add(square);
      }
    }
    return Optional.of(idle);
  }

  private Outcome without(int square, Specimen specimen, long budget) {
    Position less = specimen.position().copy();
    less.lift(square);
    return outcome(less, specimen.plies(), budget);
  }

  /** What a position with a piece less is: undecided, a smaller problem, or neither. */
  private record Outcome(boolean open, Optional<Specimen> smaller) {}

  private Outcome outcome(Position less, int plies, long budget) {
    if (Attacks.inCheck(less, Side.DEFENDER)) {
      return new Outcome(false, Optional.empty());
    }
    Judgement judgement = acceptance.judge(less, budget);
    if (judgement instanceof Judgement.Accepted accepted) {
      Specimen without = accepted.specimen();
      return new Outcome(false, without.plies() == plies ? Optional.of(without) : Optional.empty());
    }
    return new Outcome(
        judgement.equals(new Judgement.Refused(Refusal.UNDECIDED)), Optional.empty());
  }
}
