package kemuri.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The lines of a file in UTF-8, one at a time and none too long to be held. */
final class BoundedLines {
  private static final int LONGEST = 1 << 20;

  private final InputStream bytes;
  private final String file;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int number;
  private long whole;
  private boolean ended;

  /**
   * The lines from here on.
   *
   * @param file its name, for messages
   */
  BoundedLines(InputStream bytes, String file) {
    this.bytes = new BufferedInputStream(bytes);
    this.file = file;
  }

  /** The next line without its end; empty if there is none. */
  Optional<String> next() throws IOException, BadInput {
    line.reset();
    number++;
    for (int next = bytes.read(); next >= 0; next = bytes.read()) {
      if (next == '\n') {
        ended = true;
        whole += line.size() + 1L;
        return Optional.of(line.toString(UTF_8));
      }
      if (line.size() == LONGEST) {
        throw new BadInput(place() + ": expected one problem a line, of at most 1 MiB");
      }
      line.write(next);
    }
    ended = false;
    return line.size() == 0 ? Optional.empty() : Optional.of(line.toString(UTF_8));
  }

  /** The number of the last line read, from 1. */
  int number() {
    return number;
  }

  /** Where the last line read is, for messages. */
  String place() {
    return file + " line " + number;
  }

  /** Whether the last line read has an end. */
  boolean isEnded() {
    return ended;
  }

  /** How many bytes the lines with an end have that were read. */
  long whole() {
    return whole;
  }
}
