package kemuri.compose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import kemuri.board.Move;
import kemuri.board.MoveList;
import kemuri.board.Piece;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.movegen.Attacks;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.EvasionGenerator;
import kemuri.movegen.Lines;
import kemuri.movegen.UnmoveGenerator;
import kemuri.problem.SolutionFamily;

/**
 * Lengthens a problem by a check and the reply that leads to it (逆算).
 *
 * <p>Every reply that may have led to the diagram can be taken back: king moves with and without
 * the capture of a sacrificed piece, captures by other pieces, interpositions. Before it the
 * defender was in check, and all its other replies must lose as well: that is asked once for all
 * the checks that lead there, by moves, promotions, captures and drops. Positions in which the
 * defender has many replies that are no interpositions are left out: of those with four or more not
 * one in a thousand was lost. So are lines whose family is known before anything is searched.
 * Before a candidate is judged its other checks are looked at, for most fail there.
 */
final class RetroExtension {
  /** Replies other than interpositions beyond which a check hardly ever mates. */
  private static final int MOST_REPLIES = 3;

  /** Positions to enter at most to tell whether a check mates: of mates 95 in 100 take less. */
  private static final long DOUBT = 700;

  /**
   * Positions to enter at most to see that another check mates too: so seven cooks of eight are
   * found before the candidate is judged, at a tenth of the price.
   */
  private static final long PROBE = 64;

  private final Acceptance acceptance;
  private final UnmoveGenerator unmoves = new UnmoveGenerator();
  private final CheckGenerator generator = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList replies = new MoveList();
  private final MoveList checks = new MoveList();
  private final MoveList others = new MoveList();

  RetroExtension(Acceptance acceptance) {
    this.acceptance = acceptance;
  }

  /** What the search for longer problems needs to know. */
  interface Guide extends Judge {
    /** Whether a line from a position is told already. */
    boolean isKnown(SolutionFamily family);

    /** Whether a candidate with its line is worth judging. */
    boolean isWanted(Position candidate, List<Integer> line);
  }

  /**
   * Sound problems that are longer than this one.
   *
   * @param target the problem
   * @param effort how much is tried
   * @param random the order in which candidates come
   * @param guide judges them
   * @param over asked between candidates; true ends it
   */
  List<Specimen> extend(
      Specimen target, Effort effort, SplittableRandom random, Guide guide, BooleanSupplier over) {
    Attempt attempt = new Attempt(target, effort, random, guide);
    replies.clear();
    unmoves.replies(attempt.position, replies);
    for (int reply : shuffled(replies, random)) {
      if (attempt.isOver() || over.getAsBoolean()) {
        break;
      }
      if (!attempt.isEnough(reply)) {
        attempt.takeBack(reply);
      }
    }
    return attempt.children;
  }

  /** The squares of a move. */
  private static int squares(int move) {
    return Move.to(move) << 7 | Move.from(move);
  }

  /** The lengthening of one problem. */
  private final class Attempt {
    private final Specimen target;
    private final Effort effort;
    private final SplittableRandom random;
    private final Guide guide;
    private final Position position;
    private final List<Specimen> children = new ArrayList<>();

    /** How many of the children have a reply from and to some squares. */
    private final Map<Integer, Integer> alike = new HashMap<>();

    private int tries;

    Attempt(Specimen target, Effort effort, SplittableRandom random, Guide guide) {
      this.target = target;
      this.effort = effort;
      this.random = random;
      this.guide = guide;
      position = target.position().copy();
    }

    boolean isOver() {
      return tries >= effort.tries() || children.size() >= effort.children();
    }

    boolean isEnough(int reply) {
      return alike.getOrDefault(squares(reply), 0) >= effort.alike();
    }

    /** Takes back a reply, and the checks before it. */
    void takeBack(int reply) {
      position.undoMove(reply);
      if (replies(position) <= MOST_REPLIES) {
        checks.clear();
        unmoves.checks(position, checks);
        takeBackChecks(reply);
      }
      position.doMove(reply);
    }

    private void takeBackChecks(int reply) {
      boolean lost = false;
      int failures = 0;
      for (int check : shuffled(checks, random)) {
        if (isOver() || failures >= effort.patience() || isEnough(reply)) {
          return;
        }
        List<Integer> line = line(check, reply);
        position.undoMove(check);
        boolean wanted =
            guide.isWanted(position, line) && !guide.isKnown(SolutionFamily.of(position, line));
        if (wanted) {
          tries++;
          lost = lost || isLostAfter(check);
          if (lost) {
            failures = succeeds(check, reply) ? 0 : failures + 1;
          }
        }
        position.doMove(check);
        if (wanted && !lost) {
          return;
        }
      }
    }

    private List<Integer> line(int check, int reply) {
      List<Integer> line = new ArrayList<>(target.plies() + 2);
      line.add(check);
      line.add(reply);
      line.addAll(target.line());
      return line;
    }

    private boolean succeeds(int check, int reply) {
      if (hasOtherMate(check)) {
        return false;
      }
      Optional<Specimen> child =
          guide.judge(position, effort.budget()).filter(longer -> longer.plies() > target.plies());
      child.ifPresent(children::add);
      child.ifPresent(longer -> alike.merge(squares(reply), 1, Integer::sum));
      return child.isPresent();
    }

    private boolean isLostAfter(int check) {
      position.doMove(check);
      boolean lost = acceptance.isMated(position, DOUBT);
      position.undoMove(check);
      return lost;
    }

    /**
     * Whether another check is soon seen to mate. One that differs in promotion or distance alone
     * may be no fault.
     */
    private boolean hasOtherMate(int meant) {
      others.clear();
      generator.generate(position, others);
      for (int i = 0; i < others.size(); i++) {
        int check = others.get(i);
        boolean alike =
            Move.type(check) == Move.type(meant) && Move.from(check) == Move.from(meant);
        if (!alike) {
          position.doMove(check);
          boolean mates = acceptance.isMated(position, PROBE);
          position.undoMove(check);
          if (mates) {
            return true;
          }
        }
      }
      return false;
    }
  }

  /** The defender's replies that are no interpositions. */
  private int replies(Position position) {
    others.clear();
    evasions.generate(position, others);
    int king = position.king(Side.DEFENDER);
    int checker = Attacks.onlyChecker(position, Side.DEFENDER);
    int count = 0;
    for (int i = 0; i < others.size(); i++) {
      int reply = others.get(i);
      boolean between =
          checker != Square.NONE
              && Move.type(reply) != PieceType.KING
              && position.pieceAt(Move.to(reply)) == Piece.EMPTY
              && Lines.isBetween(Move.to(reply), king, checker);
      count += between ? 0 : 1;
    }
    return count;
  }

  /** Moves in an order drawn at random. */
  static int[] shuffled(MoveList moves, SplittableRandom random) {
    int[] all = moves.toArray();
    for (int i = all.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int move = all[i];
      all[i] = all[other];
      all[other] = move;
    }
    return all;
  }
}
