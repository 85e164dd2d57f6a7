package kemuri.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.OverlappingFileLockException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kemuri.api.dto.TsumeProblem;
import kemuri.api.dto.TsumeProblemJson;
import kemuri.api.format.CollectionLine;
import kemuri.compose.ProblemClaim;
import kemuri.notation.NotationException;
import kemuri.problem.SolutionFamily;
import org.jspecify.annotations.Nullable;

/**
 * A file of problems, one JSON object a line, that grows. Each problem is written whole as soon as
 * it is there; of a last line that a killed process left, what can be read is completed, the rest
 * is cut off.
 */
final class ProblemCollection implements AutoCloseable {
  /** How every line begins. */
  private static final String BEGINNING = "{\"id\":\"";

  private static final int LONGEST_LINE = 1 << 20;
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
    RandomAccessFile open = null;
    try {
      open = new RandomAccessFile(file, "rw");
      if (open.getChannel().tryLock() == null) {
        throw inUse(file);
      }
      ProblemCollection collection = new ProblemCollection(file, open);
      collection.read(wanted);
      return collection;
    } catch (OverlappingFileLockException e) {
      close(open);
      throw inUse(file);
    } catch (IOException e) {
      close(open);
      throw new BadInput(file + ": cannot be written (" + e.getMessage() + ")" + ANOTHER);
    } catch (BadInput e) {
      close(open);
      throw e;
    }
  }

  private static BadInput inUse(String file) {
    return new BadInput(file + ": another run writes it" + ANOTHER);
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
    InputStream bytes = new BufferedInputStream(Channels.newInputStream(open.getChannel()));
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long whole = 0;
    int number = 1;
    for (int next = bytes.read(); next >= 0; next = bytes.read()) {
      if (next != '\n') {
        line.write(next);
        if (line.size() > LONGEST_LINE) {
          throw malformed(number, "expected a line of at most " + LONGEST_LINE + " bytes");
        }
        continue;
      }
      whole += line.size() + 1L;
      String text = line.toString(UTF_8);
      if (!text.isBlank()) {
        take(text, number, wanted);
      }
      line.reset();
      number++;
    }
    open.seek(whole);
    if (line.size() > 0) {
      mend(line.toString(UTF_8), number, whole, wanted);
    }
  }

  /** Completes or cuts off the last line, which has no end. */
  private void mend(String torn, int number, long whole, Predicate<ProblemClaim> wanted)
      throws IOException, BadInput {
    if (!torn.startsWith(BEGINNING) && !BEGINNING.startsWith(torn)) {
      throw malformed(number, "expected a problem as generate writes it");
    }
    if (torn.endsWith("}")) {
      try {
        ProblemClaim unused = CollectionLine.read(torn);
        take(torn, number, wanted);
        open.seek(open.length());
        open.write('\n');
        return;
      } catch (NotationException e) {
        open.seek(whole); // an inner brace ends it: it is cut off like any other
      }
    }
    open.setLength(whole);
  }

  private void take(String text, int number, Predicate<ProblemClaim> wanted) throws BadInput {
    try {
      ProblemClaim claim = CollectionLine.read(text);
      families.add(claim.family());
      size++;
      alike += wanted.test(claim) ? 1 : 0;
    } catch (NotationException e) {
      throw malformed(number, String.valueOf(e.getMessage()));
    }
  }

  private BadInput malformed(int number, String what) {
    return new BadInput(file + " line " + number + ": " + what + ANOTHER);
  }

  @Override
  public void close() {
    close(open);
  }

  private static void close(@Nullable RandomAccessFile file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
