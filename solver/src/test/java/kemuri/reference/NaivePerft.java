package kemuri.reference;

import java.util.SplittableRandom;
import kemuri.board.Side;

/** Counts of leaves of move trees by the naive rules, and the writer of the check-tree table. */
public final class NaivePerft {
  private static final long GREATEST_COUNT = 60_000;
  private static final int GREATEST_DEPTH = 7;

  private NaivePerft() {}

  /** Leaves of the tree of all legal moves. */
  public static long count(NaiveShogi shogi, int depth) {
    int[] moves = shogi.legalMoves();
    return depth == 1 ? moves.length : sum(shogi, moves, depth, false);
  }

  /** Leaves of the tree of the attacker's checks and the defender's legal moves. */
  public static long checkTree(NaiveShogi shogi, int depth) {
    int[] moves = shogi.mover() == Side.ATTACKER ? shogi.legalChecks() : shogi.legalMoves();
    return depth == 1 ? moves.length : sum(shogi, moves, depth, true);
  }

  private static long sum(NaiveShogi shogi, int[] moves, int depth, boolean checksOnly) {
    long leaves = 0;
    for (int move : moves) {
      NaiveShogi after = shogi.after(move);
      leaves += checksOnly ? checkTree(after, depth - 1) : count(after, depth - 1);
    }
    return leaves;
  }

  /**
   * Prints blocks of {@code checks.perft}: of the problems given as {@code NAME=SFEN}, then of
   * {@code random} constructed positions.
   */
  public static void main(String[] problems) {
    for (String problem : problems) {
      int equals = problem.indexOf('=');
      print(problem.substring(0, equals), NaiveSfen.parse(problem.substring(equals + 1)));
    }
    RandomPlacement placement = new RandomPlacement(new SplittableRandom(19));
    for (int printed = 0; printed < 12; ) {
      NaiveShogi shogi = placement.next();
      boolean inCheck = shogi.inCheck(shogi.mover());
      boolean wanted = printed % 2 == 0 ? inCheck : shogi.mover() == Side.ATTACKER;
      if (wanted && checkTree(shogi, 3) > 30) {
        print("placed-" + ++printed, shogi);
      }
    }
  }

  private static void print(String id, NaiveShogi shogi) {
    StringBuilder counts = new StringBuilder("counts");
    long count = 1;
    long previous = 1;
    for (int depth = 1; depth <= GREATEST_DEPTH && count * count / previous < GREATEST_COUNT; ) {
      previous = Math.max(1, count);
      count = checkTree(shogi, depth++);
      counts.append(' ').append(count);
      if (count == 0) {
        break;
      }
    }
    System.out.printf("%nid %s%nsfen %s%n%s%n", id, shogi, counts);
  }
}
