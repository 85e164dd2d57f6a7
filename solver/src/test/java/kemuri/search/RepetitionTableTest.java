package kemuri.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kemuri.board.Hand;
import kemuri.board.PieceType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths of positions whose board keys are 1000 + depth, and a disproof at the end of one. */
class RepetitionTableTest {
  private static final long POSITION = 22;
  private static final int HAND = Hand.of(PieceType.PAWN, 2);
  private static final int LENGTH = 99;
  private static final int LAST = 8;

  private final RepetitionTable table = new RepetitionTable(1 << 16);
  private final List<Expansion> stack = new ArrayList<>();
  private Path path = new Path();

  /** Stores a disproof on a path to depth {@link #LAST}, resting on so many of its positions. */
  private void storeWithAnchors(int count) {
    table.begin(0, 1000, HAND);
    for (int depth = 0; depth <= LAST; depth++) {
      if (depth > 0) {
        table.extend(depth, 100 + depth);
      }
      Expansion node = new Expansion();
      node.boardKey = 1000L + depth;
      node.attackerHand = HAND;
      node.depth = depth;
      stack.add(node);
      path.add(node.boardKey, node.attackerHand, depth);
    }
    Expansion node = stack.get(LAST);
    node.boardKey = POSITION;
    node.wanted = LENGTH;
    for (int depth = 2; depth < 2 + count; depth++) {
      node.nodeAnchors |= table.anchorAt(depth);
    }
    node.nodeRepetition = 2;
    node.nodeRepetitionEnd = 1 + count;
    table.store(node, stack);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void probe_samePath_findsTheAnchors(int count) {
    storeWithAnchors(count);
    assertTrue(table.probe(POSITION, HAND, LENGTH, path, LAST));
    assertEquals(2, table.start);
    assertEquals(1 + count, table.end);
    assertEquals(stack.get(LAST).nodeAnchors, table.anchors);
    assertFalse(table.probe(POSITION, HAND, LENGTH + 2, path, LAST), "a longer mate");
    assertFalse(table.probe(POSITION, HAND + 1, LENGTH, path, LAST), "another hand");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void probe_anchorsElsewhereOnAnotherPath_findsThem(int count) {
    storeWithAnchors(count);
    path = new Path();
    table.begin(0, 7, HAND);
    path.add(7, HAND, 0);
    for (int depth = 1; depth <= count; depth++) {
      table.extend(depth, 300 + depth);
      path.add(1001 + depth, HAND, depth);
    }
    assertTrue(table.probe(POSITION, HAND, LENGTH, path, count));
    assertEquals(1, table.start);
    assertEquals(count, table.end);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void probe_anAnchorMissingOrWithLessInHand_doesNotFind(int count) {
    storeWithAnchors(count);
    path = new Path();
    for (int depth = 1; depth < count; depth++) {
      path.add(1001 + depth, HAND, depth);
    }
    assertFalse(table.probe(POSITION, HAND, LENGTH, path, LAST));
    path.add(1001 + count, Hand.of(PieceType.PAWN, 1), LAST);
    assertFalse(table.probe(POSITION, HAND, LENGTH, path, LAST));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5})
  void probe_anotherWay_countsOnlyAsFarAsTheDeepestAnchor(int count) {
    storeWithAnchors(count);
    table.extend(1 + count + 1, 205);
    assertTrue(table.probe(POSITION, HAND, LENGTH, path, 1 + count + 1));
    assertFalse(table.probe(POSITION, HAND, LENGTH, path, count), "a path that ends sooner");
    table.extend(1 + count, 205);
    assertFalse(table.probe(POSITION, HAND, LENGTH, path, 1 + count));
  }
}
