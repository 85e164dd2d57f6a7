package kemuri.reference;

import java.util.List;
import java.util.SplittableRandom;

/** Positions met in random legal play, one after the other, game after game. */
public final class RandomGame {
  private static final int[] NO_MOVES = {};

  private final SplittableRandom random;
  private final List<NaiveShogi> starts;
  private NaiveShogi current;
  private int pliesLeft;

  /** Games from the given starts, every second one from the start of a real game. */
  public RandomGame(List<NaiveShogi> starts, SplittableRandom random) {
    this.starts = starts;
    this.random = random;
    this.current = NaiveSfen.parse(NaiveSfen.START);
  }

  /** The position after one more move; its legal moves are at hand as {@link Step#legal}. */
  public Step next() {
    int[] legal = pliesLeft > 0 ? current.legalMoves() : NO_MOVES;
    if (legal.length == 0) {
      boolean game = starts.isEmpty() || random.nextBoolean();
      current = game ? NaiveSfen.parse(NaiveSfen.START) : starts.get(random.nextInt(starts.size()));
      pliesLeft = game ? 20 + random.nextInt(180) : 1 + random.nextInt(40);
      legal = current.legalMoves();
    }
    Step step = new Step(current, legal);
    if (legal.length == 0) {
      pliesLeft = 0;
    } else {
      current = current.after(choose(current, legal, random));
      pliesLeft--;
    }
    return step;
  }

  /** A position of a random game with its legal moves. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Step(NaiveShogi position, int[] legal) {}

  /** Plays up to {@code plies} random moves. */
  static NaiveShogi walk(NaiveShogi start, int plies, SplittableRandom random) {
    NaiveShogi shogi = start;
    for (int i = 0; i < plies; i++) {
      int[] legal = shogi.legalMoves();
      if (legal.length == 0) {
        break;
      }
      shogi = shogi.after(choose(shogi, legal, random));
    }
    return shogi;
  }

  /** A random move, a check or a capture more often than its share. */
  private static int choose(NaiveShogi shogi, int[] legal, SplittableRandom random) {
    boolean wantsCheck = random.nextInt(100) < 35;
    boolean wantsCapture = random.nextInt(100) < 25;
    int move = legal[random.nextInt(legal.length)];
    for (int attempt = 0; attempt < 30 && (wantsCheck || wantsCapture); attempt++) {
      int candidate = legal[random.nextInt(legal.length)];
      if (wantsCheck ? shogi.givesCheck(candidate) : kemuri.board.Move.captured(candidate) != 0) {
        return candidate;
      }
    }
    return move;
  }
}
