package kemuri.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.reference.CheckGraph.Node;
import kemuri.reference.CheckGraph.Step;

/**
 * The best play of both sides under a rule of futile interpositions, exhaustively.
 *
 * <p>Its measure is the key: twice the plies to the mate, and one more if the attacker's hand is
 * empty then; the attacker minimises it, the defender maximises it. Keys are found for 0, 1, 2, …
 * plies, those of one length in the order of the checker's distance, on which rule F may fall back.
 */
final class BestPlay {
  private static final Comparator<Step> ORDER_OF_MOVES =
      Comparator.comparing((Step step) -> step.usi().replace("+", ""))
          .thenComparing(step -> !Move.promotes(step.move()));

  private final CheckGraph graph;
  private final ForcedMates mates;
  private final FutileRule futile;
  private final Map<Node, Entry> entries = new HashMap<>();

  /** Best play over a graph, of which {@code mates} are the mates of any length. */
  BestPlay(CheckGraph graph, ForcedMates mates, FutileRule futile) {
    this.graph = graph;
    this.mates = mates;
    this.futile = futile;
  }

  /** The key of a position with a forced mate. */
  int key(Node node) {
    return entry(node).key;
  }

  /** The plies to the mate from a position with a forced mate. */
  int plies(Node node) {
    return key(node) / 2;
  }

  /** Whether the defender is mated, by the rule of futile interpositions. */
  boolean isMated(Node node) {
    return !node.attacks() && mates.mates(node) && plies(node) == 0;
  }

  /** The checks that mate by force, or the replies that count. */
  List<Step> choices(Node node) {
    return entry(node).choices;
  }

  /** The choices that keep the key. */
  List<Step> best(Node node) {
    return choices(node).stream().filter(step -> key(step.to()) == key(node) - 2).toList();
  }

  /** The main line from a position with a forced mate. */
  Line mainLine(Node start) {
    List<Step> steps = new ArrayList<>();
    for (Node node = start; !isMated(node); node = steps.get(steps.size() - 1).to()) {
      steps.add(preferred(node));
    }
    return new Line(start, steps);
  }

  private Step preferred(Node node) {
    Entry entry = entry(node);
    if (entry.preferred.isEmpty()) {
      Comparator<Step> order =
          node.attacks()
              ? ORDER_OF_MOVES
              : Comparator.comparing((Step step) -> best(step.to()).size() != 1)
                  .thenComparing(step -> piecesAtEnd(step.to()))
                  .thenComparing(BestPlay::cheapness)
                  .thenComparing(ORDER_OF_MOVES);
      List<Step> best = best(node);
      best.stream()
          .filter(
              step ->
                  node.attacks()
                      || best.stream().noneMatch(other -> isCheaperOnSameSquare(other, step)))
          .min(order)
          .ifPresent(entry.preferred::add);
    }
    return entry.preferred.get(0);
  }

  private static int cheapness(Step step) {
    return Move.isDrop(step.move()) ? Move.type(step.move()) : 0;
  }

  /** Whether a reply drops a cheaper piece where another one drops one. */
  private static boolean isCheaperOnSameSquare(Step one, Step other) {
    return Move.isDrop(one.move())
        && Move.isDrop(other.move())
        && Move.to(one.move()) == Move.to(other.move())
        && cheapness(one) < cheapness(other);
  }

  /** Pieces on the board and in the attacker's hand at the end of the main line. */
  private int piecesAtEnd(Node node) {
    if (!isMated(node)) {
      return piecesAtEnd(preferred(node).to());
    }
    int pieces = inAttackersHand(node);
    for (int square = 0; square < Square.COUNT; square++) {
      pieces += node.position().pieceAt(square) != 0 ? 1 : 0;
    }
    return pieces;
  }

  private static int inAttackersHand(Node node) {
    int pieces = 0;
    for (int kind = PieceType.PAWN; kind <= PieceType.ROOK; kind++) {
      pieces += node.position().inHand(Side.ATTACKER, kind);
    }
    return pieces;
  }

  private Entry entry(Node node) {
    Entry known = entries.get(node);
    if (known == null) {
      solve(reach(node));
      known = entries.get(node);
    }
    if (known == null) {
      throw new IllegalArgumentException("no mate: " + node.position());
    }
    return known;
  }

