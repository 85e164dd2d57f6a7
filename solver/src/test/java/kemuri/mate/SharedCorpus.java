package kemuri.mate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * Tables of positions with right answers that lie beside the repository, not in it: {@code
 * -Dkemuri.shared=FOLDER}, by default {@code ../shared/data} as seen from the repository's root.
 */
final class SharedCorpus {
  private SharedCorpus() {}

  /**
   * A row of a table.
   *
   * @param expected a number of plies, {@code <=N}, {@code nomate}, {@code reject} or {@code ?}
   */
  record Row(int line, String sfen, String expected) {
    /** Whether the length is stated exactly. */
    boolean isExact() {
      return expected.chars().allMatch(Character::isDigit);
    }

    /** The stated number of plies, exact or a bound. */
    int plies() {
      return Integer.parseInt(expected.replace("<=", ""));
    }

    @Override
    public String toString() {
      return "line %d: %s (%s)".formatted(line, sfen, expected);
    }
  }

  /** The rows of a table; skips the test with a reason if the table is not there. */
  static List<Row> read(String fileName, String column) {
    Path file = folder().resolve(fileName);
    boolean present = Files.isReadable(file);
    if (!present) {
      System.out.println("skipped: no " + file + "; set -Dkemuri.shared to the tables' folder");
    }
    Assumptions.assumeTrue(present, () -> "no " + file);
    try {
      List<String> lines = Files.readAllLines(file);
      int index = Arrays.asList(lines.get(0).split("\t", -1)).indexOf(column);
      List<Row> rows = new ArrayList<>();
      for (int i = 1; i < lines.size(); i++) {
        String[] cells = lines.get(i).split("\t", -1);
        rows.add(new Row(i + 1, cells[0], cells[index]));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path folder() {
    String property = System.getProperty("kemuri.shared");
    if (property != null) {
      return Path.of(property);
    }
    Path start = Path.of("").toAbsolutePath();
    for (Path root = start; root != null; root = root.getParent()) {
      if (Files.exists(root.resolve("solver/pom.xml"))) {
        return root.resolveSibling("shared").resolve("data");
      }
    }
    return start.resolve("shared").resolve("data");
  }
}
