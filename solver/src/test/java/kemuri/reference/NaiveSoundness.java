package kemuri.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.board.Side;
import kemuri.board.Square;
import kemuri.reference.CheckGraph.Node;
import kemuri.reference.CheckGraph.Step;
import kemuri.reference.CheckGraph.TooLargeException;

/**
 * The examination of a problem for faults, word for word by their definitions over the whole graph
 * of checks and replies.
 */
public final class NaiveSoundness {
  private final NaiveShogi position;
  private final FutileRule futile;
  private final int maxPositions;
  private final CheckGraph graph;
  private final ForcedMates mates = new ForcedMates(node -> false);
  private final BestPlay play;
  private final int key;
  private final Line line;
  private final Set<Finding> findings = new TreeSet<>();

  private NaiveSoundness(NaiveShogi position, FutileRule futile, int maxPositions) {
    this.position = position;
    this.futile = futile;
    this.maxPositions = maxPositions;
    graph = new CheckGraph(maxPositions);
    play = new BestPlay(graph, mates, futile);
    Node root = graph.node(position);
    boolean mate = mates.mates(root);
    key = mate ? play.key(root) : 0;
    line = mate ? play.mainLine(root) : new Line(root, List.of());
    if (!mate) {
      findings.add(new Finding("no-mate", 0, ""));
      return;
    }
    if (leftover()) {
      findLeftover();
    } else {
      findEqualVariations();
    }
    findOtherVariations();
    findings.addAll(new Alternatives(mates, play, line).from(1));
  }

  /**
   * Examines a problem with the attacker to move; empty if more than {@code maxPositions} positions
   * are met.
   */
  public static Optional<NaiveSoundness> of(
      NaiveShogi position, FutileRule futile, int maxPositions) {
    try {
      return Optional.of(new NaiveSoundness(position, futile, maxPositions));
    } catch (TooLargeException e) {
      return Optional.empty();
    }
  }

  /** The problem. */
  public NaiveShogi position() {
    return position;
  }

  /** Whether the attacker mates by force. */
  public boolean mates() {
    return line.length() > 0;
  }

  /** The plies of the solution, zero without a mate. */
  public int plies() {
    return line.length();
  }

  /** Whether the attacker has pieces left at the end of the solution. */
  public boolean leftover() {
    return mates() && key % 2 == 0;
  }

  /** The main line in USI. */
  public List<String> line() {
    return line.usi();
  }

  /** How many replies along the main line the futile rule leaves out. */
  public int futileReplies() {
    int left = 0;
    for (int ply = 1; ply <= plies(); ply += 2) {
      left += line.after(ply).steps().size() - play.choices(line.after(ply)).size();
    }
    return left;
  }

  /** What was found, but for unneeded pieces. */
  public Set<Finding> findings() {
    return findings;
  }

  /** The number of positions met. */
  public int size() {
    return graph.size();
  }

  /** The verdict: {@code sound}, {@code flawed}, {@code unsound} or {@code no-mate}. */
  public String verdict(Profile profile) {
    Set<String> severities = new TreeSet<>();
    for (Finding finding : findings) {
      severities.add(profile.severity(nuance(finding)));
    }
    if (severities.contains("fatal")) {
      return mates() ? "unsound" : "no-mate";
    }
    return severities.contains("flaw") || severities.contains("minor") ? "flawed" : "sound";
  }

  private String nuance(Finding finding) {
    String kind = finding.kind();
    if (kind.equals("final-move") && finding.ply() == 1) {
      return "only-move";
    }
    if (kind.equals("drop-distance") && "LBR".indexOf(finding.move().charAt(0)) >= 0) {
      return "far-drop-distance";
    }
    return kind.equals("cook") && isMirrored(finding) ? "mirrored-cook" : kind;
  }

