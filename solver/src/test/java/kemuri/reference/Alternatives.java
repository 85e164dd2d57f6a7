package kemuri.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.board.Move;
import kemuri.board.Side;
import kemuri.reference.CheckGraph.Node;
import kemuri.reference.CheckGraph.Step;

/** The checks off a line that mate as well, each with its kind. */
final class Alternatives {
  private final ForcedMates mates;
  private final BestPlay play;
  private final Line line;
  private final int length;

  /** The alternatives to a line of best play. */
  Alternatives(ForcedMates mates, BestPlay play, Line line) {
    this.mates = mates;
    this.play = play;
    this.line = line;
    this.length = line.length();
  }

  /** The alternatives at the attacker's plies from {@code first} on. */
  List<Finding> from(int first) {
    List<Finding> found = new ArrayList<>();
    for (int ply = first; ply <= length; ply += 2) {
      for (Step check : play.choices(line.after(ply - 1))) {
        if (check.move() != line.move(ply)) {
          found.add(new Finding(kind(ply, check), ply, check.usi()));
        }
      }
    }
    return found;
  }

  private String kind(int ply, Step check) {
    if (ply == length) {
      return "final-move";
    }
    int move = line.move(ply);
    boolean equallyLong = ply + play.plies(check.to()) == length;
    boolean drops = Move.isDrop(move) && Move.isDrop(check.move());
    boolean boardMoves = !Move.isDrop(move) && !Move.isDrop(check.move());
    if (equallyLong && boardMoves && isPromotionChoice(ply, check)) {
      return "promotion-choice";
    }
    if (equallyLong && drops && isDistantDrop(ply, check) && isSameIdea(ply, check)) {
      return "drop-distance";
    }
    if (equallyLong && boardMoves && isDistantMove(ply, check) && isSameIdea(ply, check)) {
      return "move-distance";
    }
    if (matesAvoiding(check, 0, length)) {
      return "cook";
    }
    if (!matesAvoiding(check, 0, ply - 1)) {
      return "detour-return";
    }
    return equallyLong ? "move-order" : "detour-merge";
  }

  private boolean isPromotionChoice(int ply, Step check) {
    int move = line.move(ply);
    boolean samePath =
        Move.from(move) == Move.from(check.move()) && Move.to(move) == Move.to(check.move());
    String reply = NaiveSfen.usi(line.move(ply + 1));
    return samePath
        && play.choices(check.to()).stream()
            .anyMatch(
                other ->
                    other.usi().equals(reply)
                        && play.plies(other.to()) == play.plies(line.after(ply + 1)));
  }

  private boolean isDistantDrop(int ply, Step check) {
    int king = line.after(ply - 1).position().kingOf(Side.DEFENDER);
    return Move.type(line.move(ply)) == Move.type(check.move())
        && isSameDirection(king, line.move(ply), check.move());
  }

  /** Only a slide leads to two squares in one direction. */
  private boolean isDistantMove(int ply, Step check) {
    int move = line.move(ply);
    return Move.from(move) == Move.from(check.move())
        && Move.to(move) != Move.to(check.move())
        && Move.promotes(move) == Move.promotes(check.move())
        && isSameDirection(Move.from(move), move, check.move());
  }

  private static boolean isSameDirection(int origin, int move, int other) {
    int direction = LineCheck.direction(origin, Move.to(move));
    return direction != 0 && direction == LineCheck.direction(origin, Move.to(other));
  }

  private boolean isSameIdea(int ply, Step check) {
    return !matesAvoiding(check, ply, length) || isSameLine(ply, check);
  }

  /**
   * Whether the rest of the line mates after the alternative, with the piece that went elsewhere
   * starting from there, or captured there, until it has moved.
   */
  private boolean isSameLine(int ply, Step check) {
    int there = Move.to(line.move(ply));
    int elsewhere = Move.to(check.move());
    boolean stands = true;
    Node node = check.to();
    for (int next = ply + 1; next <= length; next++) {
      int move = line.move(next);
      boolean moves = stands && !Move.isDrop(move) && Move.from(move) == there;
      boolean captures = stands && Move.to(move) == there;
      Optional<Step> step =
          find(
              node,
              move,
              moves ? elsewhere : Move.from(move),
              captures ? elsewhere : Move.to(move));
      if (step.isEmpty()) {
        return false;
      }
      stands &= !moves && !captures;
      node = step.get().to();
    }
    return play.isMated(node);
  }

  private static Optional<Step> find(Node node, int move, int from, int to) {
    return node.steps().stream()
        .filter(step -> Move.from(step.move()) == from && Move.to(step.move()) == to)
        .filter(step -> Move.promotes(step.move()) == Move.promotes(move))
        .findAny();
  }

  /** Whether the attacker still mates if the line's positions after those plies are lost. */
  private boolean matesAvoiding(Step check, int first, int last) {
    List<NaiveShogi> forbidden = line.positions(first, last);
    ForcedMates avoiding =
        new ForcedMates(
            node -> !mates.mates(node) || forbidden.stream().anyMatch(node.position()::isAtLeast));
    return avoiding.mates(check.to());
  }
}
