package kemuri.search;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Hand;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.movegen.Attacks;
import kemuri.movegen.CheckGenerator;
import kemuri.movegen.CountingReplies;
import kemuri.movegen.DistantDrops;
import kemuri.movegen.EvasionGenerator;
import kemuri.movegen.LegalMoves;
import kemuri.movegen.MateInOne;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search for "is there a mate within this length?", by one thread; {@link
 * Team} says what several do together.
 */
final class DfPnSearch {
  /*
   * The search
   * ----------
   * Df-pn [1] walks down to the most-proving leaf and stays below a node until its numbers reach
   * thresholds set by the next best sibling. The walk is a loop over a stack of expansions, not a
   * recursion, so depth costs no thread stack. Numbers are weak (ProofNumber), children start with
   * guesses (InitialNumbers), an attacker's node seen first from a defender's node is tested for
   * mate in one and for having no check at all.
   *
   * Repetition
   * ----------
   * A child that repeats a position of the path, with a hand no better, is lost for the attacker on
   * this path (Path). A disproof that rests on this remembers the depth of the earliest repeated
   * position. When that lies below or at the node itself, the disproof no longer hangs on the path
   * and goes to the table; otherwise it goes to the RepetitionTable and the table only gets a flag
   * [2]. A proof never rests on a repetition.
   *
   * Why a closed disproof is one: take the shortest mate from any position of the closed tree; the
   * tree leads it out only through children disproven for themselves or back to a position of the
   * tree, with a hand no better, whose own shortest mate would be shorter still.
   *
   * Near the horizon
   * ----------------
   * A mate in three is decided by trying everything, not by proof numbers (MateInThree), and a
   * defender's node before one is not left until it is decided: 4,500 short problems take a quarter
   * less time.
   *
   * Old children
   * ------------
   * A child first reached by a shorter path can send the search round in a circle in which no node
   * is ever expanded. While an expansion sees such a child the thresholds of the nodes below are
   * lifted just above their numbers until new leaves were expanded, one for each lift [3].
   *
   * Postponed moves
   * ---------------
   * The interpositions by drop on one square form a chain of which only the first, the cheapest, is
   * visible; the next appears when its predecessor is proven mated, so they count as one. So do the
   * promoting and the plain move of a pawn, bishop or rook.
   *
   * The drops of one slider from afar along one line are answered by much the same replies. They
   * stay visible, for the right distance can matter, but together weigh in dn only as the heaviest
   * of them. Measured: the hardest no-mate with a decision (mizar-muso040) takes 8.3 M nodes for
   * 9.7 M, twenty classics the same; to hide all but the nearest takes 7.0 M, but then mates in
   * three exist that are not found in any time.
   *
   * Thresholds
   * ----------
   * A child is searched until its number exceeds the next best one by an eighth, not just by one:
   * with one, small graphs full of circles made two children overtake each other for ever, and hard
   * no-mates took several times the nodes.
   *
   * [1] A. Nagai, Df-pn algorithm for searching AND/OR trees and its applications, 2002.
   * [2] A. Kishimoto, M. Müller, A general solution to the graph history interaction problem, 2004.
   * [3] A. Kishimoto, Dealing with infinite loops, underestimation, and overestimation of depth-first
   *     proof-number search, 2010.
   */

  /**
   * Repetitions are cut only where more than this many plies are left. Without a cut a disproof
   * never hangs on the path, and few plies end a circle soon enough.
   */
  private static final int LEAST_LENGTH_TO_CUT = 40;

  /** Where no more plies are left than this, a node is decided before it is left. */
  private static final int NEAR_HORIZON = 4;

  /** No node of the path was decided by another thread. */
  private static final int NOWHERE = Integer.MAX_VALUE;

  private final TranspositionTable memory;
  private final TableView table;
  private final RepetitionTable repetitions;
  private final Team team;
  private final int member;

  /** Whether there are other threads. */
  private final boolean accompanied;

