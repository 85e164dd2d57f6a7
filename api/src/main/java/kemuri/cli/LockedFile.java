package kemuri.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import org.jspecify.annotations.Nullable;

/** Opens files that one process alone may write, and that go on where an earlier run ended. */
final class LockedFile {
  private LockedFile() {}

  /** Makes something of an open file. */
  interface Reader<T> {
    /** Reads the file; it is closed if that fails. */
    T read(RandomAccessFile open) throws IOException, BadInput;
  }

  /**
   * Opens a file, made if it is missing, for this process alone.
   *
   * @param another how to mend it if the file cannot be used, to be added to a complaint
   * @param reader makes something of it
   */
  static <T> T open(String file, String another, Reader<T> reader) throws BadInput {
    RandomAccessFile open = null;
    try {
      open = new RandomAccessFile(file, "rw");
      if (open.getChannel().tryLock() == null) {
        throw inUse(file, another);
      }
      return reader.read(open);
    } catch (OverlappingFileLockException e) {
      close(open);
      throw inUse(file, another);
    } catch (IOException e) {
      close(open);
      throw new BadInput(file + ": cannot be written (" + e.getMessage() + ")" + another);
    } catch (BadInput e) {
      close(open);
      throw e;
    }
  }

  private static BadInput inUse(String file, String another) {
    return new BadInput(file + ": another run writes it" + another);
  }

  /** Closes a file, if there is one, and so gives it free. */
  static void close(@Nullable RandomAccessFile file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
