package kemuri.api.dto;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.board.Attacker;
import kemuri.board.Color;
import kemuri.board.DefenderHand;
import kemuri.board.Diagram;
import kemuri.board.Position;
import kemuri.compose.Composition;
import kemuri.grading.Theme;
import kemuri.mate.FindingKind;
import kemuri.notation.Sfen;
import kemuri.problem.ProblemId;

/**
 * A problem: the same over HTTP, on the command line and in a collection.
 *
 * @param id its name, that of its mirror image too
 * @param sfen the diagram, Black to move, all missing pieces in White's hand
 * @param plies the length (手数)
 * @param line the main line
 * @param difficulty how hard it is
 * @param themes wire names, in the order of {@link Theme}
 * @param pieces on the board, the king's included, and in the attacker's hand
 * @param verdict {@code sound} or {@code flawed}
 * @param source where it comes from
 * @param tier how clean it is: {@code A}, {@code B} or {@code C}
 * @param remarks codes of the faults that are there but not fatal
 * @param score what it is worth, see {@link kemuri.grading.Grade}
 * @param provenance how it came about
 * @param createdAt when it was found
 */
public record TsumeProblem(
    String id,
    String sfen,
    int plies,
    List<Solution.LineMove> line,
    Difficulty difficulty,
    List<String> themes,
    int pieces,
    String verdict,
    Source source,
    String tier,
    List<String> remarks,
    double score,
    Provenance provenance,
    Instant createdAt) {
  /** The kind of source of a composed problem. */
  private static final String GENERATED = "generated";

  /** Copies the lists. */
  public TsumeProblem {
    line = List.copyOf(line);
    themes = List.copyOf(themes);
    remarks = List.copyOf(remarks);
  }

  /**
   * How hard a problem is.
   *
   * @param rating on the scale of Glicko ratings
   * @param formula version of the formula it comes from
   * @param nodes positions a search entered to prove the mate
   * @param features what was measured, by name
   */
  public record Difficulty(
      double rating, String formula, long nodes, Map<String, Double> features) {}

  /**
   * Where a problem comes from.
   *
   * @param kind {@code generated}
   * @param seed the seed of the run
   */
  public record Source(String kind, long seed) {}

  /**
   * How a problem came about.
   *
   * @param method {@code placement}, {@code retro-extension} and so on
   * @param parentId the problem it was made from, if it was
   * @param seed the seed of the run
   * @param nodes positions entered to find it
   */
  public record Provenance(String method, Optional<String> parentId, long seed, long nodes) {}

  /** A composed problem. */
  public static TsumeProblem of(Composition composition, Instant createdAt) {
    Diagram diagram = composition.diagram();
    Position start = Position.of(diagram, Attacker.BLACK, DefenderHand.GIVEN);
    kemuri.grading.Difficulty difficulty = composition.grade().difficulty();
    kemuri.problem.Provenance provenance = composition.provenance();
    return new TsumeProblem(
        composition.id().text(),
        Sfen.format(diagram),
        composition.line().plies(),
        Solution.LineMove.of(composition.line().moves(), start),
        new Difficulty(
            difficulty.rating(),
            difficulty.formula(),
            difficulty.nodes(),
            composition.grade().features().asMap()),
        composition.grade().themes().stream()
            .sorted(Comparator.naturalOrder())
            .map(Theme::wireName)
            .toList(),
        diagram.onBoard() + diagram.inHand(Color.BLACK),
        WireName.of(composition.verdict()),
        new Source(GENERATED, provenance.seed()),
        composition.tier().name(),
        composition.remarks().stream()
            .sorted(Comparator.naturalOrder())
            .map(FindingKind::code)
            .toList(),
        composition.grade().score(),
        new Provenance(
            WireName.of(provenance.method()),
            provenance.parent().map(ProblemId::text),
            provenance.seed(),
            provenance.nodes()),
        createdAt);
  }
}