  private final Trail trail;
  private final Path path = new Path();
  private final List<Expansion> stack = new ArrayList<>();
  private final CheckGenerator checks = new CheckGenerator();
  private final EvasionGenerator evasions = new EvasionGenerator();
  private final MateInOne mateInOne = new MateInOne();
  private final MateInThree mateInThree = new MateInThree();
  private final SearchClock clock;

  /** The position asked about, moved along the path; set by every question. */
  @SuppressWarnings("NullAway.Init")
  private Position position;

  private int rootDepth;

  /** Positions that count as lost for the attacker in the question being asked. */
  private @Nullable ForbiddenPositions forbidden;

  /** The replies that count in the question being asked, null for all legal ones. */
  private @Nullable CountingReplies counting;

  /** What plain keys are combined with while only some replies count. */
  private long countingWord;

  /** The length of the last proof or disproof. */
  private int length;

  /** How many decisions of other threads were looked at. */
  private int decisionsSeen;

  /** The ply of a node on the path that another thread has decided. */
  private int leaveTo;

  /**
   * One thread's search.
   *
   * @param memory the table of all threads
   * @param team all threads
   * @param member the number of this one
   * @param clock counts this thread's nodes
   * @param repetitionBytes size of this thread's repetition table
   */
  DfPnSearch(
      TranspositionTable memory, Team team, int member, SearchClock clock, long repetitionBytes) {
    this.memory = memory;
    this.clock = clock;
    this.team = team;
    this.member = member;
    table = new TableView(memory, member == 0);
    repetitions = new RepetitionTable(repetitionBytes);
    accompanied = team.size() > 1;
    trail = team.trail(member);
  }

  /** Says whose repetitions are to be heeded too. */
  void heedRepetitionsOf(DfPnSearch... others) {
    RepetitionTable[] tables = new RepetitionTable[others.length];
    for (int i = 0; i < others.length; i++) {
      tables[i] = others[i].repetitions;
    }
    repetitions.read(tables);
  }

  /** Forgets what this thread keeps for itself, as if the search were new. */
  void forget() {
    table.forget();
    repetitions.newGeneration();
  }

  /** The limits of the questions that follow. */
  SearchClock clock() {
    return clock;
  }

  /** Sets what is forbidden in the questions that follow, null for nothing. */
  void forbid(@Nullable ForbiddenPositions positions) {
    forbidden = positions;
  }

  /**
   * Sets which replies count in the questions that follow, null for all legal ones.
   *
   * @param word what plain keys are combined with meanwhile
   */
  void count(@Nullable CountingReplies replies, long word) {
    counting = replies;
    countingWord = word;
    mateInOne.count(replies);
    mateInThree.count(replies);
  }

  /** The length decided by the last question: a mate within it, or none within it. */
  int decidedLength() {
    return length;
  }

  /**
   * What the table knows of a position, without searching.
   *
   * @return a {@link Verdict}; {@link #decidedLength} tells the length
   */
  int look(Position asked, int wanted, int depth) {
    int verdict = table.probe(asked.key(), asked.hand(Side.ATTACKER), wanted, depth);
    length = table.length;
    return verdict;
  }

  /**
   * Asks whether the attacker mates within a length.
   *
   * @param asked the position, left as it was found; either side may be to move
   * @param wanted the length in plies, or {@link MateLength#INFINITE}
   * @param depth plies already played from where the table's depths count
   * @return a {@link Verdict}, {@link Verdict#OPEN} if a limit of the clock was reached
   */
  int search(Position asked, int wanted, int depth) {
    position = asked;
    length = MateLength.NOTHING;
    boolean attacker = asked.sideToMove() == Side.ATTACKER;
    if (wanted < (attacker ? 1 : 0)) {
      return Verdict.DISPROVEN;
    }
    repetitions.begin(depth, asked.key(), asked.hand(Side.ATTACKER));
    path.clear();
    rootDepth = depth;
    decisionsSeen = team.decisions();
    leaveTo = NOWHERE;
    Expansion root = open(0, depth, wanted, ProofNumber.INFINITE, ProofNumber.INFINITE, 0, true);
    Expansion last = run(root);
    if (last.verdict != Verdict.OPEN) {
      length = last.nodeLength;
    }
    return last.verdict;
  }

