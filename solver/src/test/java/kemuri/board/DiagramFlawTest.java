package kemuri.board;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kemuri.notation.Sfen;
import kemuri.notation.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramFlawTest {
  @ParameterizedTest
  @MethodSource("table")
  void of_diagram_namesEveryFlawItsPlaceAndItsMend(
      String sfen, String attacker, String flaws, String parts) throws Exception {
    List<DiagramFlaw> found = flaws(sfen, attacker);
    assertEquals(flaws, shown(found));
    String details = found.stream().map(DiagramFlaw::detail).collect(Collectors.joining("\n"));
    assertAll(
        Stream.of(parts.equals("none") ? new String[0] : parts.split("\\|"))
            .map(part -> () -> assertTrue(details.contains(part), details + " lacks " + part)));
  }

  @ParameterizedTest
  @MethodSource("table")
  void position_ofFlawedDiagram_isRefused(String sfen, String attacker, String flaws, String parts)
      throws Exception {
    Diagram diagram = Sfen.parse(sfen);
    Attacker who = attacker(attacker);
    if (flaws.equals("none")) {
      Position position = Position.of(diagram, who, DefenderHand.GIVEN);
      assertEquals(diagram, position.toDiagram().toBuilder().ply(diagram.ply()).build());
    } else {
      for (DefenderHand hand : DefenderHand.values()) {
        assertThrows(IllegalArgumentException.class, () -> Position.of(diagram, who, hand));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("table")
  void of_rotatedOrMirroredDiagram_findsTheSameKinds(
      String sfen, String attacker, String flaws, String parts) throws Exception {
    Diagram diagram = Sfen.parse(sfen);
    Attacker who = attacker(attacker);
    Attacker other =
        switch (who) {
          case AUTO -> Attacker.AUTO;
          case BLACK -> Attacker.WHITE;
          case WHITE -> Attacker.BLACK;
        };
    List<String> kinds = kinds(DiagramFlaw.of(diagram, who));
    assertEquals(kinds, kinds(DiagramFlaw.of(diagram.mirrored(), who)));
    assertEquals(kinds, kinds(DiagramFlaw.of(diagram.rotated(), other)));
  }

  @Test
  void table_hasEveryKind() throws Exception {
    Set<DiagramFlaw.Kind> seen = EnumSet.noneOf(DiagramFlaw.Kind.class);
    for (Object[] row : table().toList()) {
      for (DiagramFlaw flaw : flaws((String) row[0], (String) row[1])) {
        seen.add(flaw.kind());
      }
    }
    assertEquals(EnumSet.allOf(DiagramFlaw.Kind.class), seen);
  }

  static Stream<Object[]> table() {
    return Table.rows("/board/flaws.txt", 4);
  }

  private static List<DiagramFlaw> flaws(String sfen, String attacker) throws Exception {
    return DiagramFlaw.of(Sfen.parse(sfen), attacker(attacker));
  }

  private static Attacker attacker(String name) {
    return Attacker.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static List<String> kinds(List<DiagramFlaw> flaws) {
    return flaws.stream().map(flaw -> flaw.kind().name()).sorted().toList();
  }

  private static String shown(List<DiagramFlaw> flaws) {
    return flaws.isEmpty()
        ? "none"
        : flaws.stream()
            .map(
                flaw ->
                    Stream.concat(
                            Stream.of(flaw.kind().name()),
                            flaw.squares().stream().map(Wording::square))
                        .collect(Collectors.joining(" ")))
            .collect(Collectors.joining("; "));
  }
}
