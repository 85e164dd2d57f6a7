package kemuri.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepetitionTableTest {
  private static final long ROOT = 11;
  private static final long POSITION = 22;
  private static final int HAND = 3;
  private static final int LENGTH = 99;

  private final RepetitionTable table = new RepetitionTable(1 << 16);

  /** A path of six moves, and a disproof that rests on its positions at depths 2 to 4. */
  @BeforeEach
  void store() {
    table.begin(0, ROOT, 0);
    for (int depth = 1; depth <= 6; depth++) {
      table.extend(depth, 100 + depth);
    }
    table.store(POSITION, HAND, LENGTH, 2, 4);
  }

  @Test
  void probe_samePath_finds() {
    assertTrue(table.probe(POSITION, HAND, LENGTH, 0, 6));
    assertEquals(2, table.start);
    assertEquals(4, table.end);
    assertFalse(table.probe(POSITION, HAND, LENGTH + 2, 0, 6), "a longer mate");
    assertFalse(table.probe(POSITION, HAND + 1, LENGTH, 0, 6), "another hand");
    assertFalse(table.probe(POSITION, HAND, LENGTH, 3, 6), "a root below the repeated position");
  }

  @Test
  void probe_anotherWayBehindTheEnd_finds() {
    table.extend(5, 205);
    assertTrue(table.probe(POSITION, HAND, LENGTH, 0, 5));
  }

  @Test
  void probe_anotherWayToTheEnd_doesNotFind() {
    table.extend(3, 203);
    table.extend(4, 104);
    assertFalse(table.probe(POSITION, HAND, LENGTH, 0, 4));
  }

  @Test
  void probe_pathThatEndsSooner_doesNotFind() {
    assertFalse(table.probe(POSITION, HAND, LENGTH, 0, 3));
  }
}
