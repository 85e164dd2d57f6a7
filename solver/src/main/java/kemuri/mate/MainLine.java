package kemuri.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.LegalMoves;
import kemuri.search.TeamSearch;
import kemuri.search.Verdict;

/**
 * Plays a proven mate out to a line.
 *
 * <p>The exact line rests on questions, not on what the table happens to hold: a defence lasts
 * {@code n} plies if and only if there is no mate within {@code n − 2} after it, so the first such
 * reply in the order of generation is played, and a search refutes the shorter mate.
 */
final class MainLine {
  private final TeamSearch search;
  private final CheckGenerator checks = new CheckGenerator();

  MainLine(TeamSearch search) {
    this.search = search;
  }

  /**
   * A line of a mate proven within {@code length}: the attacker's shortest known proofs. A defender
   * who trusts in proofs that are too long may lose sooner than he must.
   */
  Optional<Line> provenLine(Position position, int length) {
    return walk(position, length, false);
  }

  /** The line of a mate whose shortest length is {@code length}, against the longest defence. */
  Optional<Line> exactLine(Position position, int length) {
    return walk(position, length, true);
  }

  private Optional<Line> walk(Position position, int length, boolean exact) {
    List<Integer> line = new ArrayList<>();
    int left = length;
    boolean complete = true;
    while (left > 0) {
      int depth = line.size();
      boolean attacker = position.sideToMove() == Side.ATTACKER;
      Choice choice =
          attacker
              ? attack(position, left, depth)
              : exact ? longestDefence(position, left, depth) : defence(position, left, depth);
      if (choice.isMated()) {
        break;
      }
      if (choice.isUnknown()) {
        complete = false;
        break;
      }
      position.doMove(choice.move());
      line.add(choice.move());
      left = choice.left();
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      position.undoMove(line.get(i));
    }
    if (!complete) {
      return Optional.empty();
    }
    return Optional.of(exact ? new Line(line) : new Line(line, length));
  }

  /** A move, and the length within which the position after it is a mate. */
  private record Choice(int move, int left) {
    static final Choice MATED = new Choice(0, 0);
    static final Choice UNKNOWN = new Choice(0, -1);

    boolean isMated() {
      return left == 0 && move == 0;
    }

    boolean isUnknown() {
      return left < 0;
    }
  }

  /** The check with the shortest proof the table knows, else one that a search proves. */
  private Choice attack(Position position, int length, int depth) {
    MoveList moves = new MoveList();
    checks.generate(position, moves);
    Choice best = Choice.UNKNOWN;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      position.doMove(move);
      int verdict = search.look(position, length - 1, depth + 1);
      position.undoMove(move);
      if (verdict == Verdict.PROVEN && (best.isUnknown() || search.decidedLength() < best.left())) {
        best = new Choice(move, search.decidedLength());
      }
    }
    for (int i = 0; best.isUnknown() && i < moves.size(); i++) {
      Choice choice = ask(position, moves.get(i), length - 1, depth);
      if (choice.left() >= 0) {
        best = choice;
      }
    }
    return best;
  }

  /** The reply with the longest proof. */
  private Choice defence(Position position, int length, int depth) {
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    Choice best = Choice.MATED;
    for (int i = 0; i < moves.size(); i++) {
      Choice choice = ask(position, moves.get(i), length - 1, depth);
      if (choice.isUnknown()) {
        return choice;
      }
      if (choice.left() > best.left()) {
        best = choice;
      }
    }
    return best;
  }

  /** The first reply that lasts all of {@code length}, which is exact. */
  private Choice longestDefence(Position position, int length, int depth) {
    MoveList moves = new MoveList();
    LegalMoves.generate(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      position.doMove(move);
      int verdict = search.search(position, length - 3, depth + 1);
      position.undoMove(move);
      if (verdict == Verdict.DISPROVEN) {
        return new Choice(move, length - 1);
      }
      if (verdict == Verdict.OPEN) {
        return Choice.UNKNOWN;
      }
    }
    throw new IllegalStateException(
        moves.size() == 0 ? "mated early" : "no defence lasts " + length + " plies");
  }

  /** Whether a move leads to a mate within a length, and the proven length. */
  private Choice ask(Position position, int move, int length, int depth) {
    position.doMove(move);
    int verdict = search.search(position, length, depth + 1);
    position.undoMove(move);
    return verdict == Verdict.PROVEN ? new Choice(move, search.decidedLength()) : Choice.UNKNOWN;
  }
}
