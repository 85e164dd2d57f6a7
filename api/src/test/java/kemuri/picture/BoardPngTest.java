package kemuri.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import kemuri.board.Diagram;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;
import kemuri.notation.Usi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardPngTest {
  private static final String CROWDED =
      "+l+n+sgk1s+n+l/1+r5+b1/+ppp1p+p1pp/9/4G4/9/P+P1PPP+P1P/1+B5R1/+LN+SGK2NL w 2GS4p 1";

  @Test
  void encode_hasTheSizeAndThePixels() throws IOException {
    long seed = 20_250_102;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20; i++) {
      RandomPicture picture = RandomPicture.next(random);
      PictureOptions options = picture.options();
      byte[] png = BoardPng.encode(picture.diagram(), options);
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
      String where = "seed " + seed + ", picture " + i;
      assertEquals(options.size(), image.getWidth(), where);
      assertEquals(Layout.of(options.size(), false).height(), image.getHeight(), where);
      assertArrayEquals(pixels(BoardPng.paint(picture.diagram(), options)), pixels(image), where);
    }
  }

  /** Half a turn of the diagram and a look from the other side cancel out, but for coordinates. */
  @Test
  void flip_isHalfATurn() {
    long seed = 20_250_103;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20; i++) {
      Diagram diagram = RandomPicture.next(random).diagram();
      PictureOptions options = PictureOptions.DEFAULT.withSize(160);
      assertArrayEquals(
          pixels(BoardPng.paint(diagram, options)),
          pixels(BoardPng.paint(diagram.rotated(), options.withFlip(true))),
          "seed " + seed + ", " + Sfen.format(diagram));
    }
  }

  /** The same on every platform, whatever fonts it has: else a picture's tag changes. */
  @ParameterizedTest
  @CsvSource({"480, LIGHT, f87d5b45f68147f8", "120, DARK, 76fa80970462dc7f"})
  void paint_isAsEver(int size, Theme theme, String expected)
      throws NotationException, NoSuchAlgorithmException {
    PictureOptions options =
        PictureOptions.DEFAULT
            .withSize(size)
            .withTheme(theme)
            .withLastMove(Usi.parse("5f5e"))
            .withArrows(List.of(Usi.parse("5i4h"), Usi.parse("G*6e")));
    int[] pixels = pixels(BoardPng.paint(Sfen.parse(CROWDED), options));
    ByteBuffer bytes = ByteBuffer.allocate(4 * pixels.length);
    bytes.asIntBuffer().put(pixels);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes.array());
    assertEquals(expected, HexFormat.of().formatHex(digest, 0, 8));
  }

  @Test
  void auto_isLight() throws NotationException {
    Diagram diagram = Sfen.parse(CROWDED);
    assertArrayEquals(
        BoardPng.encode(diagram, PictureOptions.DEFAULT.withTheme(Theme.LIGHT)),
        BoardPng.encode(diagram, PictureOptions.DEFAULT.withTheme(Theme.AUTO)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, PictureOptions.SMALLEST - 1, PictureOptions.LARGEST + 1})
  void size_outOfBounds_isRefused(int size) {
    assertThrows(IllegalArgumentException.class, () -> PictureOptions.DEFAULT.withSize(size));
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
