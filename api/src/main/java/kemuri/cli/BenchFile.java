package kemuri.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kemuri.problem.KnownLength;

/**
 * Reads a measurement's positions from a TSV file. Its first line is a header: {@code sfen} first;
 * the expected length in the column {@code plies} or {@code raw}, the second if neither is named;
 * the name in the column {@code name}.
 */
final class BenchFile {
  private BenchFile() {}

  /** All rows; every malformed one is an error before anything is solved. */
  static List<BenchCase> read(String file) throws BadInput {
    List<String> lines = lines(file);
    if (lines.isEmpty()) {
      throw new BadInput(file + " line 1: expected a header that starts with sfen, found nothing");
    }
    List<String> header = cells(lines.get(0));
    if (!header.get(0).equals("sfen")) {
      throw new BadInput(
          file + " line 1: expected a header that starts with sfen, found " + header.get(0));
    }
    int length = header.contains("plies") ? header.indexOf("plies") : header.indexOf("raw");
    int expected = length < 0 ? 1 : length;
    int name = header.indexOf("name");
    List<BenchCase> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        String place = file + " line " + (i + 1);
        List<String> cells = cells(lines.get(i));
        Optional<KnownLength> known = expectation(cell(cells, expected), place);
        PositionText position = new PositionText(cells.get(0), place);
        rows.add(new BenchCase(rows.size() + 1, position, known, cell(cells, name)));
      }
    }
    return rows;
  }

  /** Reads a cell that holds a known length; empty if it asks for a rejection. */
  static Optional<KnownLength> expectation(String cell, String place) throws BadInput {
    if (cell.equals(BenchCase.REJECT)) {
      return Optional.empty();
    }
    Optional<KnownLength> known = KnownLength.parse(cell);
    if (known.isEmpty()) {
      throw new BadInput(
          place + ": expected a number, <=N, nomate, ? or reject, found '" + cell + "'");
    }
    return known;
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\t", -1));
  }

  private static String cell(List<String> cells, int column) {
    return column >= 0 && column < cells.size() ? cells.get(column).strip() : "";
  }

  private static List<String> lines(String file) throws BadInput {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new BadInput(file + ": is a directory; name a file");
      }
      if (!Files.isReadable(path)) {
        throw new BadInput(file + ": no such file or not readable; check the path");
      }
      return Files.readAllLines(path);
    } catch (InvalidPathException | IOException e) {
      throw new BadInput(file + ": cannot be read as UTF-8 text (" + e + ")");
    }
  }
}
