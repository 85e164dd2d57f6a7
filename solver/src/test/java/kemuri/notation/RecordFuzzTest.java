package kemuri.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Files with faults are read or refused, never anything else. {@code -Dkemuri.fuzz.seconds=600}
 * lets it last as long instead of two seconds, or a minute in the long run.
 */
class RecordFuzzTest {
  private static final long SEED = 20240601L;
  private static final Duration LONGEST = Duration.ofSeconds(5);
  private static final String ALPHABET =
      "0123456789+-*'%$,/|:：()（）手変化同上右左直寄引打成不▲△歩香桂銀金角飛玉王と杏圭全馬龍竜一二九十１９ v・#&VPNTAL\t\u3000\ufeff\ud83d";

  private interface Reader {
    GameRecord read(String text) throws NotationException;
  }

  @Test
  void read_mutatedFiles_throwsNothingElse() throws Exception {
    fuzz(SEED, seconds(2), 40);
  }

  @Test
  @Tag("long")
  void read_manyMutatedFiles_throwsNothingElse() throws Exception {
    fuzz(SEED + 1, seconds(60), 400);
  }

  private static Duration seconds(int usual) {
    return Duration.ofSeconds(Integer.getInteger("kemuri.fuzz.seconds", usual));
  }

  private static void fuzz(long seed, Duration time, int samples) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> files = files(random, samples);
    long end = System.nanoTime() + time.toNanos();
    int read = 0;
    while (System.nanoTime() < end) {
      String file = mutate(files.get(random.nextInt(files.size())), files, random);
      for (Reader reader : List.<Reader>of(Kif::read, Csa::read, Sfen::readRecord)) {
        long start = System.nanoTime();
        readAnything(reader, file, seed);
        long nanos = System.nanoTime() - start;
        assertTrue(nanos < LONGEST.toNanos(), () -> "seed " + seed + ", slow: " + file);
        read++;
      }
    }
    assertTrue(read > 0);
  }

  private static List<String> files(SplittableRandom random, int samples) throws Exception {
    RandomRecord records = new RandomRecord(random);
    List<String> files = new ArrayList<>();
    for (int i = 0; i < samples; i++) {
      GameRecord record = records.next();
      files.add(Kif.write(record, StandardCharsets.UTF_8));
      files.add(Ki2.write(record));
      files.add(Bod.write(record.start()));
      files.add(Csa.write(record, Csa.Version.V3_0, StandardCharsets.UTF_8));
      files.add(Sfen.writeRecord(record));
    }
    return files;
  }

  /** A file with a few faults, in its characters, its lines, its encoding or its length. */
  private static String mutate(String file, List<String> files, SplittableRandom random)
      throws NotationException {
    StringBuilder text = new StringBuilder(file);
    for (int faults = 1 + random.nextInt(4); faults > 0 && text.length() > 0; faults--) {
      int place = random.nextInt(text.length());
      char other = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(8)) {
        case 0 -> text.deleteCharAt(place);
        case 1 -> text.insert(place, other);
        case 2 -> text.setCharAt(place, other);
        case 3 -> text.setCharAt(place, text.charAt(random.nextInt(text.length())));
        case 4 -> text.setLength(place);
        case 5 -> text.insert(place, files.get(random.nextInt(files.size())));
        case 6 -> text.insert(place, String.valueOf(other).repeat(random.nextInt(2000)));
        default -> swapLines(text, random);
      }
    }
    return random.nextInt(10) == 0 ? damaged(text.toString(), random) : text.toString();
  }

  private static void swapLines(StringBuilder text, SplittableRandom random) {
    List<String> lines = new ArrayList<>(text.toString().lines().toList());
    int one = random.nextInt(Math.max(1, lines.size()));
    int other = random.nextInt(Math.max(1, lines.size()));
    if (!lines.isEmpty()) {
      Collections.swap(lines, one, other);
      lines.add(one, lines.get(other));
    }
    text.setLength(0);
    text.append(String.join("\n", lines));
  }

  /** The text after some of its bytes were changed; as it was if they are no text any more. */
  private static String damaged(String text, SplittableRandom random) {
    Charset charset = random.nextBoolean() ? StandardCharsets.UTF_8 : FileEncoding.CP932;
    byte[] bytes = FileEncoding.encode(text, charset);
    for (int i = random.nextInt(4); i > 0 && bytes.length > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    try {
      return FileEncoding.decode(bytes);
    } catch (NotationException e) {
      return text;
    }
  }

  private static void readAnything(Reader reader, String text, long seed) {
    try {
      GameRecord record = reader.read(text);
      String written = Kif.write(record, StandardCharsets.UTF_8);
      assertTrue(written.length() < 12 * text.length() + 4000, () -> "seed " + seed + ": " + text);
      GameRecord again = Kif.read(written);
      assertEquals(written, Kif.write(again, StandardCharsets.UTF_8), () -> "seed " + seed);
    } catch (NotationException e) {
      String message = Objects.requireNonNull(e.getMessage());
      assertTrue(
          0 <= e.offset() && e.offset() <= text.length(), () -> "seed " + seed + ": " + text);
      assertTrue(message.length() < 500 && message.lines().count() == 1, message);
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + ": " + text, e);
    }
  }
}