  /** Goes down to the best child or back to the parent until the root is done. */
  private Expansion run(Expansion root) {
    int ply = 0;
    Expansion node = root;
    try {
      while (true) {
        if (accompanied) {
          lookAround(node, ply);
        }
        if (!clock.isOver() && ply <= leaveTo && goesOn(node)) {
          node.searched = true;
          int child = node.best;
          int move = node.moves.get(child);
          int phiThreshold =
              Math.min(node.phiThreshold, ProofNumber.thresholdBeyond(node.secondPhi));
          int deltaThreshold =
              ProofNumber.minus(node.deltaThreshold, node.nodeDelta - node.greatestDelta);
          if (node.lifts > 0) {
            phiThreshold = Math.max(phiThreshold, node.phi[child] + 1);
            deltaThreshold = Math.max(deltaThreshold, node.delta[child] + 1);
          }
          boolean first = node.unvisited[child];
          position.doMove(move, node.key[child]);
          ply++;
          repetitions.extend(rootDepth + ply, move);
          if (accompanied) {
            trail.enter(node.key[child], rootDepth + ply);
          }
          int lifts = first && node.lifts > 0 ? node.lifts - 1 : node.lifts;
          node =
              open(
                  ply,
                  rootDepth + ply,
                  MateLength.after(node.wanted),
                  deltaThreshold,
                  phiThreshold,
                  lifts,
                  first);
        } else {
          close(node);
          if (ply == 0) {
            return node;
          }
          ply--;
          Expansion parent = stack.get(ply);
          int child = parent.best;
          position.undoMove(parent.moves.get(child), parent.boardKey);
          if (accompanied) {
            trail.leaveTo(rootDepth + ply);
          }
          parent.lifts = Math.min(parent.lifts, node.lifts);
          absorb(parent, child, node);
          node = parent;
        }
      }
    } catch (RuntimeException | Error e) {
      takeBack(ply);
      throw e;
    }
  }

  /** Leaves the position as it was found when the search breaks off. */
  private void takeBack(int plies) {
    for (int ply = plies - 1; ply >= 0; ply--) {
      Expansion node = stack.get(ply);
      position.undoMove(node.moves.get(node.best), node.boardKey);
    }
  }

  /** Whether the node is to be searched further. */
  private static boolean goesOn(Expansion node) {
    if (node.verdict != Verdict.OPEN) {
      return false;
    }
    if (node.lifts > 0) {
      return true;
    }
    if (node.searched && node.inheritedLifts > 0) {
      return false;
    }
    return node.crowdedPhi < node.phiThreshold && node.nodeDelta < node.deltaThreshold;
  }

  /** Enters the node the position stands at: generates its moves and looks its children up. */
  private Expansion open(
      int ply,
      int depth,
      int wanted,
      int phiThreshold,
      int deltaThreshold,
      int lifts,
      boolean first) {
    while (stack.size() <= ply) {
      stack.add(new Expansion());
    }
    Expansion node = stack.get(ply);
    node.attacker = position.sideToMove() == Side.ATTACKER;
    node.depth = depth;
    node.boardKey = position.key();
    node.attackerHand = position.hand(Side.ATTACKER);
    node.wanted = wanted;
    boolean near = wanted <= NEAR_HORIZON;
    node.phiThreshold = near ? ProofNumber.INFINITE : phiThreshold;
    node.deltaThreshold = near ? ProofNumber.INFINITE : deltaThreshold;
    node.lifts = lifts;
    node.inheritedLifts = lifts;
    node.searched = false;
    node.first = first;
    node.verdict = Verdict.OPEN;
    node.nodesBefore = clock.ownNodes();
    clock.count();
    if (depth >= Path.MOST_PLIES) {
      clock.exhaust();
    }
    if (memory.isCrowded()) {
      collectGarbage();
    }
    path.add(node.boardKey, node.attackerHand, depth);
    if (node.attacker && MateInThree.decides(wanted)) {
      decideNearHorizon(node);
      return node;
    }
    generate(node);
    if (node.size == 0) {
      decideWithoutMoves(node);
    } else {
      lookUpChildren(node);
    }
    return node;
  }

