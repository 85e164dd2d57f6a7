package kemuri.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class UsiEngineTest {
  /** 1d2c+ and 3b2c+ mate in three plies. */
  private static final String THREE = "7p1/6B1k/9/8+B/9/9/9/9/9 b S 1";

  private static final String NONE = "8k/9/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1";

  /** Shogi Zukou 100 (将棋図巧, 1755), 611 plies: not solved within a test's time. */
  private static final String ENDLESS =
      "g3p3+r/3lPG3/1s4ppp/1l1B4P/L2b1kPl1/3+p3+R+p/3+p2+s1S/+NP+p1gS3/1g+p2P3 b 4P3n 1";

  /** What the engine says to a finished script, without the lines that hold measurements. */
  private static List<String> dialogue(String... commands) {
    return all(commands).stream().filter(line -> !line.contains(" nps ")).toList();
  }

  private static List<String> all(String... commands) {
    String script = "setoption name USI_Hash value 16\n" + String.join("\n", commands) + "\n";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8));
    new UsiEngine(in, new PrintStream(out, true, StandardCharsets.UTF_8)).run();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static long answers(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("checkmate")).count();
  }

  @Test
  void usi_introducesTheEngineAndItsOptions() {
    List<String> lines = dialogue("usi");
    assertEquals("id name Kemuri", lines.get(0));
    assertTrue(lines.get(1).startsWith("id author "));
    assertEquals("usiok", lines.get(lines.size() - 1));
    for (String option : List.of("USI_Hash", "Threads", "Rules", "Exact")) {
      assertEquals(
          1, lines.stream().filter(line -> line.startsWith("option name " + option + " ")).count());
    }
  }

  @Test
  void isready_answersOnce() {
    assertEquals(List.of("readyok"), dialogue("isready", "usinewgame", "quit", "isready"));
  }

  @Test
  void goMate_threePlies_saysTheLine() {
    List<String> lines = all("isready", "position sfen " + THREE, "go mate 10000");
    assertEquals(3, lines.size());
    assertTrue(lines.get(1).matches("info score mate 3 nodes \\d+ nps \\d+ time \\d+ pv .*"));
    assertTrue(lines.get(2).matches("checkmate \\S+ \\S+ \\S+"));
    assertTrue(lines.get(1).endsWith(lines.get(2).substring("checkmate".length())));
  }

  @Test
  void goMate_afterMoves_solvesTheRest() {
    List<String> whole = all("position sfen " + THREE, "go mate 10000");
    String first = whole.get(whole.size() - 1).split(" ", 3)[1];
    List<String> lines = all("position sfen " + THREE + " moves " + first, "go mate 10000");
    assertTrue(lines.get(0).startsWith("info score mate -2 "), lines.toString());
    assertTrue(lines.get(1).matches("checkmate \\S+ \\S+"), lines.toString());
  }

  @Test
  void goMate_withoutMate_saysSo() {
    List<String> lines = dialogue("position sfen " + NONE, "go mate 10000");
    assertEquals(List.of("checkmate nomate"), lines);
  }

  @Test
  void goMate_startpos_saysNoMate() {
    assertEquals(
        List.of("checkmate nomate"),
        dialogue("position startpos moves 7g7f 3c3d", "go mate 10000"));
  }

  @Test
  void goMate_outOfTime_saysTimeout() {
    List<String> lines = dialogue("position sfen " + ENDLESS, "go mate 100");
    // A thread that stood still at the limit may tell its progress first.
    List<String> end = lines.subList(Math.max(0, lines.size() - 2), lines.size());
    assertEquals(List.of("info string undecided: time", "checkmate timeout"), end);
  }

  @Test
  void stop_duringSearch_isAnsweredOnce() throws Exception {
    try (UsiDialogue dialogue = new UsiDialogue()) {
      dialogue.send("setoption name USI_Hash value 16");
      dialogue.send("position sfen " + ENDLESS);
      dialogue.send("go mate infinite");
      dialogue.send("isready");
      assertEquals("readyok", dialogue.expect("readyok"));
      Thread.sleep(300);
      long before = System.nanoTime();
      dialogue.send("stop");
      assertEquals("checkmate timeout", dialogue.expect("checkmate"));
      assertTrue(System.nanoTime() - before < 5_000_000_000L);
      dialogue.send("stop");
      dialogue.send("position sfen " + NONE);
      dialogue.send("go mate infinite");
      assertEquals("checkmate nomate", dialogue.expect("checkmate"));
      dialogue.send("quit");
      dialogue.awaitEnd();
    }
  }

  @Test
  void quit_duringSearch_ends() throws Exception {
    try (UsiDialogue dialogue = new UsiDialogue()) {
      dialogue.send("position sfen " + ENDLESS);
      dialogue.send("go mate infinite");
      dialogue.send("quit");
      dialogue.awaitEnd();
    }
  }

  @Test
  void endOfInput_duringEndlessSearch_ends() {
    assertEquals(1, answers(all("position sfen " + ENDLESS, "go mate infinite")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setoption name USI_Hash value 0",
        "setoption name Rules value chess",
        "setoption name Exact value maybe",
        "setoption USI_Hash 3",
        "position sfen 9/9/9 b - 1",
        "position sfen",
        "position startpos moves 7g7e",
        "position startpos moves 7g7f x"
      })
  void command_malformed_isExplained(String command) {
    List<String> lines = dialogue(command, "isready");
    assertEquals(2, lines.size(), lines.toString());
    assertTrue(lines.get(0).matches("info string .{10,}"), lines.toString());
    assertEquals("readyok", lines.get(1));
  }

  @Test
  void setoption_threads_searchTogether() {
    List<String> lines =
        dialogue("setoption name Threads value 4", "position sfen " + THREE, "go mate 60000");
    assertEquals(1, answers(lines), lines.toString());
    assertEquals(4, lines.get(lines.size() - 1).split(" ", -1).length, lines.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ponderhit", "gameover win", "hello there", "stop"})
  void command_unknown_isIgnored(String command) {
    assertEquals(List.of("readyok"), dialogue(command, "isready"));
  }

  @Test
  void go_withoutUsablePosition_isAnsweredAllTheSame() {
    List<String> lines = dialogue("go mate 10", "position sfen x", "go mate 10", "go mate soon");
    assertEquals(3, answers(lines));
    assertFalse(lines.contains("checkmate nomate"));
  }

  @Test
  void go_other_resigns() {
    List<String> lines = dialogue("position startpos", "go btime 1000 wtime 1000");
    assertEquals("bestmove resign", lines.get(lines.size() - 1));
  }
}
