package kemuri.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Move;
import kemuri.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * Collects the tree of moves of a record, as the files have it: line after line, each going back to
 * replace a move of an earlier one. A variation that starts with a move already there goes on with
 * it, so that no position has the same move twice.
 */
public final class RecordBuilder {
  /** How deep variations may be nested. */
  public static final int MAX_NESTING = 200;

  private final Diagram start;
  private final @Nullable Position position;
  private final Node root = new Node(null, 0, 0, new Step.Play(Move.NONE));
  private final Deque<OpenLine> lines = new ArrayDeque<>();
  private Node current = root;

  /** A record that starts from a diagram. */
  public RecordBuilder(Diagram start) {
    this.start = start;
    boolean playable = DiagramFlaw.of(start, Attacker.AUTO).isEmpty();
    this.position = playable ? Position.of(start, Attacker.AUTO, DefenderHand.GIVEN) : null;
    lines.push(new OpenLine(0, root));
  }

  /**
   * The position of the last step, to be read only.
   *
   * @throws NotationException if nothing can be played from the start; the place is left open
   */
  public Position position() throws NotationException {
    if (position == null) {
      throw new NotationException(
          "expected a playable diagram before the moves: "
              + DiagramFlaw.of(start, Attacker.AUTO).get(0).detail(),
          0);
    }
    return position;
  }

  /** Who is to move here. */
  public Color mover() {
    return position == null ? start.sideToMove() : Turn.mover(position);
  }

  /** The number of steps from the start to here. */
  public int ply() {
    return current.ply;
  }

  /** Whether the line has ended here. */
  public boolean isEnded() {
    return current.event instanceof Step.End;
  }

  /** The move that led here, {@link Move#NONE} at the start and where the line has ended. */
  public int previous() {
    return current.event instanceof Step.Play play ? play.move() : Move.NONE;
  }

  /**
   * Plays a legal move.
   *
   * @throws NotationException if variations are nested too deep; the place is left open
   */
  public void play(int move) throws NotationException {
    Position here = position();
    append(new Step.Play(move));
    here.doMove(move);
  }

  /**
   * Ends the line.
   *
   * @throws NotationException if nothing can be played from the start, or variations are nested too
   *     deep; the place is left open
   */
  public void end(Ending ending) throws NotationException {
    var unused = position();
    append(new Step.End(ending));
  }

  private void append(Step.Event event) throws NotationException {
    if (isEnded()) {
      throw new NotationException(
          "expected no move after the end of the line (変化 begins another)", 0);
    }
    Node next = current.child(event);
    if (next == null) {
      int nesting = current.nesting + (current.children.isEmpty() ? 0 : 1);
      if (nesting > MAX_NESTING) {
        throw new NotationException(
            "expected variations nested at most " + MAX_NESTING + " deep: leave some out", 0);
      }
      next = new Node(current, current.ply + 1, nesting, event);
      current.children.add(next);
    }
    current = next;
    lines.element().last = next;
  }

  /**
   * Tells how long the last step took, in seconds; what is too long or not the first is left out.
   */
  public void time(int seconds) {
    if (current != root && current.seconds == 0 && 0 < seconds && seconds <= Step.LONGEST) {
      current.seconds = seconds;
    }
  }

  /** Adds a line of comment to the last step. */
  public void comment(String line) {
    current.comments.add(line);
  }

  /**
   * Goes back to where a step of the latest line that is long enough can be replaced.
   *
   * @param ply the step, counted from 1
   * @return whether there is such a line; if not, nothing has changed
   */
  public boolean branch(int ply) {
    if (ply < 1 || lines.stream().noneMatch(line -> line.has(ply))) {
      return false;
    }
    while (!lines.element().has(ply)) {
      lines.pop();
    }
    Node place = lines.element().last;
    while (place.ply >= ply) {
      place = place.parent();
    }
    goTo(place);
    lines.push(new OpenLine(ply, place));
    return true;
  }

  /** Goes back to a step on the way here, from where the next line starts. */
  public void backTo(int ply) {
    while (current.ply > ply) {
      goUp();
    }
  }

  private void goTo(Node target) {
    Deque<Node> down = new ArrayDeque<>();
    Node node = target;
    while (node.ply > current.ply) {
      down.push(node);
      node = node.parent();
    }
    while (current != node) {
      if (current.ply > node.ply) {
        goUp();
      } else {
        down.push(node);
        node = node.parent();
      }
    }
    for (Node step : down) {
      if (position != null && step.event instanceof Step.Play play) {
        position.doMove(play.move());
      }
      current = step;
    }
  }

  private void goUp() {
    if (position != null && current.event instanceof Step.Play play) {
      position.undoMove(play.move());
    }
    current = current.parent();
  }

  /** The record of all that was collected. */
  public GameRecord build(Map<String, String> headers) {
    List<Step> line = root.children.isEmpty() ? List.of() : line(root.children.get(0), true);
    return new GameRecord(start, headers, root.comments, line);
  }

  /** The line that starts with a step; {@code main} if others hang on that step. */
  private static List<Step> line(Node first, boolean main) {
    List<Step> steps = new ArrayList<>();
    boolean replaceable = main;
    Node node = first;
    while (true) {
      List<List<Step>> variations = new ArrayList<>();
      List<Node> siblings = node.parent().children;
      for (int i = 1; replaceable && i < siblings.size(); i++) {
        variations.add(line(siblings.get(i), false));
      }
      steps.add(new Step(node.event, node.seconds, node.comments, variations));
      if (node.children.isEmpty()) {
        return steps;
      }
      node = node.children.get(0);
      replaceable = true;
    }
  }

  /** A line that later ones can branch off. */
  private static final class OpenLine {
    private final int first;
    private Node last;

    OpenLine(int first, Node last) {
      this.first = first;
      this.last = last;
    }

    /**
     * Whether a step of the line can be replaced; what replaces its first one belongs elsewhere.
     */
    boolean has(int ply) {
      return first < ply && ply <= last.ply;
    }
  }

  /** A step with all that follows it. */
  private static final class Node {
    private final @Nullable Node parent;
    private final int ply;
    private final int nesting;
    private final Step.Event event;
    private int seconds;
    private final List<String> comments = new ArrayList<>();
    private final List<Node> children = new ArrayList<>();

    Node(@Nullable Node parent, int ply, int nesting, Step.Event event) {
      this.parent = parent;
      this.ply = ply;
      this.nesting = nesting;
      this.event = event;
    }

    Node parent() {
      if (parent == null) {
        throw new IllegalStateException("nothing is before the start");
      }
      return parent;
    }

    @Nullable Node child(Step.Event wanted) {
      for (Node child : children) {
        if (child.event.equals(wanted)) {
          return child;
        }
      }
      return null;
    }
  }
}
