package kemuri.api.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import kemuri.notation.FileEncoding;

/** The encodings that records are written in, by the names that people use. */
public final class TextEncoding {
  /** The names to choose from, for people. */
  public static final String NAMES = "utf-8, shift_jis";

  private TextEncoding() {}

  /** The encoding of a name; Shift_JIS is that of Windows. */
  public static Optional<Charset> of(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "utf-8", "utf8" -> Optional.of(StandardCharsets.UTF_8);
      case "shift_jis", "shift-jis", "sjis", "cp932", "windows-31j" ->
          Optional.of(FileEncoding.CP932);
      default -> Optional.empty();
    };
  }
}
