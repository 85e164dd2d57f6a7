package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import kemuri.grading.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ThemedCompositionTest {
  private static final long SEED = 20_261_201;

  /** Generous: a theme that is found at all is found in a fraction. */
  private static final long NODES = 4_000_000;

  /** The themes that a user may well ask for. */
  private static final Theme[] WISHES = {
    Theme.SACRIFICE,
    Theme.FREE_SACRIFICE,
    Theme.BIG_SACRIFICE,
    Theme.NON_PROMOTION,
    Theme.PAWN_DROP_MATE_AVOIDANCE,
    Theme.INTERPOSITION,
    Theme.MIDDLE_INTERPOSITION,
    Theme.MOVING_INTERPOSITION,
    Theme.LIMITED_DROP,
    Theme.DISTANT_DROP,
    Theme.DOUBLE_CHECK,
    Theme.DISCOVERED_CHECK,
    Theme.SELF_BLOCK,
    Theme.LINE_OPENING,
    Theme.SWITCHBACK,
    Theme.ONE_KIND,
    Theme.ROOK_BISHOP,
    Theme.SMALL_PIECES,
    Theme.BARE_KING,
    Theme.EMPTY_HANDED,
    Theme.UNGUARDED,
    Theme.SYMMETRIC,
    Theme.LETTERS,
    Theme.CENTRE_MATE,
    Theme.CORNER_MATE
  };

  @ParameterizedTest
  @EnumSource(
      names = {
        "SACRIFICE",
        "CORNER_MATE",
        "UNGUARDED",
        "ONE_KIND",
        "BIG_SACRIFICE",
        "INTERPOSITION"
      })
  void compose_theme_isShownAtThreePlies(Theme theme) {
    List<Composition> composed = compose(3, 1, theme, 0, Duration.ZERO, NODES);
    assertEquals(1, composed.size(), () -> theme + ", seed " + SEED);
    assertTrue(composed.get(0).grade().themes().contains(theme), composed::toString);
    assertEquals(3, composed.get(0).line().plies());
  }

  @ParameterizedTest
  @EnumSource(names = {"PAWN_DROP_MATE_AVOIDANCE"})
  void compose_themeOfTheDropMate_isShownAtFivePlies(Theme theme) {
    List<Composition> composed = compose(5, 1, theme, 0, Duration.ZERO, NODES);
    assertEquals(1, composed.size(), () -> theme + ", seed " + SEED);
    assertTrue(composed.get(0).grade().themes().contains(theme), composed::toString);
  }

  @Test
  void compose_themeSameSeedWorkersAndNodes_givesTheSame() {
    List<Composition> once = compose(3, 1_000, Theme.BIG_SACRIFICE, 0, Duration.ZERO, 400_000);
    List<Composition> again = compose(3, 1_000, Theme.BIG_SACRIFICE, 0, Duration.ZERO, 400_000);
    assertTrue(once.size() > 1, "only " + once.size());
    assertEquals(once, again);
  }

  /**
   * What is found for sixty wishes is what was wished, and at most fifteen find nothing in time,
   * {@code -Dkemuri.wish.seconds}.
   */
  @Test
  @Tag("long")
  void compose_sixtyWishes_findsThreeInFour() {
    Duration time = Duration.ofSeconds(Integer.getInteger("kemuri.wish.seconds", 60));
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> without = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Theme theme = WISHES[i % WISHES.length];
      int plies = 3 + 2 * random.nextInt(5);
      int maxPieces = new int[] {0, 6, 8, 10}[random.nextInt(4)];
      List<Composition> composed = compose(plies, 1, theme, maxPieces, time, 0);
      if (composed.isEmpty()) {
        without.add(theme.wireName() + " in " + plies + " with " + maxPieces);
      }
      for (Composition composition : composed) {
        assertTrue(composition.grade().themes().contains(theme), composition::toString);
        assertEquals(plies, composition.line().plies());
      }
    }
    System.out.printf(
        "no problem within %s for %d of 60 wishes: %s%n", time, without.size(), without);
    assertTrue(without.size() <= 15, without::toString);
  }

  @Test
  void compose_themeOfTheDiagramAndRangeOfLengths_isFoundAtEach() {
    List<Composition> composed = compose(3, 7, 20, Theme.ONE_KIND, 0, Duration.ZERO, 1_500_000);
    List<Integer> lengths = composed.stream().map(found -> found.line().plies()).toList();
    assertTrue(lengths.contains(3) && lengths.contains(5), lengths::toString);
  }

  private static List<Composition> compose(
      int plies, int count, Theme theme, int maxPieces, Duration time, long nodes) {
    return compose(plies, plies, count, theme, maxPieces, time, nodes);
  }

  private static List<Composition> compose(
      int least, int plies, int count, Theme theme, int maxPieces, Duration time, long nodes) {
    List<Composition> composed = new ArrayList<>();
    ComposeListener listener =
        new ComposeListener() {
          @Override
          public void onComposition(Composition composition) {
            composed.add(composition);
          }

          @Override
          public void onProgress(Tally tally, int accepted) {}
        };
    ComposeRequest.Limits limits = new ComposeRequest.Limits(time, nodes, () -> false);
    Composer.compose(
        new ComposeRequest(
            least,
            plies,
            count,
            SEED,
            Optional.of(theme),
            maxPieces,
            2,
            4,
            limits,
            List.of(),
            List.of()),
        listener);
    return composed;
  }
}
