package kemuri.reference;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A position of a {@code .perft} file with its counts of leaves, one a depth from 1 up.
 *
 * <p>A file has blocks of lines: {@code id NAME}, {@code sfen TEXT} and {@code counts N N N …};
 * lines that begin with {@code #} are comments.
 */
public record PerftCase(String id, String sfen, List<Long> counts) {
  /** Copies the counts. */
  public PerftCase {
    counts = List.copyOf(counts);
  }

  /** The position. */
  public NaiveShogi position() {
    return NaiveSfen.parse(sfen);
  }

  @Override
  public String toString() {
    return id;
  }

  /** The cases of a file beside this project's other perft files. */
  public static List<PerftCase> read(String fileName) {
    List<PerftCase> cases = new ArrayList<>();
    String id = "";
    String sfen = "";
    for (String line : lines("/perft/" + fileName)) {
      int space = line.indexOf(' ');
      String value = line.substring(space + 1);
      switch (space < 0 ? line : line.substring(0, space)) {
        case "id" -> id = value;
        case "sfen" -> sfen = value;
        case "counts" -> {
          List<Long> counts = new ArrayList<>();
          for (String count : value.split(" ", -1)) {
            counts.add(Long.valueOf(count));
          }
          cases.add(new PerftCase(id, sfen, counts));
        }
        default -> {
          if (!line.isEmpty() && !line.startsWith("#")) {
            throw new IllegalArgumentException("unknown line: " + line);
          }
        }
      }
    }
    return cases;
  }

  private static List<String> lines(String resource) {
    InputStream stream = PerftCase.class.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalArgumentException("no resource " + resource);
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