  private void decideNearHorizon(Expansion node) {
    node.moves.clear();
    node.prepare();
    node.verdict = mateInThree.decide(position);
    clock.count(mateInThree.nodes);
    node.nodeLength = mateInThree.length;
    node.nodeHand = mateInThree.hand;
    node.nodeRepetition = Expansion.NO_REPETITION;
  }

  private void collectGarbage() {
    if (accompanied) {
      team.collectGarbage();
    } else {
      memory.collectGarbage(clock);
    }
  }

  /**
   * Takes note of what other threads do: goes back to a node that one has decided, marks the
   * children they are below, and looks the best child up again before it is searched.
   */
  private void lookAround(Expansion node, int ply) {
    int all = team.decisions();
    if (all != decisionsSeen) {
      heed(all);
    }
    if (ply >= leaveTo) {
      if (ply == leaveTo) {
        takeOver(node);
        leaveTo = NOWHERE;
      }
      return;
    }
    while (node.verdict == Verdict.OPEN) {
      boolean moved = team.markCrowd(member, node);
      int best = node.best;
      if (best != node.fresh && lookAgain(node, best)) {
        moved = true;
      }
      if (moved) {
        update(node);
      }
      if (node.best == best) {
        return;
      }
    }
  }

  /** Looks whether decisions told since the last time concern nodes of the path. */
  private void heed(int all) {
    int from = Math.max(decisionsSeen, Team.firstRemembered(all));
    decisionsSeen = all;
    for (int number = from; number != all; number++) {
      int depth = path.depthOf(team.decision(number));
      if (depth >= 0 && depth - rootDepth < leaveTo && isDecided(stack.get(depth - rootDepth))) {
        leaveTo = depth - rootDepth;
      }
    }
  }

  private boolean isDecided(Expansion node) {
    return node.verdict == Verdict.OPEN
        && table.probe(node.boardKey, node.attackerHand, node.wanted, node.depth) != Verdict.OPEN;
  }

  /** Decides a node as the table says. */
  private void takeOver(Expansion node) {
    int verdict = table.probe(node.boardKey, node.attackerHand, node.wanted, node.depth);
    if (node.verdict == Verdict.OPEN && verdict != Verdict.OPEN) {
      node.verdict = verdict;
      node.nodeLength = table.length;
      node.nodeHand = table.hand;
      node.nodeRepetition = Expansion.NO_REPETITION;
    }
  }

  /** Whether the table knows more of an open child than the node does. */
  private boolean lookAgain(Expansion node, int i) {
    int wanted = MateLength.after(node.wanted);
    int verdict = table.probe(node.key[i], node.hand[i], wanted, node.depth + 1);
    if (verdict != Verdict.OPEN) {
      decideChild(node, i, verdict, table.length, table.hand);
      node.repetitionStart[i] = Expansion.NO_REPETITION;
      reveal(node, i);
      return true;
    }
    if (!table.found || table.repetition) {
      return false;
    }
    node.unvisited[i] = false;
    int phi = node.attacker ? table.pn : table.dn;
    int delta = node.attacker ? table.dn : table.pn;
    boolean changed = phi != node.phi[i] || delta != node.delta[i];
    node.phi[i] = phi;
    node.delta[i] = delta;
    return changed;
  }

  private void generate(Expansion node) {
    node.moves.clear();
    if (node.attacker) {
      checks.generate(position, node.moves);
    } else if (Attacks.inCheck(position, Side.DEFENDER)) {
      if (counting == null) {
        evasions.generate(position, node.moves);
      } else {
        counting.generate(position, node.moves);
      }
    } else {
      LegalMoves.generate(position, node.moves);
    }
    node.prepare();
    if (node.attacker) {
      linkPromotions(node);
      joinDistantDrops(node);
    } else {
      linkDrops(node);
    }
  }

