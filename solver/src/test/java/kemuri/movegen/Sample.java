package kemuri.movegen;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.reference.NaiveSfen;
import kemuri.reference.NaiveShogi;

/** One position in both forms, with what the naive rules say about it. */
final class Sample {
  private final NaiveShogi naive;
  private final Generators generators;
  private final Position position;
  private final int[] legal;
  private final int[] checks;

  Sample(NaiveShogi naive, int[] legal, Generators generators) {
    this.naive = naive;
    this.generators = generators;
    this.position = naive.toPosition();
    this.legal = legal;
    this.checks =
        naive.mover() == Side.ATTACKER
            ? Arrays.stream(legal).filter(naive::givesCheck).toArray()
            : new int[0];
  }

  NaiveShogi naive() {
    return naive;
  }

  Generators generators() {
    return generators;
  }

  /** The library's position; whoever moves on it must undo. */
  Position position() {
    return position;
  }

  /** All legal moves, ascending. */
  int[] legal() {
    return legal;
  }

  /** The attacker's legal checks, ascending; empty if the defender moves. */
  int[] checks() {
    return checks;
  }

  boolean attackerMoves() {
    return naive.mover() == Side.ATTACKER;
  }

  /** Fails if {@code actual} in any order is not exactly {@code expected}. */
  void requireSame(String what, int[] expected, int[] actual) {
    int[] sorted = actual.clone();
    Arrays.sort(sorted);
    if (!Arrays.equals(expected, sorted)) {
      throw new AssertionError(
          "%s of %s: missing %s, wrong %s, generated %d for %d"
              .formatted(
                  what,
                  naive,
                  without(expected, sorted),
                  without(sorted, expected),
                  sorted.length,
                  expected.length));
    }
  }

  /** Fails with the position named if the claim is false. */
  void require(boolean claim, String failure) {
    if (!claim) {
      throw new AssertionError(failure + " at " + naive);
    }
  }

  private static List<String> without(int[] moves, int[] others) {
    return Arrays.stream(moves)
        .filter(move -> Arrays.binarySearch(others, move) < 0)
        .mapToObj(move -> NaiveSfen.usi(move) + "=" + Integer.toHexString(move))
        .collect(Collectors.toList());
  }
}
