package kemuri.usi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A front end that talks with an engine running on another thread. */
final class UsiDialogue implements AutoCloseable {
  private final PrintStream commands;
  private final BufferedReader answers;
  private final Thread engine;

  UsiDialogue() throws IOException {
    PipedOutputStream toEngine = new PipedOutputStream();
    PipedInputStream fromEngine = new PipedInputStream(1 << 16);
    PipedInputStream in = new PipedInputStream(toEngine, 1 << 16);
    PrintStream out = new PrintStream(new PipedOutputStream(fromEngine), true);
    commands = new PrintStream(toEngine, true, StandardCharsets.UTF_8);
    answers = new BufferedReader(new InputStreamReader(fromEngine, StandardCharsets.UTF_8));
    engine = new Thread(() -> new UsiEngine(in, out).run(), "usi-engine");
    engine.setDaemon(true);
    engine.start();
  }

  void send(String command) {
    commands.println(command);
    commands.flush();
  }

  /** Reads up to the first line that starts so, and returns it. */
  String expect(String start) throws IOException {
    String line = answers.readLine();
    while (line != null && !line.startsWith(start)) {
      line = answers.readLine();
    }
    return String.valueOf(line);
  }

  void awaitEnd() throws InterruptedException {
    engine.join(5_000);
    if (engine.isAlive()) {
      throw new AssertionError("the engine still runs");
    }
  }

  @Override
  public void close() {
    commands.close();
  }
}
