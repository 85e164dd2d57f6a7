package kemuri.compose;

import java.util.ArrayList;
import java.util.List;
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
 */
final class RetroExtension {
  /** Replies other than interpositions beyond which a check hardly ever mates. */
  private static final int MOST_REPLIES = 3;

  /**
   * One in so many of the tries may fail in a row, of the checks that lead to one position, before
   * the next position is tried.
   */
  private static final int PATIENCE = 18;

  private final Acceptance acceptance;
  private final UnmoveGenerator unmoves = new UnmoveGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MoveList replies = new MoveList();
  private final MoveList checks = new MoveList();
  private final MoveList others = new MoveList();

  RetroExtension(Acceptance acceptance) {
    this.acceptance = acceptance;
  }

  /** What the search for longer problems needs to know. */
  interface Guide {
    /** Whether a line from a position is told already. */
    boolean isKnown(SolutionFamily family);

    /** Whether a candidate with its line is worth judging. */
    boolean isWanted(Position candidate, List<Integer> line);

    /** Judges a candidate; empty if it is refused. */
    Optional<Specimen> judge(Position candidate, long budget);
  }

  /**
   * Sound problems that are longer than this one.
   *
   * @param target the problem
   * @param budget positions to enter at most for a candidate
   * @param tries how many candidates to judge at most
   * @param random the order in which they come
   * @param guide judges them
   * @param over asked between candidates; true ends it
   */
  List<Specimen> extend(
      Specimen target,
      long budget,
      int tries,
      SplittableRandom random,
      Guide guide,
      BooleanSupplier over) {
    List<Specimen> children = new ArrayList<>();
    Position position = target.position().copy();
    replies.clear();
    unmoves.replies(position, replies);
    int left = tries;
    for (int reply : shuffled(replies, random)) {
      if (left <= 0 || over.getAsBoolean()) {
        break;
      }
      position.undoMove(reply);
      if (replies(position) <= MOST_REPLIES) {
        left = extendBy(reply, position, target, budget, left, tries, random, guide, children);
      }
      position.doMove(reply);
    }
    return children;
  }

  /** Takes back the checks before a reply; returns how many tries are left. */
  private int extendBy(
      int reply,
      Position position,
      Specimen target,
      long budget,
      int tries,
      int allowed,
      SplittableRandom random,
      Guide guide,
      List<Specimen> children) {
    checks.clear();
    unmoves.checks(position, checks);
    int left = tries;
    boolean asked = false;
    int failures = 0;
    int patience = allowed / PATIENCE;
    for (int check : shuffled(checks, random)) {
      if (left <= 0 || failures >= patience) {
        break;
      }
      List<Integer> line = new ArrayList<>(target.plies() + 2);
      line.add(check);
      line.add(reply);
      line.addAll(target.line());
      position.undoMove(check);
      if (guide.isWanted(position, line) && !guide.isKnown(SolutionFamily.of(position, line))) {
        left--;
        if (!asked && !isLost(position, check, budget)) {
          position.doMove(check);
          break;
        }
        asked = true;
        Optional<Specimen> child =
            guide.judge(position, budget).filter(longer -> longer.plies() > target.plies());
        child.ifPresent(children::add);
        failures = child.isPresent() ? 0 : failures + 1;
      }
      position.doMove(check);
    }
    return left;
  }

  private boolean isLost(Position position, int check, long budget) {
    position.doMove(check);
    boolean lost = acceptance.isMated(position, budget);
    position.undoMove(check);
    return lost;
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

  private static int[] shuffled(MoveList moves, SplittableRandom random) {
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
