package kemuri.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.board.MoveList;
import kemuri.board.Position;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;

final class DistantDropsTest {
  @Test
  void family_joinsTheDropsOfOneSliderAlongOneLine() throws NotationException {
    // The king in the middle of an empty board, one of each slider and a gold in hand.
    Position position =
        Position.of(Sfen.parse("9/9/9/9/4k4/9/9/9/9 b RBLG 1"), Attacker.BLACK, DefenderHand.GIVEN);
    MoveList moves = new MoveList();
    new CheckGenerator().generate(position, moves);
    Map<Integer, List<String>> families = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      int family = DistantDrops.family(position, moves.get(i));
      String drop = Usi.format(List.of(moves.get(i)), position).get(0);
      families.computeIfAbsent(family, f -> new ArrayList<>()).add(drop);
    }

    List<String> alone = families.remove(DistantDrops.NONE);
    assertEquals(
        Set.of(
            "R*5f", "R*5d", "R*4e", "R*6e", "B*4d", "B*4f", "B*6d", "B*6f", "L*5f", "G*5f", "G*5d",
            "G*4e", "G*6e", "G*4f", "G*6f"),
        alone == null ? Set.of() : Set.copyOf(alone));
    assertEquals(
        Set.of(
            Set.of("R*5g", "R*5h", "R*5i"),
            Set.of("R*5a", "R*5b", "R*5c"),
            Set.of("R*1e", "R*2e", "R*3e"),
            Set.of("R*7e", "R*8e", "R*9e"),
            Set.of("B*1a", "B*2b", "B*3c"),
            Set.of("B*7g", "B*8h", "B*9i"),
            Set.of("B*7c", "B*8b", "B*9a"),
            Set.of("B*1i", "B*2h", "B*3g"),
            Set.of("L*5g", "L*5h", "L*5i")),
        families.values().stream().map(Set::copyOf).collect(Collectors.toSet()));
  }
}
