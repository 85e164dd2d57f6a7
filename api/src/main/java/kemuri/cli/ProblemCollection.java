package kemuri.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import kemuri.api.dto.TsumeProblem;
import kemuri.api.dto.TsumeProblemJson;
import kemuri.api.format.CollectionLine;
import kemuri.compose.ProblemClaim;
import kemuri.notation.NotationException;
import kemuri.problem.SolutionFamily;

/**
 * A file of problems, one JSON object a line, that grows. Each problem is written whole as soon as
 * it is there; of a last line that a killed process left, what can be read is completed, the rest
 * is cut off.
 */
final class ProblemCollection implements AutoCloseable {
  /** How every line begins. */
  private static final String BEGINNING = "{\"id\":\"";

  private static final String ANOTHER = "; name another file with --out";

  private final String file;
  private final RandomAccessFile open;
  private final List<SolutionFamily> families = new ArrayList<>();
  private int size;
  private int alike;

  private ProblemCollection(String file, RandomAccessFile open) {
    this.file = file;
    this.open = open;
  }

  /**
   * Opens a file, made if it is missing, for this process alone.
   *
   * @param wanted which of its problems are to be counted
   */
  static ProblemCollection open(String file, Predicate<ProblemClaim> wanted) throws BadInput {
    return LockedFile.open(
        file,
        ANOTHER,
        open -> {
          ProblemCollection collection = new ProblemCollection(file, open);
          collection.read(wanted);
          return collection;
        });
  }

  /** How many problems were there when it was opened. */
  int size() {
    return size;
  }

  /** How many of these were wanted. */
  int alike() {
    return alike;
  }

  /** Their solutions' families. */
  List<SolutionFamily> families() {
    return families;
  }

  /**
   * Adds a problem, in one system call, so that a signal finds it written or not begun.
   *
   * @throws OutputLost if the file takes no more
   */
  void add(TsumeProblem problem) {
    try {
      open.write((TsumeProblemJson.toText(problem) + "\n").getBytes(UTF_8));
    } catch (IOException e) {
      throw new OutputLost(file, e);
    }
  }

  private void read(Predicate<ProblemClaim> wanted) throws IOException, BadInput {
    BoundedLines lines = new BoundedLines(Channels.newInputStream(open.getChannel()), file);
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (!lines.isEnded()) {
        mend(line.get(), lines, wanted);
        return;
      }
      if (!line.get().isBlank()) {
        take(line.get(), lines, wanted);
      }
    }
  }

  /** Completes or cuts off the last line, which has no end. */
  private void mend(String torn, BoundedLines lines, Predicate<ProblemClaim> wanted)
      throws IOException, BadInput {
    if (!torn.startsWith(BEGINNING) && !BEGINNING.startsWith(torn)) {
      throw malformed(lines, "expected a problem as generate writes it");
    }
    if (isWhole(torn)) {
      take(torn, lines, wanted);
      open.seek(open.length());
      open.write('\n');
    } else {
      open.setLength(lines.whole());
      open.seek(lines.whole());
    }
  }

  private static boolean isWhole(String line) {
    try {
      ProblemClaim unused = CollectionLine.read(line);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private void take(String line, BoundedLines lines, Predicate<ProblemClaim> wanted)
      throws BadInput {
    try {
      ProblemClaim claim = CollectionLine.read(line);
      families.add(claim.family());
      size++;
      alike += wanted.test(claim) ? 1 : 0;
    } catch (NotationException e) {
      throw malformed(lines, String.valueOf(e.getMessage()));
    }
  }

  private static BadInput malformed(BoundedLines lines, String what) {
    return new BadInput(lines.place() + ": " + what + ANOTHER);
  }

  @Override
  public void close() {
    LockedFile.close(open);
  }
}