  /** The plain move of a pawn, bishop or rook waits for its promoting twin. */
  private static void linkPromotions(Expansion node) {
    for (int i = 0; i + 1 < node.size; i++) {
      int move = node.moves.get(i);
      int twin = node.moves.get(i + 1);
      int type = Move.type(move);
      boolean lazy = type == PieceType.PAWN || type == PieceType.BISHOP || type == PieceType.ROOK;
      if (lazy && Move.promotes(move) && twin == (move ^ (1 << 14))) {
        node.link[i] = i + 1;
        node.hidden[i + 1] = true;
      }
    }
  }

  /** The drops of one slider along one line count as one. */
  private void joinDistantDrops(Expansion node) {
    if (!DistantDrops.arePossible(node.attackerHand)) {
      return;
    }
    for (int i = 0; i < node.size; i++) {
      node.join(i, DistantDrops.family(position, node.moves.get(i)));
    }
  }

  /** The drops on a square, which come cheapest first, wait for each other. */
  private static void linkDrops(Expansion node) {
    int before = Expansion.NO_LINK;
    for (int i = 0; i < node.size; i++) {
      if (Move.isDrop(node.moves.get(i))) {
        if (before != Expansion.NO_LINK
            && Move.to(node.moves.get(before)) == Move.to(node.moves.get(i))) {
          node.link[before] = i;
          node.hidden[i] = true;
        }
        before = i;
      }
    }
  }

  /** A mated defender, an attacker without check, or a defender at the root who cannot move. */
  private void decideWithoutMoves(Expansion node) {
    node.nodeRepetition = Expansion.NO_REPETITION;
    if (node.attacker) {
      node.verdict = Verdict.DISPROVEN;
      node.nodeLength = MateLength.INFINITE;
      node.nodeHand = HandDominance.withoutNewChecks(position, HandDominance.total(position));
    } else if (Attacks.inCheck(position, Side.DEFENDER)) {
      node.verdict = Verdict.PROVEN;
      node.nodeLength = 0;
      node.nodeHand = HandDominance.withMonopoly(position, Hand.EMPTY);
    } else {
      node.verdict = Verdict.DISPROVEN;
      node.nodeLength = MateLength.INFINITE;
      node.nodeHand = node.attackerHand;
    }
  }

  private void lookUpChildren(Expansion node) {
    for (int i = 0; i < node.size; i++) {
      int move = node.moves.get(i);
      node.key[i] = position.keyAfter(move);
      node.hand[i] = position.attackerHandAfter(move);
    }
    if (forbidden != null) {
      disguise(node, forbidden);
    }
    long touched = 0;
    for (int i = 0; i < node.size; i++) {
      if (!node.hidden[i]) {
        touched ^= table.touch(node.key[i]);
      }
    }
    node.touched = touched;
    boolean old = false;
    for (int i = 0; i < node.size; i++) {
      if (!node.hidden[i]) {
        old |= lookUp(node, i);
        if (node.phi[i] == 0) {
          node.hideFrom(i + 1);
          break;
        }
        if (node.delta[i] == 0 && node.link[i] != Expansion.NO_LINK) {
          node.hidden[node.link[i]] = false;
        }
      }
    }
    if (old) {
      node.lifts++;
    }
    update(node);
    node.fresh = node.best;
  }

  /** Lets the children's keys follow the hand, {@link ForbiddenPositions}. */
  private static void disguise(Expansion node, ForbiddenPositions positions) {
    long before = positions.disguise(node.attackerHand);
    for (int i = 0; i < node.size; i++) {
      node.key[i] ^= before ^ positions.disguise(node.hand[i]);
    }
  }

