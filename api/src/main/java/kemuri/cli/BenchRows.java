package kemuri.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kemuri.api.dto.WireName;

/**
 * The rows of finished positions in a TSV file, so that a measurement that was broken off goes on
 * where it ended. Each row is written whole before the next position begins; what a killed process
 * wrote of a last row is overwritten.
 */
final class BenchRows implements AutoCloseable {
  private static final List<String> COLUMNS =
      List.of(
          "name",
          "sfen",
          "expected",
          "result",
          "verdict",
          "plies",
          "exact",
          "reason",
          "nodes",
          "ms",
          "cpuMs");
  private static final String ANOTHER = "; name another file with --rows";

  private final String file;
  private final RandomAccessFile open;
  private final Map<String, String> settings;
  private final List<String> columns = new ArrayList<>(COLUMNS);
  private final Map<Key, BenchOutcome> known = new HashMap<>();

  private BenchRows(String file, RandomAccessFile open, Map<String, String> settings) {
    this.file = file;
    this.open = open;
    this.settings = settings;
    columns.addAll(settings.keySet());
  }

  /**
   * Opens a file, made if it is missing, for this process alone.
   *
   * @param settings those of this run by name; rows of others do not compare
   */
  static BenchRows open(String file, Map<String, String> settings) throws BadInput {
    return LockedFile.open(
        file,
        ANOTHER,
        open -> {
          BenchRows rows = new BenchRows(file, open, settings);
          rows.read();
          return rows;
        });
  }

  /** What came of a position in an earlier run. */
  Optional<BenchOutcome> find(BenchCase row) {
    return Optional.ofNullable(known.get(Key.of(row))).map(outcome -> outcome.of(row));
  }

  /**
   * Keeps a row.
   *
   * @throws OutputLost if the file takes no more
   */
  synchronized void add(BenchOutcome outcome) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                outcome.row().name(),
                outcome.row().position().text(),
                outcome.row().expectedText(),
                outcome.result(),
                WireName.of(outcome.verdict()),
                Integer.toString(outcome.plies()),
                Boolean.toString(outcome.exact()),
                outcome.reason().replaceAll("\\s+", " "),
                Long.toString(outcome.nodes()),
                Long.toString(outcome.milliseconds()),
                Long.toString(outcome.cpuMilliseconds())));
    cells.addAll(settings.values());
    try {
      write(cells);
    } catch (IOException e) {
      throw new OutputLost(file, e);
    }
  }

  /** One system call a row, so that a signal finds it written or not begun. */
  private void write(List<String> cells) throws IOException {
    open.write((String.join("\t", cells) + "\n").getBytes(UTF_8));
  }

  private void read() throws IOException, BadInput {
    byte[] bytes = new byte[Math.toIntExact(open.length())];
    open.readFully(bytes);
    int whole = bytes.length;
    while (whole > 0 && bytes[whole - 1] != '\n') {
      whole--;
    }
    String header = String.join("\t", columns);
    String text = new String(bytes, 0, whole, UTF_8);
    String torn = new String(bytes, whole, bytes.length - whole, UTF_8);
    String[] lines = text.split("\n", -1);
    if (whole == 0 ? !header.startsWith(torn) : !lines[0].equals(header)) {
      throw new BadInput(file + " line 1: expected the header of rows kept by bench" + ANOTHER);
    }
    for (int i = 1; i < lines.length - 1; i++) {
      BenchOutcome outcome = read(lines[i], file + " line " + (i + 1));
      known.put(Key.of(outcome.row()), outcome);
    }
    open.setLength(whole);
    open.seek(whole);
    if (whole == 0) {
      write(columns);
    }
  }

  private BenchOutcome read(String line, String place) throws BadInput {
    String[] cells = line.split("\t", -1);
    if (cells.length != columns.size()) {
      throw malformed(place);
    }
    int column = COLUMNS.size();
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      String cell = cells[column++];
      if (!cell.equals(setting.getValue())) {
        throw new BadInput(
            place
                + (": was solved with " + setting.getKey() + " " + cell)
                + (", this run has " + setting.getValue())
                + ANOTHER);
      }
    }
    try {
      BenchCase row =
          new BenchCase(
              0,
              new PositionText(cells[1], place),
              BenchFile.expectation(cells[2], place),
              cells[0]);
      return new BenchOutcome(
          row,
          cells[3],
          Integer.parseInt(cells[5]),
          Boolean.parseBoolean(cells[6]),
          cells[7],
          WireName.find(BenchOutcome.Verdict.class, cells[4]).orElseThrow(() -> malformed(place)),
          Long.parseLong(cells[8]),
          Long.parseLong(cells[9]),
          Long.parseLong(cells[10]));
    } catch (NumberFormatException e) {
      throw malformed(place);
    }
  }

  private static BadInput malformed(String place) {
    return new BadInput(place + ": expected a row as bench keeps them" + ANOTHER);
  }

  @Override
  public void close() {
    LockedFile.close(open);
  }

  /** What makes two rows one: a mended expectation asks for a new verdict. */
  private record Key(String name, String sfen, String expected) {
    static Key of(BenchCase row) {
      return new Key(row.name(), row.position().text(), row.expectedText());
    }
  }
}
