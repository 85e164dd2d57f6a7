package kemuri.usi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;

/**
 * A front end that talks with an engine running on another thread, over pipes of the operating
 * system: Java's piped streams break when a thread that wrote to them ends.
 */
final class UsiDialogue implements AutoCloseable {
  private final PrintStream commands;
  private final BufferedReader answers;
  private final Thread engine;

  UsiDialogue() throws IOException {
    Pipe toEngine = Pipe.open();
    Pipe fromEngine = Pipe.open();
    InputStream in = Channels.newInputStream(toEngine.source());
    PrintStream out = print(fromEngine);
    commands = print(toEngine);
    answers = new BufferedReader(Channels.newReader(fromEngine.source(), StandardCharsets.UTF_8));
    engine = new Thread(() -> new UsiEngine(in, out).run(), "usi-engine");
    engine.setDaemon(true);
    engine.start();
  }

  private static PrintStream print(Pipe pipe) {
    return new PrintStream(Channels.newOutputStream(pipe.sink()), true, StandardCharsets.UTF_8);
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
    engine.join(20_000);
    if (engine.isAlive()) {
      throw new AssertionError("the engine still runs");
    }
  }

  @Override
  public void close() {
    commands.close();
  }
}
