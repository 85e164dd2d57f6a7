package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import kemuri.board.Color;
import kemuri.board.Diagram;
import kemuri.board.PieceType;
import org.junit.jupiter.api.Test;

class BoardTextTest {
  @Test
  void format_diagram_isDrawnWithBothHands() throws Exception {
    Diagram diagram =
        Sfen.parse("7nk/9/7Sp/9/+P+L+N+S+B+R3/+p+l+n+s+b+r3/9/9/8K b R2Prb4g3s4n4l16p 1");
    try (InputStream drawn = BoardTextTest.class.getResourceAsStream("/notation/board.txt")) {
      String expected =
          new String(Objects.requireNonNull(drawn).readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(expected, BoardText.format(diagram) + "\n");
      assertEquals(
          expected + "後手番", BoardText.format(diagram.toBuilder().sideToMove(Color.WHITE).build()));
    }
  }

  @Test
  void format_emptyHands_sayNone() throws Exception {
    String text = BoardText.format(Sfen.parse("8k/9/9/9/9/9/9/9/9 b - 1"));
    assertTrue(text.startsWith("後手の持駒：なし\n"), text);
    assertTrue(text.endsWith("先手の持駒：なし"), text);
  }

  @Test
  void format_counts_areKanjiNumbers() {
    int[] counts = {1, 2, 9, 10, 11, 18, 20, 99, 100};
    String[] names = {"", "二", "九", "十", "十一", "十八", "二十", "九十九", "100"};
    for (int i = 0; i < counts.length; i++) {
      Diagram diagram = Diagram.builder().inHand(Color.BLACK, PieceType.PAWN, counts[i]).build();
      assertTrue(BoardText.format(diagram).endsWith("先手の持駒：歩" + names[i]), names[i]);
    }
  }
}
