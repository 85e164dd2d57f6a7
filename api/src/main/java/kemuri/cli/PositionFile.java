package kemuri.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kemuri.api.format.FormatDetection;
import kemuri.notation.FileEncoding;
import kemuri.notation.NotationException;

/**
 * The positions of a file or of standard input: one SFEN a line, with blank lines and lines that
 * start with {@code #} left out, or a record in another format, or several in CSA.
 */
final class PositionFile {
  private PositionFile() {}

  /** The positions of a file that is named after an {@code @}. */
  static List<PositionText> read(String name) throws BadInput {
    return read(name, "@" + name);
  }

  /**
   * The positions of a file.
   *
   * @param argument what names the file, for messages
   */
  static List<PositionText> read(String name, String argument) throws BadInput {
    try {
      Path path = Paths.get(name);
      if (Files.isDirectory(path)) {
        throw new BadInput(argument + ": is a directory; name a file");
      }
      if (!Files.isReadable(path)) {
        throw new BadInput(argument + ": no such file or not readable; check the path");
      }
      return split(Files.readAllBytes(path), name);
    } catch (InvalidPathException | IOException e) {
      throw new BadInput(argument + ": cannot be read (" + e + ")");
    }
  }

  /** The positions of a file's content. */
  static List<PositionText> split(byte[] bytes, String source) throws BadInput {
    String text;
    try {
      text = FileEncoding.decode(bytes);
    } catch (NotationException e) {
      throw new BadInput(source + ": " + e.getMessage());
    }
    return switch (FormatDetection.detect(text)) {
      case SFEN -> lines(text.lines(), source).toList();
      case CSA -> records(text, source);
      default -> List.of(new PositionText(text, source));
    };
  }

  /** The positions of lines of SFEN, read no further than they are asked for. */
  static Stream<PositionText> lines(Stream<String> lines, String source) {
    int[] number = {0};
    return lines
        .map(line -> new PositionText(line.strip(), source + " line " + ++number[0]))
        .filter(position -> !position.text().isEmpty() && !position.text().startsWith("#"));
  }

  /** The records of a CSA file, which have lines with a slash between them. */
  private static List<PositionText> records(String text, String source) {
    List<PositionText> records = new ArrayList<>();
    String[] parts = text.split("(?m)^/\\s*$", -1);
    for (String part : parts) {
      if (!part.isBlank()) {
        String place = parts.length > 1 ? source + " record " + (records.size() + 1) : source;
        records.add(new PositionText(part.stripLeading(), place));
      }
    }
    return records;
  }
}
