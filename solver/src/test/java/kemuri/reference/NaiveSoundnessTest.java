package kemuri.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kemuri.reference.CheckGraph.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The naive examination on problems small enough to check by hand. */
final class NaiveSoundnessTest {
  private static final int MAX_POSITIONS = 50_000;

  @ParameterizedTest
  @CsvSource({
    "9/8k/5G3/9/6nL1/9/9/9/9 b G, G*2c 1b1a 2c2b, '', sound",
    "6k2/5n3/9/4B3G/4L4/9/9/9/9 b Srb3g3s3n3l18p, S*3b 3a2b 1d2c 2b1a 3b2a+, '', sound",
    "9/8k/9/8+P/9/9/9/9/9 b 2G, G*1c 1b2a G*2b, cook@1:G*2c, unsound",
    "8k/9/8B/9/9/9/9/9/9 b B, B*3c 1a1b 1c2b+, "
        + "drop-distance@1:B*4d drop-distance@1:B*5e drop-distance@1:B*6f drop-distance@1:B*7g "
        + "drop-distance@1:B*8h drop-distance@1:B*9i final-move@3:3c2b+, flawed",
    "8k/9/4B4/7L1/9/9/9/9/9 b -, 5c4d+ 1a1b 4d2b, "
        + "promotion-choice@1:5c4d final-move@3:4d3d final-move@3:4d4e, flawed",
    "9/8k/9/7P1/9/9/9/9/9 b 2G, G*2c 1b2a G*2b, final-move@3:G*3b, sound",
    "8k/9/8+P/9/9/9/9/9/9 b SPbs, S*1b, final-move@1:S*2b leftover@1:S*1b, unsound",
    "8k/9/7+R1/9/9/9/9/9/K8 b P, '', no-mate@0:, no-mate",
    "7gk/5n1R1/5pl+N+s/6l2/9/9/9/9/9 b r, 2b2a+ 1a2a G*2b, "
        + "promotion-choice@1:2b2a final-move@3:G*3b, flawed",
    "6gk1/6n1p/7K1/9/9/9/9/9/9 b GN, N*1c 2a1a G*2a 3a2a 1c2a+ 1a2a G*2b, "
        + "move-order@1:N*3c, flawed",
    "7k1/9/4L1G2/9/7p1/9/9/9/9 b L, L*2d 2a3a 2d2b+ 3a4a 2b3b, "
        + "equal-variation@2:2a1b equal-variation-cook@3:3c2c final-move@5:3c3b, flawed",
    "5p1k1/9/5+NG2/9/7+pn/9/9/9/9 b L, 4c3b 2a1b L*1d, other-variation@2:2a1a, sound",
    "9/9/9/9/4p4/9/9/g1b6/k1K6 b B2Nn, B*7g 9h8h 7g8h 9i9h G*9g, "
        + "detour-merge@1:B*6f leftover@5:G*9g, unsound",
    "5p2k/6L1g/4n1P+Ll/5l+N2/9/9/9/9/9 b Pbs2n2p, "
        + "2c1b 1a1b G*2c 1b2a 3b3a+ 2a1a 3a2a 1a2a 3c3b+ 2a1a 2c2b, "
        + "longer-variation@4:1b1a cook@5:P*2b cook@9:P*2b final-move@11:3b2b, unsound"
  })
  void examination_findsWhatTheDefinitionsSay(
      String sfen, String line, String findings, String verdict) {
    NaiveSoundness answer = examine(sfen, FutileRule.STANDARD);
    assertEquals(line, String.join(" ", answer.line()));
    assertEquals(
        findings, answer.findings().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    assertEquals(verdict, answer.verdict(Profile.STANDARD));
  }

  @ParameterizedTest
  @CsvSource({
    "6gk1/9/7K1/4LS3/9/9/9/9/9 b BN, OFF, 5, true",
    "6gk1/9/7K1/4LS3/9/9/9/9/9 b BN, X, 3, false",
    "6gk1/9/7K1/4LS3/9/9/9/9/9 b BN, STANDARD, 3, false",
    "7n1/6Pk1/5nL2/6nK1/9/9/9/9/9 b LP, STANDARD, 7, true",
    "7n1/6Pk1/5nL2/6nK1/9/9/9/9/9 b LP, UNBOUNDED, 3, false"
  })
  void length_isThatOfTheFutileRule(String sfen, FutileRule futile, int plies, boolean leftover) {
    NaiveSoundness answer = examine(sfen, futile);
    assertEquals(plies, answer.plies());
    assertEquals(leftover, answer.leftover());
  }

  @Test
  void length_withoutFutileRuleIsPlainMinimax() {
    long seed = 23;
    TsumeProblems supply = new TsumeProblems(new SplittableRandom(seed), FutileRule.OFF, 500);
    for (int i = 0; i < 80; i++) {
      NaiveSoundness answer = supply.next();
      for (int plies = 0; plies <= 3; plies++) {
        assertEquals(
            answer.mates() && answer.plies() <= plies,
            PlainMinimax.matesWithin(answer.position(), plies),
            "seed " + seed + ": " + answer.position() + " within " + plies);
      }
    }
  }

  @Test
  void unneededPieces_changeNeitherLineNorVerdict() {
    NaiveSoundness answer = examine("9/8k/5G3/9/6nL1/9/9/9/9 b G", FutileRule.STANDARD);
    Set<Finding> unneeded = answer.unneededPieces(Profile.STANDARD).orElseThrow();
    assertEquals("[unneeded-piece@0:3e, unneeded-piece@0:4c]", unneeded.toString());
  }

  @Test
  void problems_haveManyLengthsAndKindsOfFindings() {
    TsumeProblems supply = new TsumeProblems(new SplittableRandom(1), FutileRule.STANDARD, 400);
    Map<String, Integer> met = new TreeMap<>();
    int problems = 200;
    for (int i = 0; i < problems; i++) {
      NaiveSoundness answer = supply.next();
      met.merge("%02d".formatted(answer.plies()), 1, Integer::sum);
      answer.findings().stream()
          .map(Finding::kind)
          .distinct()
          .forEach(kind -> met.merge(kind, 1, Integer::sum));
    }
    int longer = problems - met.getOrDefault("00", 0) - met.getOrDefault("01", 0);
    assertTrue(longer > problems * 3 / 4, met.toString());
    assertTrue(met.size() >= 12, met.toString());
  }

  @Test
  void steps_areTheLegalChecksAndReplies() {
    long seed = 17;
    RandomPlacement placement = new RandomPlacement(new SplittableRandom(seed));
    int met = 0;
    for (int i = 0; i < 200; i++) {
      CheckGraph.Node node = new CheckGraph(MAX_POSITIONS).node(placement.nextTsume());
      assertEquals(
          Arrays.stream(node.position().legalChecks()).boxed().toList(),
          moves(node),
          "seed " + seed + ": " + node.position());
      for (Step check : node.steps()) {
        met++;
        assertEquals(
            Arrays.stream(check.to().position().legalMoves()).boxed().toList(),
            moves(check.to()),
            "seed " + seed + ": " + check.to().position());
      }
    }
    assertTrue(met > 300, "replies to " + met + " checks compared");
  }

  private static List<Integer> moves(CheckGraph.Node node) {
    return node.steps().stream().map(Step::move).sorted().toList();
  }

  private static NaiveSoundness examine(String sfen, FutileRule futile) {
    return NaiveSoundness.of(NaiveSfen.parse(sfen), futile, MAX_POSITIONS).orElseThrow();
  }
}
