package kemuri.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kemuri.board.Position;
import kemuri.mate.MateSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small diagrams with the themes they have and some that they lack. */
final class ThemeDetectorTest {
  private static final Set<Theme> SEARCHED =
      EnumSet.of(
          Theme.NON_PROMOTION,
          Theme.MINOR_NON_PROMOTION,
          Theme.LIMITED_DROP,
          Theme.DISTANT_DROP,
          Theme.PAWN_DROP_MATE_AVOIDANCE);

  private final ThemeDetector detector = new ThemeDetector(new MateSolver(4));

  /** A row of the table. */
  record Case(String sfen, String line, Set<Theme> has, Set<Theme> lacks, String shows) {
    @Override
    public String toString() {
      return shows + ": " + sfen;
    }
  }

  static List<Case> cases() throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(ThemeDetectorTest.class.getResourceAsStream("themes.tsv"))) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(ThemeDetectorTest::read).toList();
    }
  }

  private static Case read(String row) {
    String[] cells = row.split("\t", -1);
    return new Case(cells[0], cells[1], themes(cells[2]), themes(cells[3]), cells[4]);
  }

  private static Set<Theme> themes(String names) {
    return Stream.of(names.split(",", -1))
        .filter(name -> !name.isEmpty())
        .map(
            name ->
                Arrays.stream(Theme.values())
                    .filter(theme -> theme.wireName().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no theme " + name)))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Theme.class)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void themes_areThere_andOthersAreNot(Case row) {
    Sample sample = Sample.of(row.sfen(), row.line());
    Set<Theme> found = detector.themes(sample.position(), sample.line());
    assertTrue(found.containsAll(row.has()), () -> row + " has only " + found);
    assertTrue(row.lacks().stream().noneMatch(found::contains), () -> row + " has " + found);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void themesOfLine_areAllButThoseSearchedFor(Case row) {
    Sample sample = Sample.of(row.sfen(), row.line());
    Set<Theme> all = EnumSet.copyOf(withOne(detector.themes(sample.position(), sample.line())));
    Set<Theme> cheap =
        EnumSet.copyOf(withOne(ThemeDetector.themesOfLine(sample.position(), sample.line())));
    assertTrue(all.containsAll(cheap), row::toString);
    all.removeAll(cheap);
    assertTrue(SEARCHED.containsAll(all), row::toString);
  }

  /** A copy of a set needs an element to know its type by. */
  private static Set<Theme> withOne(Set<Theme> themes) {
    return Stream.concat(themes.stream(), Stream.of(Theme.LETTERS)).collect(Collectors.toSet());
  }

  @Test
  void cases_showEveryTheme_withAndWithout() throws IOException {
    Set<Theme> shown = EnumSet.noneOf(Theme.class);
    Set<Theme> lacking = EnumSet.noneOf(Theme.class);
    for (Case row : cases()) {
      shown.addAll(row.has());
      lacking.addAll(row.lacks());
    }
    assertEquals(EnumSet.allOf(Theme.class), shown);
    assertEquals(EnumSet.allOf(Theme.class), lacking);
  }

  @Test
  void letters_areReadFromTheAttackersSide() {
    String f = "9/9/3gpgp2/3s5/3sss3/3k5/3g5/9/9 b N";
    assertTrue(ThemeDetector.themesOfLine(at(f), line(f, "N*7h")).contains(Theme.LETTERS));
    String turned = "9/9/5G3/5K3/3SSS3/5S3/2PGPG3/9/9 w n";
    assertTrue(
        ThemeDetector.themesOfLine(at(turned), line(turned, "N*3b")).contains(Theme.LETTERS));
    String mirrored = "9/9/2pgpg3/5s3/3sss3/5k3/5g3/9/9 b N";
    assertEquals(
        Set.of(Theme.EMPTY_HANDED, Theme.SMALL_PIECES),
        ThemeDetector.themesOfLine(at(mirrored), line(mirrored, "N*5h")));
  }

  private static Position at(String sfen) {
    return Sample.position(sfen);
  }

  private static List<Integer> line(String sfen, String moves) {
    return Sample.of(sfen, moves).line();
  }

  @Test
  void wireNames_areKebabCase_andDiffer() {
    Set<String> names =
        Arrays.stream(Theme.values()).map(Theme::wireName).collect(Collectors.toSet());
    assertEquals(Theme.values().length, names.size());
    assertTrue(names.stream().allMatch(name -> name.matches("[a-z]+(-[a-z]+)*")));
    assertTrue(Arrays.stream(Theme.values()).noneMatch(theme -> theme.nameJa().isBlank()));
  }
}
