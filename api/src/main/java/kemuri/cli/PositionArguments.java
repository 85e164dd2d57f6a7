package kemuri.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/**
 * The positions that the arguments of a command name: SFEN text, {@code @file} or {@code -} for
 * standard input. Files and standard input hold one position a line; blank lines and lines that
 * start with {@code #} are left out.
 *
 * <p>The words of an SFEN may be separate arguments, as they are when the quotes are forgotten.
 */
final class PositionArguments {
  private PositionArguments() {}

  /** The positions in order; standard input is read as they are asked for. */
  static Iterator<PositionText> read(List<String> arguments, InputStream standardInput)
      throws BadInput {
    List<Iterator<PositionText>> parts = new ArrayList<>();
    List<String> joined = join(arguments);
    if (joined.isEmpty()) {
      throw new BadInput("expected a position: SFEN in quotes, @file, or - for standard input");
    }
    for (int i = 0; i < joined.size(); i++) {
      String argument = joined.get(i);
      if (argument.equals("-")) {
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(standardInput, StandardCharsets.UTF_8));
        parts.add(numbered(reader.lines(), "standard input").iterator());
      } else if (argument.startsWith("@")) {
        String name = argument.substring(1);
        parts.add(numbered(file(name).stream(), name).iterator());
      } else {
        String place = joined.size() == 1 ? "the position" : "position " + (i + 1);
        parts.add(List.of(new PositionText(argument, place)).iterator());
      }
    }
    return new Chain(parts.iterator());
  }

  /** Whether the arguments hold the text of a single position. */
  static boolean areOne(List<String> arguments) {
    List<String> joined = join(arguments);
    return joined.size() == 1 && !joined.get(0).equals("-") && !joined.get(0).startsWith("@");
  }

  private static List<String> file(String name) throws BadInput {
    try {
      Path path = Paths.get(name);
      if (Files.isDirectory(path)) {
        throw new BadInput("@" + name + ": is a directory; name a file");
      }
      if (!Files.isReadable(path)) {
        throw new BadInput("@" + name + ": no such file or not readable; check the path");
      }
      return Files.readAllLines(path);
    } catch (InvalidPathException | IOException e) {
      throw new BadInput("@" + name + ": cannot be read as UTF-8 text (" + e + ")");
    }
  }

  private static Stream<PositionText> numbered(Stream<String> lines, String source) {
    int[] number = {0};
    return lines
        .map(line -> new PositionText(line.strip(), source + " line " + ++number[0]))
        .filter(position -> !position.text().isEmpty() && !position.text().startsWith("#"));
  }

  /** Puts the words of an unquoted SFEN together: a board, {@code b} or {@code w}, the rest. */
  private static List<String> join(List<String> arguments) {
    List<String> joined = new ArrayList<>();
    int i = 0;
    while (i < arguments.size()) {
      int end = endOfUnquoted(arguments, i);
      joined.add(String.join(" ", arguments.subList(i, end)));
      i = end;
    }
    return joined;
  }

  /** The index after the words of the unquoted SFEN that starts here, or of one argument. */
  private static int endOfUnquoted(List<String> arguments, int start) {
    int at = start;
    while (at < arguments.size() && arguments.get(at).matches("position|sfen")) {
      at++;
    }
    boolean board = word(arguments, at).matches("[^\\s@]*/\\S*");
    if (!board || !word(arguments, at + 1).matches("[bw]")) {
      return start + 1;
    }
    at += 2;
    if (word(arguments, at).matches("-|[0-9]*[A-Za-z][0-9A-Za-z]*")) {
      at++;
    }
    return word(arguments, at).matches("[0-9]+") ? at + 1 : at;
  }

  private static String word(List<String> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : "";
  }

  /** Iterators one after the other, each read no further than it is asked. */
  private static final class Chain implements Iterator<PositionText> {
    private final Iterator<Iterator<PositionText>> parts;
    private Iterator<PositionText> current = Collections.emptyIterator();

    Chain(Iterator<Iterator<PositionText>> parts) {
      this.parts = parts;
    }

    @Override
    public boolean hasNext() {
      while (!current.hasNext() && parts.hasNext()) {
        current = parts.next();
      }
      return current.hasNext();
    }

    @Override
    public PositionText next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return current.next();
    }
  }
}
