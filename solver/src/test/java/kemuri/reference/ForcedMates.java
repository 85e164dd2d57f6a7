package kemuri.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import kemuri.reference.CheckGraph.Node;

/**
 * Which positions the attacker mates from by force, whatever the length: the least set that holds
 * an attacker's position with a check into the set and a defender's with all replies in it.
 *
 * <p>Of the replies only as many are looked at as are known to be mated, and one (Liu and Smolka,
 * 1998): when nothing is left to look at, that one is an escape.
 */
final class ForcedMates {
  private final Predicate<Node> lost;
  private final Set<Node> mated = new HashSet<>();
  private final Map<Node, List<Node>> waiting = new HashMap<>();
  private final ArrayDeque<Node> agenda = new ArrayDeque<>();

  /** Mates that avoid the positions {@code lost} for the attacker. */
  ForcedMates(Predicate<Node> lost) {
    this.lost = lost;
  }

  /** Whether the attacker mates from a position. */
  boolean mates(Node node) {
    waitingFor(node);
    while (!agenda.isEmpty()) {
      examine(agenda.remove());
    }
    return mated.contains(node);
  }

  private void examine(Node node) {
    boolean mates =
        node.attacks()
            ? node.steps().stream().anyMatch(step -> isMated(step.to(), node))
            : node.steps().stream().allMatch(step -> isMated(step.to(), node));
    if (mates && mated.add(node)) {
      agenda.addAll(waitingFor(node));
    }
  }

  /** Whether a successor is known to be mated; if it is not, {@code node} waits for it. */
  private boolean isMated(Node successor, Node node) {
    if (mated.contains(successor)) {
      return true;
    }
    waitingFor(successor).add(node);
    return false;
  }

  /** Who waits for a node; puts it on the agenda when it is met first. */
  private List<Node> waitingFor(Node node) {
    List<Node> known = waiting.get(node);
    if (known == null) {
      known = new ArrayList<>();
      waiting.put(node, known);
      if (!lost.test(node)) {
        agenda.add(node);
      }
    }
    return known;
  }
}