  /** Whether a cook begins the mirror image of the solution on a symmetric diagram. */
  private boolean isMirrored(Finding cook) {
    boolean mirrored = true;
    for (int square = 0; square < Square.COUNT; square++) {
      mirrored &= position.pieceAt(square) == position.pieceAt(Square.mirror(square));
    }
    for (int ply = 1; ply < cook.ply(); ply++) {
      mirrored &= Move.mirror(line.move(ply)) == line.move(ply);
    }
    String mirror = NaiveSfen.usi(Move.mirror(line.move(cook.ply())));
    return mirrored && mirror.equals(cook.move());
  }

  private void findLeftover() {
    int plies = plies();
    for (int ply = 2; ply < plies; ply += 2) {
      for (Step reply : play.choices(line.after(ply - 1))) {
        if (2 * ply + play.key(reply.to()) == 2 * (plies - 2) + 1) {
          findings.add(new Finding("longer-variation", ply, reply.usi()));
        }
      }
    }
    if (findings.isEmpty()) {
      findings.add(new Finding("leftover", plies, NaiveSfen.usi(line.move(plies))));
    }
  }

  private void findEqualVariations() {
    for (int ply = 2; ply <= plies() - 3; ply += 2) {
      for (Step reply : equalReplies(ply)) {
        findings.add(new Finding("equal-variation", ply, reply.usi()));
        Line variation = line.branch(ply, reply, play.mainLine(reply.to()));
        for (Finding finding : new Alternatives(mates, play, variation).from(ply + 1)) {
          if (finding.kind().equals("cook")) {
            findings.add(new Finding("equal-variation-cook", finding.ply(), finding.move()));
          }
        }
      }
    }
  }

  /** The other replies that keep the key; of drops on one square the cheapest alone. */
  private List<Step> equalReplies(int ply) {
    List<Step> replies = new ArrayList<>();
    Map<Integer, Step> drops = new HashMap<>();
    for (Step reply : play.best(line.after(ply - 1))) {
      if (Move.isDrop(reply.move())) {
        drops.merge(
            Move.to(reply.move()),
            reply,
            (a, b) -> Move.type(a.move()) < Move.type(b.move()) ? a : b);
      } else if (reply.move() != line.move(ply)) {
        replies.add(reply);
      }
    }
    if (Move.isDrop(line.move(ply))) {
      drops.remove(Move.to(line.move(ply)));
    }
    replies.addAll(drops.values());
    return replies;
  }

  private void findOtherVariations() {
    for (int ply = 2; ply < plies(); ply += 2) {
      int limit = 2 * plies() + 1 - 2 * (ply + 1);
      for (Step reply : play.choices(line.after(ply - 1))) {
        int replyKey = play.key(reply.to());
        boolean slower =
            play.choices(reply.to()).stream()
                .mapToInt(check -> play.key(check.to()))
                .anyMatch(after -> after + 2 > replyKey && after >= limit);
        if (replyKey < play.key(line.after(ply)) && slower) {
          findings.add(new Finding("other-variation", ply, reply.usi()));
        }
      }
    }
  }

  /**
   * The pieces without which the main line and the verdict stay the same, if that is no fatal one;
   * empty if that takes more positions than allowed.
   */
  public Optional<Set<Finding>> unneededPieces(Profile profile) {
    Set<Finding> unneeded = new TreeSet<>();
    if (!Set.of("sound", "flawed").contains(verdict(profile))) {
      return Optional.of(unneeded);
    }
    for (int square = 0; square < Square.COUNT; square++) {
      int kind = Math.abs(position.pieceAt(square));
      if (kind == 0 || kind == PieceType.KING) {
        continue;
      }
      NaiveShogi without = position.withoutPiece(square);
      if (without.inCheck(Side.DEFENDER)) {
        continue;
      }
      Optional<NaiveSoundness> other = of(without, futile, maxPositions);
      if (other.isEmpty()) {
        return Optional.empty();
      }
      if (other.get().line().equals(line())
          && other.get().verdict(profile).equals(verdict(profile))) {
        unneeded.add(new Finding("unneeded-piece", 0, NaiveSfen.square(square)));
      }
    }
    return Optional.of(unneeded);
  }
}
