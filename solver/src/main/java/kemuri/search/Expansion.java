package kemuri.search;

import java.util.Arrays;
import kemuri.board.MoveList;
import kemuri.movegen.DistantDrops;

/**
 * A node on the path with all its children: what is known of each is kept here while the node is
 * searched, so that siblings are not looked up again.
 *
 * <p>Numbers are seen from the side that moves at the node: φ is the number the mover wants at zero
 * (pn for the attacker, dn for the defender), δ the other. The node's φ is the least of the
 * children's, its δ {@link ProofNumber#ofSiblings}. A child with φ = 0 wins for the mover, one with
 * δ = 0 loses.
 */
final class Expansion {
  /** No earlier position is repeated. */
  static final int NO_REPETITION = Integer.MAX_VALUE;

  /** No further move is postponed. */
  static final int NO_LINK = -1;

  final MoveList moves = new MoveList();
  long[] key = new long[64];
  int[] hand = new int[64];
  int[] phi = new int[64];
  int[] delta = new int[64];

  /** The length decided, for a child that wins or loses. */
  int[] length = new int[64];

  /** The proof or disproof hand of a child that wins or loses. */
  int[] finalHand = new int[64];

  /** The earliest depth a child's disproof rests on. */
  int[] repetitionStart = new int[64];

  /** The deepest depth a child's disproof rests on, if it rests on any. */
  int[] repetitionEnd = new int[64];

  /** The positions of the path a child's disproof rests on, a set by ply. */
  long[] anchors = new long[64];

  /** Static order among children with equal numbers, lesser first. */
  int[] order = new int[64];

  /** The move that becomes visible when this one has lost. */
  int[] link = new int[64];

  /** The family of distant drops a move belongs to: the open ones of a family count as one. */
  private byte[] family = new byte[64];

  /** Whether any move belongs to one. */
  private boolean hasFamilies;

  /** The greatest δ of an open child by family; unused without families. */
  private final int[] greatestOfFamily = new int[DistantDrops.FAMILIES];

  /** How many other threads are below a child. */
  private int[] crowd = new int[64];

  private boolean crowded;

  boolean[] hidden = new boolean[64];
  boolean[] unvisited = new boolean[64];
  int size;

  boolean attacker;
  int depth;
  long boardKey;
  int attackerHand;

  /** The length asked for at this node. */
  int wanted;

  int phiThreshold;
  int deltaThreshold;

  /** How far thresholds are to be lifted for old children; see {@link DfPnSearch}. */
  int lifts;

  int inheritedLifts;
  boolean searched;

  /** Whether the node was never seen before. */
  boolean first;

  /** Keeps the early loads of the children's table slots from being optimized away. */
  long touched;

  long nodesBefore;

  /** Whether the node is decided, by {@link #refresh} or by its own kind. */
  int verdict;

  int nodePhi;
  int nodeDelta;

  /** The node's φ while other threads are below its children. */
  int crowdedPhi;

  /** The child whose numbers were got last. */
  int fresh;

  /** The child to search next, or the winning one. */
  int best;

  int secondPhi;
  int openChildren;

  /** The greatest δ of an open child. */
  int greatestDelta;

  /** The decided node's length, hand and earliest repetition. */
  int nodeLength;

  int nodeHand;
  int nodeRepetition;

  /** The deepest repetition the decided node rests on, if it rests on any. */
  int nodeRepetitionEnd;

  /** The positions of the path the decided node rests on, a set by ply. */
  long nodeAnchors;

  /** Makes room for the generated moves, all visible and unlinked. */
  void prepare() {
    clearCrowd();
    clearFamilies();
    size = moves.size();
    if (size > hand.length) {
      int room = 2 * size;
      key = new long[room];
      hand = new int[room];
      phi = new int[room];
      delta = new int[room];
      length = new int[room];
      finalHand = new int[room];
      repetitionStart = new int[room];
      repetitionEnd = new int[room];
      anchors = new long[room];
      order = new int[room];
      link = new int[room];
      family = new byte[room];
      crowd = new int[room];
      hidden = new boolean[room];
      unvisited = new boolean[room];
    }
    Arrays.fill(link, 0, size, NO_LINK);
    Arrays.fill(hidden, 0, size, false);
    Arrays.fill(unvisited, 0, size, false);
  }

  /** Hides the children from an index on: they no longer matter. */
  void hideFrom(int index) {
    Arrays.fill(hidden, index, size, true);
  }

  /** Says which family a move belongs to. */
  void join(int move, int itsFamily) {
    family[move] = (byte) itsFamily;
    hasFamilies |= itsFamily != DistantDrops.NONE;
  }

  private void clearFamilies() {
    if (hasFamilies) {
      Arrays.fill(family, 0, size, (byte) DistantDrops.NONE);
      hasFamilies = false;
    }
  }

  /** Says that one more thread is below the child with a board; returns whether there is one. */
  boolean crowd(long board) {
    for (int i = 0; i < size; i++) {
      if (key[i] == board) {
        crowd[i]++;
        crowded = true;
        return true;
      }
    }
    return false;
  }

  /** Forgets about other threads; returns whether any was below. */
  boolean clearCrowd() {
    boolean was = crowded;
    if (was) {
      Arrays.fill(crowd, 0, size, 0);
      crowded = false;
    }
    return was;
  }

  /** Computes the node's numbers, the best child and the numbers beside it. */
  void refresh() {
    int least = ProofNumber.INFINITE;
    int first = ProofNumber.INFINITE + 1;
    int second = ProofNumber.INFINITE;
    int greatest = 0;
    long sum = 0;
    int open = 0;
    int counted = 0;
    int front = -1;
    if (hasFamilies) {
      Arrays.fill(greatestOfFamily, 0);
    }
    for (int i = 0; i < size; i++) {
      if (hidden[i] || delta[i] == 0) {
        continue;
      }
      open++;
      greatest = Math.max(greatest, delta[i]);
      int known = family[i] == DistantDrops.NONE ? 0 : greatestOfFamily[family[i]];
      if (known == 0) {
        counted++;
      }
      sum += Math.max(0, delta[i] - known);
      if (family[i] != DistantDrops.NONE) {
        greatestOfFamily[family[i]] = Math.max(known, delta[i]);
      }
      least = Math.min(least, phi[i]);
      int number = crowd[i] == 0 ? phi[i] : ProofNumber.crowded(phi[i], crowd[i]);
      if (number < first || (number == first && isBefore(i, front))) {
        second = front < 0 ? ProofNumber.INFINITE : first;
        first = number;
        front = i;
      } else {
        second = Math.min(second, number);
      }
    }
    crowdedPhi = first;
    best = front;
    openChildren = open;
    greatestDelta = greatest;
    secondPhi = second;
    if (open == 0) {
      nodePhi = ProofNumber.INFINITE;
      nodeDelta = 0;
    } else {
      nodePhi = least;
      nodeDelta =
          least == 0
              ? ProofNumber.INFINITE
              : ProofNumber.ofSiblings(attacker, greatest, sum, counted);
    }
  }

  /** The order among children with equal φ. */
  private boolean isBefore(int a, int b) {
    if (delta[a] != delta[b]) {
      return delta[a] < delta[b];
    }
    return order[a] < order[b];
  }
}