  /** Shows the moves chained behind one that has lost, until one has not. */
  private void reveal(Expansion node, int lost) {
    int i = lost;
    while (node.delta[i] == 0 && node.link[i] != Expansion.NO_LINK) {
      i = node.link[i];
      node.hidden[i] = false;
      lookUp(node, i);
    }
  }

  /** Finds out what is known of a child; returns whether it is an old one. */
  private boolean lookUp(Expansion node, int i) {
    int move = node.moves.get(i);
    int wanted = MateLength.after(node.wanted);
    long key = node.key[i];
    int hand = node.hand[i];
    node.repetitionStart[i] = Expansion.NO_REPETITION;
    node.order[i] = InitialNumbers.order(position, move, node.attacker);
    if (wanted < (node.attacker ? 0 : 1)) {
      decideChild(node, i, Verdict.DISPROVEN, wanted, HandDominance.totalAfter(position, move));
      return false;
    }
    if ((forbidden != null && isForbidden(forbidden, key, hand, node.depth + 1))
        || (counting != null && isPlainlyLost(key ^ countingWord, hand, node.depth + 1))) {
      decideChild(node, i, Verdict.DISPROVEN, MateLength.INFINITE, hand);
      return false;
    }
    int repeated = wanted > LEAST_LENGTH_TO_CUT ? path.repeats(key, hand) : -1;
    if (repeated >= 0) {
      decideChild(node, i, Verdict.DISPROVEN, wanted, hand);
      node.repetitionStart[i] = repeated;
      node.repetitionEnd[i] = repeated;
      node.anchors[i] = repetitions.anchorAt(repeated);
      return false;
    }
    int verdict = table.probe(key, hand, wanted, node.depth + 1);
    if (verdict != Verdict.OPEN) {
      decideChild(node, i, verdict, table.length, table.hand);
      return false;
    }
    if (table.repetition && repetitions.probe(key, hand, wanted, path, node.depth)) {
      decideChild(node, i, Verdict.DISPROVEN, wanted, hand);
      node.repetitionStart[i] = repetitions.start;
      node.repetitionEnd[i] = repetitions.end;
      node.anchors[i] = repetitions.anchors;
      return false;
    }
    if (!table.found) {
      guess(node, i, move, wanted);
      return false;
    }
    setNumbers(node, i, table.pn, table.dn);
    return table.old;
  }

  /** Whether a position is forbidden, or known to be no mate even if nothing is forbidden. */
  private boolean isForbidden(ForbiddenPositions positions, long key, int hand, int depth) {
    long plain = key ^ positions.disguise(hand);
    return positions.contains(plain, hand) || isPlainlyLost(plain, hand, depth);
  }

  /** Whether a position is known to be no mate when all replies count and nothing is forbidden. */
  private boolean isPlainlyLost(long plain, int hand, int depth) {
    return table.probe(plain, hand, MateLength.INFINITE, depth) == Verdict.DISPROVEN;
  }

  /**
   * First numbers of a child never seen, or its verdict if it is plain. The test of leaves was done
   * when the node was seen first; it is not repeated. A reply that lasted long enough when the
   * length asked was two plies less is tried first: on the hundred hardest of 4,500 short problems
   * that saves one position in fourteen.
   */
  private void guess(Expansion node, int i, int move, int wanted) {
    node.unvisited[i] = true;
    int guess =
        node.attacker
            ? InitialNumbers.afterCheck(position, move, wanted)
            : InitialNumbers.afterReply(position, move);
    int pn = Math.max(table.pn, InitialNumbers.pn(guess));
    int dn = Math.max(table.dn, InitialNumbers.dn(guess));
    setNumbers(node, i, pn, dn);
    if (!node.attacker) {
      boolean lasted = table.refuted >= wanted - 2;
      if (node.first) {
        testLeaf(node, i, move, wanted);
      }
      if (lasted && node.phi[i] != 0 && node.delta[i] != 0) {
        node.phi[i] = 1;
      }
    }
  }

