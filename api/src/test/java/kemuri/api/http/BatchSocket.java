package kemuri.api.http;

import io.micronaut.runtime.server.EmbeddedServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import kemuri.api.Eventually;

/** A client of the batch that sends and reads bit by bit. */
final class BatchSocket implements AutoCloseable {
  private static final int PATIENCE_MILLIS = (int) Eventually.PATIENCE.toMillis();

  private final Socket socket;
  private int chunk;

  private BatchSocket(Socket socket) {
    this.socket = socket;
  }

  static BatchSocket open(EmbeddedServer server) throws IOException {
    Socket socket = new Socket(server.getHost(), server.getPort());
    socket.setSoTimeout(PATIENCE_MILLIS);
    BatchSocket batch = new BatchSocket(socket);
    batch.write("POST /v1/batch/solve HTTP/1.1\r\nHost: x\r\n");
    batch.write("Content-Type: application/x-ndjson\r\n");
    batch.write("Transfer-Encoding: chunked\r\n\r\n");
    return batch;
  }

  /** Sends a part of the body. */
  void send(String part) throws IOException {
    int length = part.getBytes(StandardCharsets.UTF_8).length;
    write(Integer.toHexString(length) + "\r\n" + part + "\r\n");
  }

  /** Ends the body. */
  void end() throws IOException {
    write("0\r\n\r\n");
  }

  /** The next byte of the answer's body, -1 at its end. */
  int read() throws IOException {
    InputStream in = socket.getInputStream();
    if (chunk == 0) {
      chunk = chunkSize(in);
    }
    if (chunk == 0) {
      return -1;
    }
    int next = in.read();
    if (--chunk == 0) {
      in.skipNBytes(2);
    }
    return next;
  }

  /** The next line without its break and the spaces before it, empty at the end of the body. */
  String readLine() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = read(); next >= 0 && next != '\n'; next = read()) {
      line.write(next);
    }
    return line.toString(StandardCharsets.UTF_8).strip();
  }

  /** Whether the server closes the connection after the end of the answer's body. */
  boolean isClosed() throws IOException {
    InputStream in = socket.getInputStream();
    in.skipNBytes(2);
    return in.read() < 0;
  }

  /** Lines of the head end at the blank one, before the first chunk; others are sizes. */
  private static int chunkSize(InputStream in) throws IOException {
    String text = headLine(in);
    if (text.startsWith("HTTP/")) {
      while (!text.isEmpty()) {
        text = headLine(in);
      }
      text = headLine(in);
    }
    return Integer.parseInt(text, 16);
  }

  private static String headLine(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new IOException("the connection ended after " + line);
      }
      line.append((char) next);
    }
    return line.toString().strip();
  }

  private void write(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    socket.getOutputStream().flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
