package kemuri.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Side;
import org.jspecify.annotations.Nullable;

/** Positions linked by the attacker's checks and the defender's replies; each is one object. */
final class CheckGraph {
  private final int maxPositions;
  private final Map<NaiveShogi, Node> nodes = new HashMap<>();

  /** An empty graph that takes in up to {@code maxPositions}. */
  CheckGraph(int maxPositions) {
    this.maxPositions = maxPositions;
  }

  /** The graph would hold more positions than allowed. */
  static final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** A move and the position after it. */
  record Step(int move, Node to) {
    String usi() {
      return NaiveSfen.usi(move);
    }
  }

  /** The one object for a position: any for the attacker, one in check for the defender. */
  Node node(NaiveShogi position) {
    Node node = nodes.computeIfAbsent(position, Node::new);
    if (nodes.size() > maxPositions) {
      throw new TooLargeException();
    }
    return node;
  }

  /** The number of positions met. */
  int size() {
    return nodes.size();
  }

  /** A position with its moves. */
  final class Node {
    private final NaiveShogi position;
    private @Nullable List<Step> steps;

    private Node(NaiveShogi position) {
      this.position = position;
    }

    NaiveShogi position() {
      return position;
    }

    boolean attacks() {
      return position.mover() == Side.ATTACKER;
    }

    /** The attacker's legal checks, or the defender's legal replies. */
    List<Step> steps() {
      List<Step> known = steps;
      if (known == null) {
        known = new ArrayList<>();
        for (int move : attacks() ? checks(position) : replies(position)) {
          known.add(new Step(move, node(position.after(move))));
        }
        steps = known;
      }
      return known;
    }
  }

  /** The legal checks; a drop checks only by the dropped piece. */
  private static List<Integer> checks(NaiveShogi position) {
    int king = position.kingOf(Side.DEFENDER);
    List<Integer> checks = new ArrayList<>();
    for (int move : position.pseudoMoves()) {
      NaiveShogi after = position.after(move);
      boolean check =
          Move.isDrop(move) ? after.attacks(Move.to(move), king) : after.inCheck(Side.DEFENDER);
      if (check && position.isLegal(move)) {
        checks.add(move);
      }
    }
    return checks;
  }

  /**
   * The legal replies to a check, of which drops are interpositions. Captures and moves of the king
   * come first, which shows sooner that there is no mate.
   */
  private static List<Integer> replies(NaiveShogi position) {
    List<Integer> between = LineCheck.of(position).between();
    List<Integer> replies = new ArrayList<>();
    for (int move : position.pseudoMoves()) {
      boolean possible = !Move.isDrop(move) || between.contains(Move.to(move));
      if (possible && position.isLegal(move)) {
        replies.add(move);
      }
    }
    replies.sort(
        Comparator.comparing((Integer move) -> Move.captured(move) == 0)
            .thenComparing(move -> Move.type(move) != PieceType.KING));
    return replies;
  }
}
