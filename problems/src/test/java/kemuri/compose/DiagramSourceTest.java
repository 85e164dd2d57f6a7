package kemuri.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import kemuri.board.Attacker;
import kemuri.board.Diagram;
import kemuri.board.DiagramFlaw;
import kemuri.board.Hand;
import kemuri.board.PieceType;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.grading.Theme;
import kemuri.grading.ThemeDetector;
import kemuri.movegen.Attacks;
import kemuri.notation.Sfen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class DiagramSourceTest {
  private static final long SEED = 20_261_201;
  private static final int DRAWS = 2_000;

  @ParameterizedTest
  @EnumSource(Theme.class)
  void next_anyTheme_givesLegalDiagrams(Theme theme) {
    DiagramSource source = Sources.of(request(theme, 0));
    SplittableRandom random = new SplittableRandom(SEED);
    int drawn = 0;
    for (int i = 0; i < DRAWS; i++) {
      Optional<Position> position = source.next(random);
      position.ifPresent(DiagramSourceTest::assertLegal);
      drawn += position.isPresent() ? 1 : 0;
    }
    assertTrue(drawn > DRAWS / 50, theme + ": only " + drawn + ", seed " + SEED);
  }

  @ParameterizedTest
  @EnumSource(names = {"SYMMETRIC", "LETTERS", "UNGUARDED"})
  void next_themeOfShape_showsItMostly(Theme theme) {
    DiagramSource source = Sources.of(request(theme, 0));
    SplittableRandom random = new SplittableRandom(SEED);
    int drawn = 0;
    int shown = 0;
    for (int i = 0; i < DRAWS; i++) {
      Optional<Position> position = source.next(random);
      drawn += position.isPresent() ? 1 : 0;
      shown +=
          position.map(ThemeDetector::themesOfDiagram).orElse(Set.of()).contains(theme) ? 1 : 0;
    }
    assertTrue(2 * shown > drawn, shown + " of " + drawn + ", seed " + SEED);
  }

  @Test
  void next_lettersOfFewPieces_areThoseThatFit() {
    DiagramSource six = Sources.of(request(Theme.LETTERS, 6));
    DiagramSource five = Sources.of(request(Theme.LETTERS, 5));
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < DRAWS; i++) {
      six.next(random)
          .ifPresent(
              position ->
                  assertEquals(
                      6,
                      Specimen.pieces(position) - Hand.size(position.hand(Side.ATTACKER)),
                      "seed " + SEED));
      assertTrue(five.next(random).isEmpty());
    }
  }

  @Test
  void mutation_ofAnyDiagram_isLegalAndLeavesTheParentAlone() {
    SplittableRandom random = new SplittableRandom(SEED);
    RandomPlacement placement = new RandomPlacement();
    Mutation mutation = new Mutation();
    int changed = 0;
    for (int i = 0; i < DRAWS; i++) {
      Optional<Position> parent = placement.next(random);
      if (parent.isEmpty()) {
        continue;
      }
      Diagram before = parent.get().toDiagram();
      Optional<Position> child = mutation.next(parent.get(), random);
      child.ifPresent(DiagramSourceTest::assertLegal);
      changed += child.isPresent() ? 1 : 0;
      assertEquals(before, parent.get().toDiagram(), "seed " + SEED);
    }
    assertTrue(changed > DRAWS / 4, "only " + changed + ", seed " + SEED);
  }

  @Test
  void mutation_ofASymmetricDiagram_mostlyStaysSymmetric() {
    SplittableRandom random = new SplittableRandom(SEED);
    SymmetricPlacement placement = new SymmetricPlacement();
    Mutation mutation = new Mutation();
    int changed = 0;
    int symmetric = 0;
    for (int i = 0; i < DRAWS; i++) {
      Optional<Position> child =
          placement
              .next(random)
              .filter(parent -> ThemeDetector.themesOfDiagram(parent).contains(Theme.SYMMETRIC))
              .flatMap(parent -> mutation.next(parent, random));
      changed += child.isPresent() ? 1 : 0;
      symmetric +=
          child
                  .filter(
                      position -> ThemeDetector.themesOfDiagram(position).contains(Theme.SYMMETRIC))
                  .isPresent()
              ? 1
              : 0;
    }
    assertTrue(changed > 0 && 3 * symmetric > changed, symmetric + " of " + changed);
  }

  private static void assertLegal(Position position) {
    Diagram diagram = position.toDiagram();
    assertEquals(
        List.of(),
        DiagramFlaw.of(diagram, Attacker.BLACK),
        () -> Sfen.format(diagram) + ", seed " + SEED);
    assertFalse(
        Attacks.inCheck(position, Side.DEFENDER), () -> Sfen.format(diagram) + ", seed " + SEED);
    assertEquals(position.computeKey(), position.key());
    for (int type = PieceType.PAWN; type <= PieceType.ROOK; type++) {
      assertEquals(0, diagram.missing(type), () -> Sfen.format(diagram) + ", seed " + SEED);
    }
  }

  private static ComposeRequest request(Theme theme, int maxPieces) {
    return new ComposeRequest(
        3,
        1,
        SEED,
        Optional.of(theme),
        maxPieces,
        1,
        1,
        new ComposeRequest.Limits(Duration.ZERO, 1, () -> false));
  }
}
