package kemuri.api.request;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpacedSfenTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8k/9/8P/9/9/9/9/9/9 b G 1",
        "+R7k/9/8+P/9/9/9/9/9/8+b b b 1",
        "+b7k/9/8+P/9/9/9/9/9/8+b w R2p 1",
        "sfen +R+b6k/9/+P7+P/9/9/9/9/9/9 w b",
        "position sfen +l7k/9/9/9/9/9/9/9/p7+b b P 1 moves 9a9b+ P*5a"
      })
  void lostPlus_isRead(String sfen) {
    int moves = sfen.indexOf(" moves");
    String lost =
        moves < 0
            ? sfen.replace('+', ' ')
            : sfen.substring(0, moves).replace('+', ' ') + sfen.substring(moves);
    assertEquals(sfen, SpacedSfen.mend(lost));
    assertEquals(sfen, SpacedSfen.mend(sfen));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "startpos", "8k/9 b G 1", "8k/9/8P/9/9/9/9/9/8 b G 1", "a b c"})
  void otherText_isLeftAlone(String text) {
    assertEquals(text, SpacedSfen.mend(text));
  }
}
