package kemuri.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import kemuri.board.Move;
import kemuri.board.PieceType;
import kemuri.mate.MateSolver;
import org.junit.jupiter.api.Test;

/** Features reckoned by hand. */
final class FeaturesTest {
  private static final double CLOSE = 1e-9;

  private final MateSolver solver = new MateSolver(8);
  private final Grader grader = new Grader(new MateSolver(4));

  private Map<String, Double> features(String sfen) {
    var position = Sample.position(sfen);
    return grader.grade(position, Sample.check(solver, position)).features().asMap();
  }

  private static void assertFeatures(Map<String, Double> expected, Map<String, Double> actual) {
    expected.forEach(
        (name, value) -> assertEquals(value, actual.getOrDefault(name, Double.NaN), CLOSE, name));
  }

  /** S*3b 3a2b, 1d2c 2b1a, 3b2a+: on 2b the king has one square each time. */
  @Test
  void features_ofAQuietFive() {
    assertFeatures(
        Map.ofEntries(
            Map.entry("sac", 0.0),
            Map.entry("open", 2 / 3.0), // 1b and 2b of 1b, 2a, 2b
            Map.entry("pure", 2 / 3.0), // 2b is attacked by gold and promoted silver
            Map.entry("econ", 3 / 4.0), // not the lance
            Map.entry("clean", 0.0),
            Map.entry("size", 0.0),
            Map.entry("box", 25 / 81.0),
            Map.entry("quiet", 1.0),
            Map.entry("k1", 0.0),
            Map.entry("k2", 0.0),
            Map.entry("travel", 1.0), // 3a, 2b, 1a
            Map.entry("ugly", 0.5), // the lance does nothing
            Map.entry("var", 0.0),
            Map.entry("dual", 0.0)),
        features("6k2/5n3/9/4B3G/4L4/9/9/9/9 b S2rb3g3s3n3l18p 1"));
  }

  /** G*2c, 1b1a or 1b2a; 2c2b or 3d3b+. */
  @Test
  void features_ofAThreeWithTwoKings() {
    assertFeatures(
        Map.of(
            "sac", 0.0,
            "size", 5 - 4.75,
            "box", 12 / 81.0,
            "quiet", 1.0,
            "travel", 1.0,
            "clean", 0.0),
        features("8p/8k/8n/6R1K/9/9/9/9/9 b Gr2b3g4s3n4l17p 1"));
  }

  /** A gold is offered, with and without cover. */
  @Test
  void sac_countsAFreePieceHalfAsMuchAgain() {
    Sample sample = Sample.of("6s1k/9/9/9/9/9/9/9/9 b GN", "G*2b 3a2b N*2c");
    assertEquals(1.5, LineSurvey.sac(PlayedLine.of(sample.position(), sample.line())), CLOSE);
    Sample covered = Sample.of("6s1k/9/6G2/9/9/9/9/9/9 b GN", "G*2b 3a2b N*2c");
    assertEquals(1.0, LineSurvey.sac(PlayedLine.of(covered.position(), covered.line())), CLOSE);
  }

  @Test
  void ugly_countsPromotedMinorPieces() {
    Sample sample = Sample.of("8k/9/5+N+S2/4+P4/9/9/9/9/4L4 b G", "G*1b");
    // knight and silver are promoted, the pawn outside the zone; all idle but the silver
    assertEquals(2.75, StartSurvey.ugly(PlayedLine.of(sample.position(), sample.line())), CLOSE);
  }

  @Test
  void quietAndClean_seeACapture() {
    Sample sample = Sample.of("8k/7p1/9/9/9/9/9/9/7R1 b -", "2i2b+");
    PlayedLine line = PlayedLine.of(sample.position(), sample.line());
    assertEquals(0.0, LineSurvey.quiet(line), CLOSE);
    assertEquals(1 / 3.0, LineSurvey.clean(line), CLOSE);
  }

  @Test
  void surprise_ofAnOnlyCheck_isNone() {
    Temptation only = new Temptation(Sample.position("8k/9/9/9/9/9/8P/9/9 b N"));
    assertEquals(1, only.checks().size());
    assertEquals(1.0, only.share(0), CLOSE);
  }

  @Test
  void temptation_ofAGoldBesideTheKing_isGreaterThanOfAGiveaway() {
    var position = Sample.position("8k/9/8P/9/9/9/9/9/9 b GR");
    Temptation temptation = new Temptation(position);
    double gold = temptation.shareOf(Move.drop(PieceType.GOLD, 1));
    double rook = temptation.shareOf(Move.drop(PieceType.ROOK, 9));
    assertEquals(Math.exp(0.7 - 0.5 + 0.9), gold / rook, CLOSE);
  }

  @Test
  void score_isTheWeightedSum() {
    Features features =
        new Features(2, 0.5, 1, 0.5, 0.25, 2, 0.5, 1, 1, 1, 2, 0.5, 1, 2, 1, 4, 9, 3);
    double merits = 11 + 14 + 5 + 8 + 2 + 6 + 6 + 3 + 2 + 5 + 4;
    double faults = 3 + 2 + 3 + 8 + 6 + 6;
    Set<Theme> themes = EnumSet.of(Theme.SACRIFICE, Theme.NON_PROMOTION, Theme.DOUBLE_CHECK);
    assertEquals(merits + 15 - faults, Score.of(3, features, themes), CLOSE);
    assertEquals(900 + 180 + 270 + 70 + 60, Difficulty.of(3, features, 1000).rating(), CLOSE);
  }
}
