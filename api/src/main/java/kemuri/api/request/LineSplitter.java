package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kemuri.api.error.ApiError;
import org.jspecify.annotations.Nullable;

/** Cuts a stream of UTF-8 into lines. It holds no more than one line, and of a long one nothing. */
public final class LineSplitter {
  private static final int LONGEST = 1 << 16;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final ByteArrayOutputStream begun = new ByteArrayOutputStream();
  private boolean tooLong;
  private long number = 1;

  /** The lines that end in the next part of the stream. */
  public List<BatchLine> add(byte[] part) {
    List<BatchLine> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < part.length; i++) {
      if (part[i] == '\n') {
        keep(part, start, i);
        end(lines);
        number++;
        start = i + 1;
      }
    }
    keep(part, start, part.length);
    return lines;
  }

  /** The last line, if the stream does not end in a line break. */
  public List<BatchLine> end() {
    List<BatchLine> lines = new ArrayList<>();
    end(lines);
    return lines;
  }

  private void keep(byte[] part, int start, int end) {
    tooLong |= begun.size() + (end - start) > LONGEST;
    if (tooLong) {
      begun.reset();
    } else {
      begun.write(part, start, end - start);
    }
  }

  private void end(List<BatchLine> lines) {
    String text = tooLong ? null : text();
    if (tooLong) {
      lines.add(
          refused(
              HttpStatus.REQUEST_ENTITY_TOO_LARGE,
              "line-too-long",
              "The line is longer than " + LONGEST + " bytes."));
    } else if (text == null) {
      lines.add(refused(HttpStatus.BAD_REQUEST, "malformed-utf8", "The line is not valid UTF-8."));
    } else if (!text.isBlank()) {
      lines.add(new BatchLine(number, text, null));
    }
    begun.reset();
    tooLong = false;
  }

  private BatchLine refused(HttpStatus status, String code, String detail) {
    return new BatchLine(number, "", ApiError.of(status, code, detail));
  }

  private @Nullable String text() {
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(begun.toByteArray()))
              .toString();
      return number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      return null;
    }
  }
}
