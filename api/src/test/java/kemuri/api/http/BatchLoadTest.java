package kemuri.api.http;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import kemuri.api.Eventually;
import org.junit.jupiter.api.Test;

/** Batches leave room for others, and end with their clients. */
@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
@Property(name = "kemuri.search.threads", value = "2")
@Property(name = "kemuri.search.queue", value = "1")
class BatchLoadTest extends ScriptedServer {
  /** A position of its own for each test and number. */
  private static String sfen(int test, int number) {
    String rank = (number % 8 + 1 + "L" + (7 - number % 8)).replace("0", "");
    return "8k/9/8P/9/9/9/9/"
        + test
        + "S"
        + (8 - test)
        + "/"
        + rank
        + " b G"
        + (number / 8 + 2)
        + "p 1";
  }

  private static String lines(int test, int count) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      lines.append("{\"position\": \"" + sfen(test, i) + "\"}\n");
    }
    return lines.toString();
  }

  private CompletableFuture<HttpResponse<String>> get(String sfen, String options) {
    URI uri = server.getURI().resolve("/v1/solve?sfen=" + sfen.replace(" ", "%20") + options);
    return client.sendAsync(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
  }

  /** Waits for something that comes while these requests are being answered. */
  private static void during(
      List<CompletableFuture<HttpResponse<String>>> requests, Eventually.Condition condition)
      throws Exception {
    Eventually.within(
        PATIENCE,
        () -> {
          for (CompletableFuture<HttpResponse<String>> request : requests) {
            assertFalse(request.isDone(), () -> request.join() + ": " + request.join().body());
          }
          return condition.holds();
        });
  }

  @Test
  void singleRequest_findsAThread_besideManyBatches() throws Exception {
    searchers.holdThenFind(NO_MATE);
    try (BatchSocket one = BatchSocket.open(server);
        BatchSocket two = BatchSocket.open(server)) {
      one.send(lines(1, 30));
      two.send(lines(2, 30));
      Eventually.within(PATIENCE, () -> searchers.running() == 1);
      HttpResponse<String> answer = get(sfen(3, 0), "&time=PT0.1S").get();
      assertEquals(200, answer.statusCode(), answer.body());
      assertEquals(1, searchers.running());
      assertEquals(0, queued());
    }
  }

  @Test
  void batch_waitsForRoom() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    CompletableFuture<HttpResponse<String>> first = get(sfen(4, 1), "");
    CompletableFuture<HttpResponse<String>> second = get(sfen(4, 2), "");
    during(List.of(first, second), () -> searchers.running() == 2);
    CompletableFuture<HttpResponse<String>> waiting = get(sfen(4, 3), "");
    List<CompletableFuture<HttpResponse<String>>> singles = List.of(first, second, waiting);
    during(singles, () -> queued() == 1);
    try (BatchSocket batch = BatchSocket.open(server)) {
      batch.send("{\"position\": \"" + sfen(4, 4) + "\"}\n");
      assertEquals(' ', batch.read());
      assertEquals(' ', batch.read());
      latch.countDown();
      String answer = batch.readLine();
      assertTrue(answer.contains("\"result\":\"no-mate\""), answer);
    }
    for (CompletableFuture<HttpResponse<String>> single : singles) {
      assertEquals(200, single.get().statusCode());
    }
  }

  @Test
  void clientGone_endsItsSearchesWithinASecond() throws Exception {
    searchers.holdThenFind(NO_MATE);
    Eventually.onceWithin(
        ONE_SECOND,
        () -> {
          try (BatchSocket batch = BatchSocket.open(server)) {
            batch.send(lines(5, 30));
            Eventually.within(PATIENCE, () -> searchers.running() == 1);
          }
        },
        () -> searchers.running() == 0 && queued() == 0 && openBatches() == 0);
  }

  @Test
  void clientGone_isNoticed_whileItsBodyIsNotRead() throws Exception {
    searchers.holdThenFind(NO_MATE);
    Eventually.onceWithin(
        ONE_SECOND,
        this::fillTheConnectionAndGo,
        () -> searchers.running() == 0 && openBatches() == 0);
  }

  private void fillTheConnectionAndGo() throws Exception {
    String part = lines(6, 64).repeat(100);
    Thread sender;
    try (BatchSocket batch = BatchSocket.open(server)) {
      sender =
          new Thread(
              () -> {
                try {
                  for (int i = 0; i < 100; i++) {
                    batch.send(part);
                  }
                } catch (IOException e) {
                  // The socket was closed under its feet.
                }
              });
      sender.start();
      Eventually.within(PATIENCE, () -> searchers.running() == 1);
      sender.join(ONE_SECOND.toMillis());
      assertTrue(sender.isAlive(), "the server reads more than it can answer");
    }
    sender.join();
  }
}
