package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class ServeCommandTest {
  @Test
  void serve_takenPort_isExplainedInOneLine() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      int port = taken.getLocalPort();
      assertExplained("*:" + port + ": Address already in use", port);
    }
  }

  @Test
  void serve_badConfiguration_isExplainedInOneLine() {
    assertBadProperty("kemuri.search.threads", "-3", "must be greater than or equal to 0");
    assertBadProperty("kemuri.search.queue-wait", "soon", "[kemuri.search.queue-wait]");
  }

  private static void assertBadProperty(String name, String value, String expected) {
    System.setProperty(name, value);
    try {
      assertExplained(expected, 0);
    } finally {
      System.clearProperty(name);
    }
  }

  private static void assertExplained(String expected, int port) {
    Run run = Run.of("serve", "--port", Integer.toString(port));
    assertEquals(64, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