  /** New entries for a mated position and all mated positions that its key may depend on. */
  private List<Entry> reach(Node start) {
    List<Entry> added = new ArrayList<>();
    ArrayDeque<Node> agenda = new ArrayDeque<>(List.of(start));
    while (!agenda.isEmpty()) {
      Node node = agenda.remove();
      if (!entries.containsKey(node) && mates.mates(node)) {
        Entry entry = new Entry(node);
        entries.put(node, entry);
        added.add(entry);
        node.steps().forEach(step -> agenda.add(step.to()));
        entry.blocks.values().forEach(list -> list.forEach(capture -> agenda.add(capture.after)));
      }
    }
    added.sort(Comparator.comparing(entry -> entry.check.between().size()));
    return added;
  }

  private void solve(List<Entry> added) {
    List<Entry> open = new ArrayList<>(added);
    for (int plies = 0; !open.isEmpty(); plies++) {
      for (Entry entry : open) {
        if (entry.node.attacks() && plies % 2 == 1) {
          attack(entry, plies);
        } else if (!entry.node.attacks() && plies % 2 == 0) {
          defend(entry, plies);
        }
      }
      open.removeIf(entry -> entry.key >= 0);
    }
  }

  private void attack(Entry entry, int plies) {
    List<Step> mating = entry.node.steps().stream().filter(step -> mates.mates(step.to())).toList();
    int least = Integer.MAX_VALUE;
    for (Step check : mating) {
      if (isWithin(check.to(), plies - 1)) {
        least = Math.min(least, 2 + key(check.to()));
      }
    }
    if (least != Integer.MAX_VALUE) {
      entry.decide(least, mating);
    }
  }

  private void defend(Entry entry, int plies) {
    List<Step> counting = new ArrayList<>();
    int longest = 0;
    for (Step reply : entry.node.steps()) {
      if (!entry.blocks.containsKey(reply)) {
        if (!isWithin(reply.to(), plies - 1)) {
          return;
        }
        longest = Math.max(longest, 1 + plies(reply.to()));
        counting.add(reply);
      }
    }
    for (Step block : entry.blocks.keySet()) {
      if (!isFutile(entry, block, longest)) {
        if (!isWithin(block.to(), plies - 1)) {
          return;
        }
        counting.add(block);
      }
    }
    int key = inAttackersHand(entry.node) == 0 ? 1 : 0;
    for (Step reply : counting) {
      key = Math.max(key, 2 + key(reply.to()));
    }
    entry.decide(key, counting);
  }

  private boolean isWithin(Node node, int plies) {
    Entry entry = entries.get(node);
    return entry != null && entry.key >= 0 && entry.key / 2 <= plies;
  }

  /** Whether the rule leaves out a block, the other replies lasting {@code longest} plies. */
  private boolean isFutile(Entry entry, Step block, int longest) {
    for (Capture capture : entry.blocks.getOrDefault(block, List.of())) {
      boolean futileOfKind =
          switch (futile) {
            case OFF -> false;
            case X -> capture.byChecker && isWithin(capture.after, longest);
            case STANDARD -> isWithin(capture.after, capture.byChecker ? longest : 0);
            case UNBOUNDED -> capture.byChecker || isWithin(capture.after, 0);
          };
      if (futileOfKind && mates.mates(capture.after)) {
        return true;
      }
    }
    return false;
  }

  /** A capture of a block that rule F looks at, with the position in which the block is gone. */
  private record Capture(boolean byChecker, Node after) {}

  /** What is known of a mated position. */
  private final class Entry {
    private final Node node;
    private final LineCheck check;
    private final Map<Step, List<Capture>> blocks = new LinkedHashMap<>();
    private int key = -1;
    private List<Step> choices = List.of();
    private final List<Step> preferred = new ArrayList<>(1);

    private Entry(Node node) {
      this.node = node;
      check = node.attacks() ? LineCheck.NONE : LineCheck.of(node.position());
      if (futile == FutileRule.OFF || check.between().isEmpty()) {
        return;
      }
      for (Step reply : node.steps()) {
        if (check.between().contains(Move.to(reply.move()))) {
          blocks.put(reply, captures(reply));
        }
      }
    }

    private List<Capture> captures(Step block) {
      int square = Move.to(block.move());
      List<Capture> captures = new ArrayList<>();
      for (Step capture : block.to().steps()) {
        NaiveShogi after = capture.to().position();
        int king = after.kingOf(Side.DEFENDER);
        boolean byChecker = Move.from(capture.move()) == check.checker();
        boolean checksAlone =
            after.attacks(square, king) && after.attackers(Side.ATTACKER, king) == 1;
        if (Move.to(capture.move()) == square && (byChecker || checksAlone)) {
          Node gone = graph.node(after.withHandsOf(node.position()));
          captures.add(new Capture(byChecker, gone));
        }
      }
      return captures;
    }

    private void decide(int newKey, List<Step> newChoices) {
      key = newKey;
      choices = newChoices;
    }
  }
}
