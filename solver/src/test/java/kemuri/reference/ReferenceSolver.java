package kemuri.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Side;
import org.jspecify.annotations.Nullable;

/**
 * Solves mate problems exactly over the naive rules, in two steps that are both exhaustive.
 *
 * <p>Whether there is a mate is a least fixpoint: an attacker's position is mated if some check
 * leads to a mated one, a defender's in check if no reply leads elsewhere; nothing else is, so a
 * defender who can repeat for ever is not. The fixpoint is computed over as much of the graph as it
 * needs: all checks of every position met, but of the replies only the first not yet known to be
 * mated (Liu and Smolka, 1998). When nothing is left to look at, the replies kept are an escape.
 *
 * <p>How long a mate takes comes from plain recursion with growing depth over the same graph. The
 * two take turns, so that a short mate in a large graph is found too.
 */
public final class ReferenceSolver {
  /** What the solver says about a problem. */
  public enum Verdict {
    /** Mate in exactly {@link ReferenceSolver#plies}. */
    MATE,
    /** No mate of any length. */
    NO_MATE,
    /** More positions than allowed. */
    OPEN
  }

  private static final int EXAMINED_AT_ONCE = 64;

  private int maxPositions;
  private final Map<NaiveShogi, Node> nodes = new HashMap<>();
  private final ArrayDeque<Node> agenda = new ArrayDeque<>();
  private final Verdict verdict;
  private final int plies;

  /** Solves a problem unless more than {@code maxPositions} positions are met. */
  public ReferenceSolver(NaiveShogi root, int maxPositions) {
    this.maxPositions = maxPositions;
    Node start = node(root);
    agenda.add(start);
    int depth = 0;
    while (examineSome(start) && !isFull() && !matesWithin(start, depth)) {
      depth++;
    }
    boolean mate = start.provenWithin != Integer.MAX_VALUE;
    plies = mate ? start.provenWithin : 0;
    verdict = mate ? Verdict.MATE : isFull() ? Verdict.OPEN : Verdict.NO_MATE;
  }

  /** The verdict. */
  public Verdict verdict() {
    return verdict;
  }

  /** The length of the mate, shortest against the longest defence; only if there is one. */
  public int plies() {
    return plies;
  }

  /** The number of positions met. */
  public int size() {
    return nodes.size();
  }

  /**
   * Whether the defender is mated by force within some plies of a position, however long it takes.
   */
  public boolean matesWithin(NaiveShogi position, int limit) {
    maxPositions = Integer.MAX_VALUE;
    return matesWithin(node(position), limit);
  }

  private boolean isFull() {
    return nodes.size() > maxPositions;
  }

  /** Goes on with the fixpoint for a while; false if it is complete without a mate. */
  private boolean examineSome(Node start) {
    for (int i = 0; i < EXAMINED_AT_ONCE && !start.mated && !isFull(); i++) {
      if (agenda.isEmpty()) {
        return false;
      }
      examine(agenda.remove());
    }
    return true;
  }

  /** Looks at all checks, or at the replies up to the first that is not known to be mated. */
  private void examine(Node node) {
    Node[] successors = successors(node);
    if (node.attacks()) {
      for (Node successor : successors) {
        waitFor(node, successor);
      }
    } else {
      advance(node);
    }
  }

  private void advance(Node node) {
    Node[] successors = successors(node);
    while (node.nextReply < successors.length && successors[node.nextReply].mated) {
      node.nextReply++;
    }
    if (node.nextReply < successors.length) {
      waitFor(node, successors[node.nextReply]);
    } else if (node.position.inCheck(Side.DEFENDER) || successors.length > 0) {
      setMated(node);
    }
  }

  private void waitFor(Node node, Node successor) {
    if (successor.mated) {
      setMated(node);
      return;
    }
    successor.waiting.add(node);
    if (!successor.seen) {
      successor.seen = true;
      agenda.add(successor);
    }
  }

  private void setMated(Node first) {
    ArrayDeque<Node> changed = new ArrayDeque<>();
    changed.add(first);
    while (!changed.isEmpty()) {
      Node node = changed.remove();
      if (node.mated) {
        continue;
      }
      node.mated = true;
      for (Node waiting : node.waiting) {
        if (waiting.attacks()) {
          changed.add(waiting);
        } else {
          advance(waiting);
        }
      }
    }
  }

  /** Plain recursion; what was proven or refuted before, and for how many plies, is remembered. */
  private boolean matesWithin(Node node, int limit) {
    if (limit >= node.provenWithin) {
      return true;
    }
    if (limit <= node.refutedWithin || isFull()) {
      return false;
    }
    boolean mates;
    Node[] successors = successors(node);
    if (node.attacks()) {
      mates = limit > 0 && Arrays.stream(successors).anyMatch(next -> matesWithin(next, limit - 1));
    } else if (successors.length == 0) {
      mates = node.position.inCheck(Side.DEFENDER);
    } else {
      mates = limit > 0 && Arrays.stream(successors).allMatch(next -> matesWithin(next, limit - 1));
    }
    if (mates) {
      node.provenWithin = limit;
    } else {
      node.refutedWithin = limit;
    }
    return mates;
  }

  private Node node(NaiveShogi position) {
    return nodes.computeIfAbsent(position, Node::new);
  }

  private Node[] successors(Node node) {
    Node[] successors = node.successors;
    if (successors == null) {
      List<Node> list = new ArrayList<>();
      NaiveShogi position = node.position;
      for (int move : node.attacks() ? position.legalChecks() : promising(position.legalMoves())) {
        list.add(node(position.after(move)));
      }
      successors = list.toArray(Node[]::new);
      node.successors = successors;
    }
    return successors;
  }

  /** Captures, then moves of the king, then the rest: escapes are found sooner. */
  private static int[] promising(int[] moves) {
    return Arrays.stream(moves)
        .boxed()
        .sorted(
            (a, b) ->
                Integer.compare(rank(a), rank(b)) != 0
                    ? Integer.compare(rank(a), rank(b))
                    : Integer.compare(a, b))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static int rank(int move) {
    return Move.captured(move) != 0 ? 0 : Move.type(move) == PieceType.KING ? 1 : 2;
  }

  @Override
  public String toString() {
    return verdict == Verdict.MATE ? "mate in " + plies : verdict.toString();
  }

  /** A position with what is known of it. */
  private static final class Node {
    private final NaiveShogi position;
    private final List<Node> waiting = new ArrayList<>();
    private Node @Nullable [] successors;
    private boolean seen;
    private boolean mated;
    private int nextReply;
    private int provenWithin = Integer.MAX_VALUE;
    private int refutedWithin = -1;

    private Node(NaiveShogi position) {
      this.position = position;
    }

    private boolean attacks() {
      return position.mover() == Side.ATTACKER;
    }
  }
}
