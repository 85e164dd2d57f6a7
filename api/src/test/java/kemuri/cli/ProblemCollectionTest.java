package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import kemuri.api.format.CollectionLine;
import kemuri.notation.NotationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemCollectionTest {
  private static String sample = "";

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void writeTwo() throws IOException {
    file = folder.resolve("problems.ndjson");
    if (sample.isEmpty()) {
      assertEquals(0, generate(2).code());
      sample = Files.readString(file);
    }
    Files.writeString(file, sample);
  }

  private Run generate(int count) {
    return GenerateCommandTest.generate(
        "--plies", "3", "--count", "" + count, "--json", "--out", file.toString());
  }

  private List<String> lines() throws IOException {
    return Files.readAllLines(file);
  }

  @Test
  void restart_countsWhatIsThere_andComposesOthers() throws Exception {
    Run enough = generate(2);
    assertEquals(0, enough.code(), enough.err());
    assertEquals("", enough.out());
    assertEquals(sample, Files.readString(file));
    Run more = generate(4);
    assertEquals(0, more.code(), more.err());
    assertTrue(more.err().contains("holds 2 problems, 2 of them such as are asked"), more.err());
    assertEquals(2, more.out().lines().count());
    assertEquals(sample + more.out(), Files.readString(file));
    HashSet<Long> families = new HashSet<>();
    for (String line : lines()) {
      assertTrue(families.add(CollectionLine.read(line).family().keys()[0]), line);
    }
  }

  @Test
  void restart_tornLine_isCutOffOrCompleted() throws Exception {
    String first = sample.substring(0, sample.indexOf('\n') + 1);
    for (int kept : List.of(1, 7, 8, 100, sample.length() - first.length() - 2)) {
      Files.writeString(file, first + sample.substring(first.length(), first.length() + kept));
      try (ProblemCollection collection = open()) {
        assertEquals(1, collection.size(), "torn after " + kept);
      }
      assertEquals(first, Files.readString(file), "torn after " + kept);
    }
    Files.writeString(file, sample.stripTrailing());
    try (ProblemCollection collection = open()) {
      assertEquals(2, collection.size());
    }
    assertEquals(sample, Files.readString(file));
  }

  private ProblemCollection open() throws BadInput {
    return ProblemCollection.open(file.toString(), claim -> true);
  }

  @Test
  void otherFiles_areRefused_andLeftAsTheyAre() throws Exception {
    String wrongMove = sample.replaceFirst("\"usi\":\"....", "\"usi\":\"9i9h");
    for (String text : List.of("notes", "notes\n", "{\"id\":1}\n", sample + "[]\n", wrongMove)) {
      Files.writeString(file, text);
      Run run = generate(3);
      assertEquals(64, run.code(), text);
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().contains("problems.ndjson line "), run.err());
      assertTrue(run.err().contains("; name another file with --out"), run.err());
      assertEquals(text, Files.readString(file));
    }
  }

  @Test
  void twoRuns_doNotMix() throws Exception {
    try (ProblemCollection collection = open()) {
      assertEquals(2, collection.alike());
      Run run = generate(3);
      assertEquals(64, run.code());
      assertTrue(run.err().contains("another run writes it"), run.err());
    }
  }

  @Test
  void line_saysWhatItLacks() {
    NotationException lacking = null;
    try {
      CollectionLine.read("{\"id\":\"a\",\"line\":[],\"themes\":[]}");
    } catch (NotationException e) {
      lacking = e;
    }
    assertTrue(
        String.valueOf(lacking).contains("a problem with the field \"sfen\", at line 1, column 1"),
        String.valueOf(lacking));
  }
}