  /** Decides an attacker's node that mates in one, has no check, or would have to mate in one. */
  private void testLeaf(Expansion node, int i, int move, int wanted) {
    clock.count();
    position.doMove(move, node.key[i]);
    int mate = mateInOne.find(position);
    if (mate != Move.NONE && endsForbidden(mate)) {
      position.undoMove(move, node.boardKey);
      return;
    }
    if (mate != Move.NONE) {
      position.doMove(mate, node.key[i]);
      int leaf = HandDominance.withMonopoly(position, Hand.EMPTY);
      position.undoMove(mate, node.key[i]);
      int proofHand = HandDominance.proofBeforeAttack(leaf, mate);
      table.storeProven(node.key[i], proofHand, 1, node.depth + 1, 1);
      decideChild(node, i, Verdict.PROVEN, 1, proofHand);
    } else if (mateInOne.checks() == 0) {
      int disproofHand = HandDominance.withoutNewChecks(position, HandDominance.total(position));
      table.storeDisproven(node.key[i], disproofHand, MateLength.INFINITE, node.depth + 1, 1);
      decideChild(node, i, Verdict.DISPROVEN, MateLength.INFINITE, disproofHand);
    } else if (wanted == 1) {
      table.storeDisproven(node.key[i], node.hand[i], 1, node.depth + 1, 1);
      decideChild(node, i, Verdict.DISPROVEN, 1, node.hand[i]);
    } else {
      int dn = InitialNumbers.dnOfLeaf(mateInOne.checks(), wanted);
      setNumbers(node, i, node.delta[i], Math.max(node.phi[i], dn));
    }
    position.undoMove(move, node.boardKey);
  }

  /** Whether the position after a mate in one is forbidden; another mate may not be. */
  private boolean endsForbidden(int mate) {
    if (forbidden == null) {
      return false;
    }
    long plain = position.keyAfter(mate) ^ forbidden.disguise(position.hand(Side.ATTACKER));
    return forbidden.contains(plain, position.attackerHandAfter(mate));
  }

  private static void setNumbers(Expansion node, int i, int pn, int dn) {
    node.phi[i] = node.attacker ? pn : dn;
    node.delta[i] = node.attacker ? dn : pn;
  }

  private static void decideChild(Expansion node, int i, int verdict, int length, int hand) {
    boolean wins = (verdict == Verdict.PROVEN) == node.attacker;
    node.phi[i] = wins ? 0 : ProofNumber.INFINITE;
    node.delta[i] = wins ? ProofNumber.INFINITE : 0;
    node.length[i] = length;
    node.finalHand[i] = hand;
    node.unvisited[i] = false;
  }

  /** Takes over what the search of a child has found. */
  private void absorb(Expansion node, int i, Expansion child) {
    node.unvisited[i] = false;
    node.fresh = i;
    if (child.verdict == Verdict.OPEN) {
      node.phi[i] = child.nodeDelta;
      node.delta[i] = child.crowdedPhi;
    } else {
      decideChild(node, i, child.verdict, child.nodeLength, child.nodeHand);
      node.repetitionStart[i] = child.nodeRepetition;
      node.repetitionEnd[i] = child.nodeRepetitionEnd;
      node.anchors[i] = child.nodeAnchors;
      reveal(node, i);
    }
    update(node);
  }

  /** Recomputes the node's numbers and decides it if they say so. */
  private void update(Expansion node) {
    node.refresh();
    if (node.openChildren == 0) {
      if (node.attacker) {
        decideAllDisproven(node);
      } else {
        decideAllProven(node);
      }
    } else if (node.nodePhi == 0) {
      decideByBest(node);
    }
  }

  private void decideByBest(Expansion node) {
    int i = node.best;
    int move = node.moves.get(i);
    node.nodeRepetition = node.repetitionStart[i];
    node.nodeRepetitionEnd = node.repetitionEnd[i];
    node.nodeAnchors = node.anchors[i];
    node.nodeLength = MateLength.before(node.length[i]);
    if (node.attacker) {
      node.verdict = Verdict.PROVEN;
      node.nodeHand = HandDominance.proofBeforeAttack(node.finalHand[i], move);
    } else {
      node.verdict = Verdict.DISPROVEN;
      node.nodeHand = Hand.min(node.finalHand[i], HandDominance.total(position));
    }
  }

