package kemuri.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the files of a record are encoded.
 *
 * <p>A file is read as its byte order mark says, or as its first line declares, or as UTF-8, or as
 * CP932 (the Shift_JIS of Windows): the first of these in which every byte has a meaning.
 */
public final class FileEncoding {
  /** The Shift_JIS of Windows, in which files without a declaration were written for long. */
  public static final Charset CP932 = Charset.forName("windows-31j");

  private static final Pattern DECLARATION =
      Pattern.compile("^(?:#|'CSA ).{0,40}?encoding=([A-Za-z0-9_-]{1,20})");

  private static final int DECLARED_WITHIN = 100;
  private static final String NOT_IN_CP932 = "〜‖−—¢£¬";
  private static final String THEIR_TWINS = "～∥－―￠￡￢";
  private static final byte[] GETA = {(byte) 0x81, (byte) 0xac};

  private FileEncoding() {}

  /**
   * The text of a file, without a byte order mark.
   *
   * @throws NotationException if the bytes are neither UTF-8 nor CP932, nor what they are declared
   */
  public static String decode(byte[] bytes) throws NotationException {
    for (Charset charset : candidates(bytes)) {
      Optional<String> text = decode(bytes, charset);
      if (text.isPresent()) {
        return text.get();
      }
    }
    int offset = malformedAt(bytes);
    throw new NotationException(
        "expected text in UTF-8 or Shift_JIS (CP932), found neither at byte "
            + (offset + 1)
            + ": save the file as UTF-8",
        offset);
  }

  private static Optional<String> decode(byte[] bytes, Charset charset) {
    try {
      String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text.startsWith("\ufeff") ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static List<Charset> candidates(byte[] bytes) {
    List<Charset> candidates = new ArrayList<>();
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
      candidates.add(StandardCharsets.UTF_16);
    }
    if (!startsWith(bytes, 0xef, 0xbb, 0xbf) && declaredAsShiftJis(bytes)) {
      candidates.add(CP932);
    }
    candidates.add(StandardCharsets.UTF_8);
    candidates.add(CP932);
    return candidates;
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static boolean declaredAsShiftJis(byte[] bytes) {
    int length = Math.min(bytes.length, DECLARED_WITHIN);
    String head = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    Matcher declaration = DECLARATION.matcher(head);
    if (!declaration.find()) {
      return false;
    }
    String name = declaration.group(1).toLowerCase(Locale.ROOT).replaceAll("[_-]", "");
    return name.equals("shiftjis") || name.equals("sjis") || name.equals("cp932");
  }

  /** Where UTF-8 ends to be valid. */
  private static int malformedAt(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    var unused = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    return Math.min(in.position(), bytes.length - 1);
  }

  /**
   * The bytes of a text. What the encoding lacks becomes a character that looks alike if CP932 has
   * one, else 〓 in CP932, ? otherwise.
   */
  public static byte[] encode(String text, Charset charset) {
    CharsetEncoder encoder =
        charset
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    if (charset.equals(CP932)) {
      encoder.replaceWith(GETA);
    }
    try {
      ByteBuffer encoded =
          encoder.encode(CharBuffer.wrap(charset.equals(CP932) ? withTwins(text) : text));
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    } catch (CharacterCodingException e) {
      throw new AssertionError("everything is replaced", e);
    }
  }

  private static String withTwins(String text) {
    String replaced = text;
    for (int i = 0; i < NOT_IN_CP932.length(); i++) {
      replaced = replaced.replace(NOT_IN_CP932.charAt(i), THEIR_TWINS.charAt(i));
    }
    return replaced;
  }

  /** The name by which KIF and CSA declare an encoding. */
  static String declaredName(Charset charset) {
    return charset.equals(CP932) ? "Shift_JIS" : charset.name();
  }
}
