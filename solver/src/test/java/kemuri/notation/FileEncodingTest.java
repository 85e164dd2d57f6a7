package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class FileEncodingTest {
  private static final String TEXT = "手合割：平手\n*杏圭全\n";

  private static String decoded(String text, Charset charset) throws NotationException {
    return FileEncoding.decode(text.getBytes(charset));
  }

  @Test
  void decode_byteOrderMark_comesFirst() throws Exception {
    assertEquals(TEXT, decoded("\ufeff" + TEXT, StandardCharsets.UTF_8));
    assertEquals(TEXT, decoded("\ufeff" + TEXT, StandardCharsets.UTF_16LE));
    assertEquals(TEXT, decoded("\ufeff" + TEXT, StandardCharsets.UTF_16BE));
    String declaredWrongly = "#KIF version=2.0 encoding=Shift_JIS\n" + TEXT;
    assertEquals(declaredWrongly, decoded("\ufeff" + declaredWrongly, StandardCharsets.UTF_8));
  }

  @Test
  void decode_declaredEncoding_comesSecond() throws Exception {
    // two half-width katakana in CP932, one Latin letter in UTF-8
    for (String head :
        new String[] {"#KIF version=2.0 encoding=Shift_JIS\n", "'CSA encoding=SHIFT_JIS\n"}) {
      assertEquals(head + "ﾃ｡", decoded(head + "ﾃ｡", FileEncoding.CP932));
    }
    assertEquals("á", decoded("ﾃ｡", FileEncoding.CP932));
  }

  @Test
  void decode_wrongDeclaration_isOverruled() throws Exception {
    String utf8 = "#KIF version=2.0 encoding=UTF-8\n" + TEXT;
    assertEquals(utf8, decoded(utf8, FileEncoding.CP932));
  }

  @Test
  void decode_undeclared_isUtf8BeforeCp932() throws Exception {
    assertEquals(TEXT, decoded(TEXT, StandardCharsets.UTF_8));
    assertEquals(TEXT, decoded(TEXT, FileEncoding.CP932));
  }

  @Test
  void decode_neither_saysAtWhichByte() {
    byte[] bytes = {'P', 'I', '\n', (byte) 0xff, (byte) 0xff};
    NotationException error =
        assertThrows(NotationException.class, () -> FileEncoding.decode(bytes));
    assertTrue(
        Objects.requireNonNull(error.getMessage()).contains("at byte 4"), error.getMessage());
    assertEquals(3, error.offset());
  }

  @Test
  void encode_charactersThatCp932Lacks_areReplaced() {
    assertArrayEquals(
        new byte[] {(byte) 0x81, (byte) 0x60, (byte) 0x81, (byte) 0xac},
        FileEncoding.encode("〜☗", FileEncoding.CP932));
    assertArrayEquals(new byte[] {'?'}, FileEncoding.encode("\ud800", StandardCharsets.UTF_8));
  }
}