  private void decideAllDisproven(Expansion node) {
    int hand = HandDominance.total(position);
    int shortest = MateLength.INFINITE;
    int start = Expansion.NO_REPETITION;
    int end = -1;
    long anchors = 0;
    for (int i = 0; i < node.size; i++) {
      int childHand = node.finalHand[i];
      hand = Hand.min(hand, HandDominance.disproofBeforeAttack(childHand, node.moves.get(i)));
      shortest = Math.min(shortest, MateLength.before(node.length[i]));
      start = Math.min(start, node.repetitionStart[i]);
      if (node.repetitionStart[i] != Expansion.NO_REPETITION) {
        end = Math.max(end, node.repetitionEnd[i]);
        anchors |= node.anchors[i];
      }
    }
    node.verdict = Verdict.DISPROVEN;
    node.nodeLength = shortest;
    node.nodeRepetition = start;
    node.nodeRepetitionEnd = end;
    node.nodeAnchors = anchors;
    node.nodeHand = HandDominance.withoutNewChecks(position, hand);
  }

  private void decideAllProven(Expansion node) {
    int hand = Hand.EMPTY;
    int longest = 0;
    for (int i = 0; i < node.size; i++) {
      hand = Hand.max(hand, node.finalHand[i]);
      longest = Math.max(longest, node.length[i] + 1);
    }
    node.verdict = Verdict.PROVEN;
    node.nodeLength = longest;
    node.nodeRepetition = Expansion.NO_REPETITION;
    node.nodeHand = HandDominance.withMonopoly(position, hand);
  }

  /** Leaves the node: off the path, into the table. */
  private void close(Expansion node) {
    path.remove(node.boardKey, node.depth);
    long amount = clock.ownNodes() - node.nodesBefore;
    int depth = node.depth;
    node.lifts = Math.min(node.lifts, node.inheritedLifts);
    if (node.verdict == Verdict.PROVEN) {
      if (node.attacker || Attacks.inCheck(position, Side.DEFENDER)) {
        table.storeProven(node.boardKey, node.nodeHand, node.nodeLength, depth, amount);
        tell(node, amount);
      }
    } else if (node.verdict == Verdict.OPEN) {
      int pn = node.attacker ? node.nodePhi : node.nodeDelta;
      int dn = node.attacker ? node.nodeDelta : node.nodePhi;
      table.storeOpen(node.boardKey, node.attackerHand, node.wanted, pn, dn, depth, amount);
    } else if (node.nodeRepetition < depth) {
      table.storeRepetition(node.boardKey, node.attackerHand, node.wanted, depth, amount);
      leaveOwnRepetition(node);
      repetitions.store(node, stack);
    } else {
      node.nodeRepetition = Expansion.NO_REPETITION;
      table.storeDisproven(node.boardKey, node.nodeHand, node.nodeLength, depth, amount);
      tell(node, amount);
    }
  }

  private void tell(Expansion node, long amount) {
    if (accompanied && amount >= Team.WORTH_TELLING) {
      team.tell(node.boardKey);
    }
  }

  /** Takes the node itself out of the repetitions its disproof rests on: they close here. */
  private void leaveOwnRepetition(Expansion node) {
    int ply = node.depth - rootDepth;
    if (ply < RepetitionTable.LAST_PLY) {
      node.nodeAnchors &= (1L << ply) - 1;
    }
    boolean exact = ply < RepetitionTable.LAST_PLY;
    node.nodeRepetitionEnd =
        exact
            ? rootDepth + 63 - Long.numberOfLeadingZeros(node.nodeAnchors)
            : Math.min(node.nodeRepetitionEnd, node.depth - 1);
  }
}
