package kemuri.api.http;

import static kemuri.api.http.ScriptedServer.NO_MATE;
import static kemuri.api.http.ScriptedServer.ONE_PLY;
import static kemuri.api.http.ScriptedServer.ONE_SECOND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kemuri.api.Eventually;
import kemuri.api.search.ScriptedSearchers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** A server that stops does not wait for the clients of batches, but answers what it has begun. */
class BatchStopTest {
  private final List<BatchSocket> batches = new ArrayList<>();
  private ApplicationContext context = start();

  private static ApplicationContext start() {
    return ApplicationContext.run(Map.of("kemuri.test.scripted", true, "kemuri.search.threads", 2));
  }

  /** A batch on a server that runs. */
  private BatchSocket open() throws IOException {
    if (!context.isRunning()) {
      context = start();
    }
    BatchSocket batch = BatchSocket.open(context.getBean(EmbeddedServer.class).start());
    batches.add(batch);
    return batch;
  }

  @AfterEach
  void closeAll() throws IOException {
    context.close();
    for (BatchSocket batch : batches) {
      batch.close();
    }
  }

  private ScriptedSearchers searchers() {
    return context.getBean(ScriptedSearchers.class);
  }

  private boolean stops() {
    context.close();
    return true;
  }

  private static String line(String sfen) {
    return "{\"position\": \"" + sfen + "\"}\n";
  }

  private static String lines(int count) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      lines.append(line("8k/9/8P/9/9/9/9/9/9 b G" + (i % 15 + 2) + "p 1"));
    }
    return lines.toString();
  }

  @Test
  void idleClient_isNotWaitedFor() throws Exception {
    Eventually.onceWithin(
        ONE_SECOND,
        () -> {
          BatchSocket batch = open();
          batch.send(line(ONE_PLY));
          assertTrue(batch.readLine().contains("\"result\":\"no-mate\""));
        },
        this::stops);
  }

  @RepeatedTest(10) // it was a race once
  void begunLines_areAnswered_andNoMoreAreRead() throws Exception {
    BatchSocket batch = open();
    batch.send(line(ONE_PLY));
    assertTrue(batch.readLine().contains("\"result\":\"no-mate\""));
    searchers().holdThenFind(NO_MATE);
    batch.send(lines(2) + line(ONE_PLY) + lines(30) + "{\"position\": ");
    assertEquals(' ', batch.read());
    context.close();
    assertRefused(2, batch.readLine());
    assertRefused(3, batch.readLine());
    String known = batch.readLine();
    assertTrue(known.startsWith("{\"line\":4,\"position\""), known);
    assertRefused(5, batch.readLine());
    assertEquals("", batch.readLine());
    assertTrue(batch.isClosed());
  }

  private static void assertRefused(int number, String answer) {
    String start = "{\"line\":" + number + ",\"type\":\"urn:kemuri:error:overloaded\"";
    assertTrue(answer.startsWith(start) && answer.contains("\"status\":503"), answer);
  }

  @Test
  void clientThatDoesNotRead_isNotWaitedFor() throws Exception {
    Eventually.onceWithin(ONE_SECOND, this::fillTheConnection, this::stops);
  }

  private void fillTheConnection() throws Exception {
    BatchSocket batch = open();
    String part = lines(1000);
    Thread sender =
        new Thread(
            () -> {
              try {
                while (true) {
                  batch.send(part);
                }
              } catch (IOException e) {
                // The server has closed the connection.
              }
            });
    sender.start();
    sender.join(ONE_SECOND.toMillis());
    assertTrue(sender.isAlive(), "the server has closed the connection");
  }
}
