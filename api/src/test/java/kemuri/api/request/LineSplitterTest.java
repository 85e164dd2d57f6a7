package kemuri.api.request;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineSplitterTest {
  private static final int LONGEST = 65_536;

  private static List<BatchLine> split(byte[] bytes, int size) {
    LineSplitter splitter = new LineSplitter();
    List<BatchLine> lines = new ArrayList<>();
    for (int start = 0; start < bytes.length; start += size) {
      lines.addAll(
          splitter.add(Arrays.copyOfRange(bytes, start, Math.min(bytes.length, start + size))));
    }
    lines.addAll(splitter.end());
    return lines;
  }

  private static List<BatchLine> split(String text, int size) {
    return split(text.getBytes(StandardCharsets.UTF_8), size);
  }

  private static String code(BatchLine line) {
    return requireNonNull(line.error(), "the line was read").code();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 100})
  void lines_areTheSame_howeverTheyCome(int size) {
    assertEquals(
        List.of(
            new BatchLine(1, "一\r", null),
            new BatchLine(4, "二", null),
            new BatchLine(5, "last", null)),
        split("一\r\n\n \t\r\n二\nlast", size));
    assertEquals(List.of(new BatchLine(1, "ended", null)), split("ended\n", size));
    assertEquals(List.of(), split("\n\n", size));
  }

  @Test
  void byteOrderMark_isLeftOut() {
    assertEquals(List.of(new BatchLine(1, "a", null)), split("\uFEFFa\n", 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, LONGEST, 1_000_000})
  void longLine_isRefused_andTheNextIsRead(int size) {
    List<BatchLine> lines =
        split("a".repeat(LONGEST) + "\n" + "b".repeat(LONGEST + 1) + "\nc\n", size);
    assertEquals(3, lines.size());
    assertEquals(LONGEST, lines.get(0).text().length());
    assertEquals("line-too-long", code(lines.get(1)));
    assertEquals(new BatchLine(3, "c", null), lines.get(2));
  }

  @Test
  void longLastLine_isRefused() {
    assertEquals("line-too-long", code(split("b".repeat(200_000), 1000).get(0)));
  }

  @Test
  void malformedUtf8_isRefused_andTheNextIsRead() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(new byte[] {'a', (byte) 0xff, '\n', 'b', '\n', (byte) 0xe4});
    List<BatchLine> lines = split(bytes.toByteArray(), 1);
    assertEquals("malformed-utf8", code(lines.get(0)));
    assertEquals(new BatchLine(2, "b", null), lines.get(1));
    assertEquals("malformed-utf8", code(lines.get(2)));
    assertEquals(3, lines.get(2).number());
  }
}
