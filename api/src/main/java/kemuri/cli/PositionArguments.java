package kemuri.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The positions that the arguments of a command name: SFEN text, {@code @file} or {@code -} for
 * standard input. Files hold what {@link PositionFile} says, standard input one SFEN a line.
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
        parts.add(PositionFile.lines(reader.lines(), "standard input").iterator());
      } else if (argument.startsWith("@")) {
        parts.add(PositionFile.read(argument.substring(1)).iterator());
      } else {
        String place = joined.size() == 1 ? "the position" : "position " + (i + 1);
        parts.add(List.of(new PositionText(argument, place)).iterator());
      }
    }
    return new Chain(parts.iterator());
  }

  /** The positions in order, standard input read to its end first, in any format. */
  static List<PositionText> readWhole(List<String> arguments, InputStream standardInput)
      throws BadInput {
    if (!arguments.equals(List.of("-"))) {
      List<PositionText> positions = new ArrayList<>();
      read(arguments, standardInput).forEachRemaining(positions::add);
      return positions;
    }
    try {
      return PositionFile.split(standardInput.readAllBytes(), "standard input");
    } catch (IOException e) {
      throw new BadInput("standard input: cannot be read (" + e + ")");
    }
  }

  /** Whether the arguments hold the text of a single position. */
  static boolean areOne(List<String> arguments) {
    List<String> joined = join(arguments);
    return joined.size() == 1 && !joined.get(0).equals("-") && !joined.get(0).startsWith("@");
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
