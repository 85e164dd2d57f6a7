package kemuri.problem;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The two hundred problems of Shogi Zukou (将棋図巧, 1755) and Shogi Musou (将棋無双, 1734), the summit of
 * the Edo period.
 */
public final class Classics {
  private static final String FILE = "classics.tsv";
  private static final int COLUMNS = 9;

  private Classics() {}

  /** All of them, Zukou first, in the books' order. */
  public static List<Problem> all() {
    return Loaded.PROBLEMS;
  }

  private static List<Problem> load() {
    InputStream stream = Classics.class.getResourceAsStream(FILE);
    if (stream == null) {
      throw new IllegalStateException("the module lacks its data file " + FILE);
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).map(Classics::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Problem read(String row) {
    String[] cells = row.split("\t", -1);
    if (cells.length != COLUMNS) {
      throw new IllegalStateException("expected " + COLUMNS + " columns in " + FILE + ": " + row);
    }
    KnownLength plies =
        KnownLength.parse(cells[2])
            .orElseThrow(() -> new IllegalStateException("not a length in " + FILE + ": " + row));
    Source source =
        new Source.Classic(
            cells[4],
            Integer.parseInt(cells[5]),
            cells[6],
            Integer.parseInt(cells[7]),
            Integer.parseInt(cells[3]));
    return new Problem(cells[0], cells[1], plies, source, cells[8]);
  }

  /** Reads the file once, when it is first asked for. */
  private static final class Loaded {
    static final List<Problem> PROBLEMS = load();
  }
}
