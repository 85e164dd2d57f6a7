package kemuri.api.http;

import static kemuri.api.Eventually.PATIENCE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import kemuri.api.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@MicronautTest
@Property(name = "kemuri.test.scripted", value = "true")
@Property(name = "kemuri.search.threads", value = "1")
@Property(name = "kemuri.search.queue", value = "1")
class ClientGoneTest extends ScriptedServer {
  private double shared() {
    return meters.counter("kemuri.cache.requests", "result", "shared").count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST"})
  void clientGone_endsItsSearchWithinASecond(String method) throws Exception {
    searchers.holdThenFind(NO_MATE);
    Eventually.onceWithin(
        ONE_SECOND,
        () -> {
          try (Socket socket = open(method, 5)) {
            Eventually.within(PATIENCE, () -> searchers.running() == 1);
            assertTrue(socket.isConnected());
          }
        },
        () -> searchers.running() == 0);
  }

  @Test
  void sharedSearch_outlivesOneClient() throws Exception {
    CountDownLatch latch = searchers.holdThenFind(NO_MATE);
    int before = searchers.calls();
    double sharedBefore = shared();
    try (Socket stays = open("POST", 6)) {
      Eventually.within(PATIENCE, () -> searchers.running() == 1);
      try (Socket goes = open("GET", 6)) {
        Eventually.within(PATIENCE, () -> shared() > sharedBefore);
        assertTrue(goes.isConnected());
      }
      Eventually.throughout(ONE_SECOND, () -> searchers.running() == 1);
      latch.countDown();
      byte[] answer = new byte[12];
      assertEquals(12, stays.getInputStream().readNBytes(answer, 0, 12));
      assertEquals("HTTP/1.1 200", new String(answer, StandardCharsets.US_ASCII));
    }
    assertEquals(before + 1, searchers.calls());
  }

  @Test
  void fullQueue_isAnsweredWithRetryAfter() throws Exception {
    searchers.holdThenFind(NO_MATE);
    try (Socket running = open("GET", 1)) {
      Eventually.within(PATIENCE, () -> searchers.running() == 1);
      try (Socket waiting = open("GET", 2)) {
        Eventually.within(PATIENCE, () -> queued() == 1);
        try (Socket refused = open("GET", 3)) {
          String answer = readHead(refused);
          assertTrue(answer.startsWith("HTTP/1.1 503"), answer);
          assertTrue(answer.toLowerCase(java.util.Locale.ROOT).contains("retry-after:"), answer);
        }
        assertTrue(waiting.isConnected());
      }
      assertTrue(running.isConnected());
    }
  }

  /** Asks about a position of its own for each number from 1 to 6. */
  private Socket open(String method, int number) throws IOException {
    String sfen = "8k/9/8P/9/9/9/9/9/" + number + "L" + (8 - number) + " b G 1";
    Socket socket = new Socket(server.getHost(), server.getPort());
    String request =
        method.equals("GET")
            ? "GET /v1/solve?sfen=" + sfen.replace(" ", "%20") + " HTTP/1.1\r\nHost: x\r\n\r\n"
            : "POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: "
                + sfen.length()
                + "\r\n\r\n"
                + sfen;
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  private static String readHead(Socket socket) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = socket.getInputStream().read();
      assertTrue(next >= 0, head.toString());
      head.append((char) next);
    }
    return head.toString();
  }
}
