package kemuri.notation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** A table of test data: a row a line, fields separated by {@code =>}, comments after {@code #}. */
public final class Table {
  private Table() {}

  /** The rows of a resource, at least {@code columns} fields in each. */
  public static Stream<Object[]> rows(String resource, int columns) {
    return lines(resource).stream().map(line -> fields(line, columns));
  }

  private static Object[] fields(String line, int columns) {
    Object[] fields = line.split(" +=> +", columns);
    if (fields.length != columns) {
      throw new IllegalArgumentException(columns + " fields expected: " + line);
    }
    return fields;
  }

  private static List<String> lines(String resource) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Table.class.getResourceAsStream(resource), resource),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
