package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that measures Kemuri against peers, with this build's bench and a peer of straw. */
class CompareTest {
  private static final String HEADER = "sfen\tplies\tname\n";
  private static final String THREE = SolveCommandTest.THREE + "\t3\tthree | 三\n";
  private static final String NONE = SolveCommandTest.NONE + "\tnomate\tnone\n";
  private static final String REJECTED = "9/9 b - 1\treject\trejected\n";

  @TempDir private Path directory = Path.of(".");

  @BeforeAll
  static void needsPython() throws Exception {
    boolean present = Files.exists(Path.of("/proc/self/status"));
    if (present) {
      try {
        String check = "import sys; sys.exit(sys.version_info < (3, 9))";
        present = new ProcessBuilder("python3", "-c", check).start().waitFor() == 0;
      } catch (IOException e) {
        present = false;
      }
    }
    String reason = "compare.py needs Linux and python3, 3.9 or later";
    if (!present) {
      System.out.println("skipped: " + reason);
    }
    Assumptions.assumeTrue(present, reason);
  }

  @BeforeEach
  void writeLauncher() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    String command = "exec '%s' -cp '%s' %s \"$@\"".formatted(java, classes, Main.class.getName());
    Path launcher = Files.writeString(launcher(), "#!/bin/sh\n" + command + "\n");
    assertTrue(launcher.toFile().setExecutable(true));
  }

  private Path launcher() {
    return directory.resolve("launcher");
  }

  private static String peer(String name, String items) throws Exception {
    Path engine = Path.of(CompareTest.class.getResource("fake_engine.py").toURI());
    return "--peer=%s=python3 '%s';%s".formatted(name, engine, items);
  }

  private Run compare(String positions, String... options) throws Exception {
    Path file = Files.writeString(directory.resolve("positions.tsv"), HEADER + positions);
    Path script = Path.of("").toAbsolutePath().resolve("../solver/src/bench/compare.py");
    List<String> command = new ArrayList<>(List.of("python3", script.normalize().toString()));
    command.addAll(List.of(options));
    command.addAll(List.of("--kemuri", launcher().toString(), "--out", rows("").toString()));
    command.add(file.toString());
    Path out = directory.resolve("stdout");
    Path err = directory.resolve("stderr");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      assertTrue(process.waitFor(120, TimeUnit.SECONDS), "does not end");
    } finally {
      process.destroy();
    }
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private Path rows(String name) {
    return directory.resolve("rows").resolve(name);
  }

  /** The cells of the table's first row that begins so. */
  private static List<String> cells(Run run, String start) {
    return run.out()
        .lines()
        .filter(line -> line.startsWith(start))
        .findFirst()
        .map(line -> List.of(line.substring(2).split(" \\| ?", -1)))
        .orElseThrow(() -> new AssertionError(start + ": " + run));
  }

  @Test
  void tables_tellEachEnginesAnswers() throws Exception {
    Run run =
        compare(
            THREE + REJECTED + NONE,
            peer("Five", "exact;paced;Answer=mate"),
            peer("Dead", "Answer=dead"),
            "--time=20s",
            "--hash=40",
            "--pieces=2",
            "--goal=exact");
    assertEquals(0, run.code(), run.err());
    List<String> kemuri = cells(run, "| positions | Kemuri |");
    assertEquals(List.of("2", "2 (1 + 1)", "0", "0"), kemuri.subList(2, 6));
    assertTrue(kemuri.get(11).endsWith("(Five)"), run.out());
    List<String> five = cells(run, "| positions | Five |");
    assertEquals(List.of("2", "0 (0 + 0)", "2", "0", "246"), five.subList(2, 7));
    assertTrue(Double.parseDouble(five.get(8)) == 40, "unsolved counts as the limit: " + five);
    List<String> dead = cells(run, "| positions | Dead |");
    assertEquals(List.of("2", "0 (0 + 0)", "0", "2", ""), dead.subList(2, 7));
    String three = "| positions | three \\| 三 | 3 | mate 3 (";
    assertTrue(run.out().contains(three), run.out());
    assertTrue(run.out().contains(" | mate 5, wrong ("), run.out());
    assertTrue(run.out().contains(" | failed ("), run.out());
    assertTrue(run.out().contains("| positions | none | nomate | no-mate ("), run.out());
    assertTrue(run.out().contains(" --pieces=2 --goal=exact "), "the command: " + run.out());
  }

  @Test
  void kemurisWholeProcess_isCounted() throws Exception {
    Run run = compare(THREE, "--time=20s", "--hash=16");
    assertEquals(0, run.code(), run.err());
    List<String> kept = Files.readAllLines(rows("positions.Kemuri.tsv"));
    assertEquals(
        "name\tsfen\tknown\tengine\tsettings\toutcome\tplies\tnodes\tcpu\twall\trss", kept.get(0));
    assertTrue(kept.get(1).contains("\tKemuri\t--any --time=20s --hash=16\tmate\t3\t"));
    String[] process = kept.get(2).split("\t", -1);
    assertEquals("(process)", process[0]);
    assertTrue(Double.parseDouble(process[8]) > 0.1, kept.get(2));
    assertTrue(Double.parseDouble(process[10]) > 20, kept.get(2));
  }

  @Test
  void keptRows_areNotMeasuredAgain() throws Exception {
    String[] options = {peer("Five", "Answer=mate"), "--hash=32", "--time=20s"};
    Run first = compare(THREE + NONE, options);
    assertEquals(0, first.code(), first.err());
    Path file = rows("positions.Five.tsv");
    String kept = Files.readString(file);
    Run second = compare(THREE + NONE, options);
    assertEquals(first.out(), second.out());
    assertEquals("", second.err());

    int torn = kept.lastIndexOf("none") + 9;
    Files.writeString(file, kept.substring(0, torn));
    String[] reportOnly = {options[0], options[1], options[2], "--report-only"};
    assertEquals("1", cells(compare(THREE + NONE, reportOnly), "| positions | Five |").get(2));
    Run third = compare(THREE + NONE, options);
    assertTrue(third.err().endsWith(": Five\n"), third.err());
    assertFalse(third.err().contains("Kemuri"), third.err());
    String mended = Files.readString(file);
    assertEquals(kept.substring(0, torn), mended.substring(0, torn));
    assertEquals(3, mended.lines().count(), mended);
  }

  @Test
  void noMateAfterStop_isUndecided() throws Exception {
    Run run =
        compare(
            THREE,
            peer("Late", "restart;USI_Hash=32;Answer=late"),
            peer("Deaf", "Answer=deaf"),
            "--time=300ms");
    assertEquals(0, run.code(), run.err());
    for (String name : List.of("Late", "Deaf")) {
      List<String> cells = cells(run, "| positions | " + name + " |");
      assertEquals(List.of("1", "0 (0 + 0)", "0", "1"), cells.subList(2, 6));
      assertEquals("0.3", cells.get(8));
    }
  }

  @Test
  void badInput_isExplainedInOneLine() throws Exception {
    String engine = peer("Five", "Answer=mate");
    List<List<String>> bad =
        List.of(
            List.of("--time 5: expected a time", "--time=5"),
            List.of("argument --hash: expected 1 or more", "--hash=0"),
            List.of("--peer Five: expected NAME=COMMAND", "--peer=Five"),
            List.of("one of exact, restart, paced", engine + ";quick"),
            List.of("--peer Five: has no option Depth", engine + ";Depth=3"),
            List.of("--peer Five: no program /none", "--peer=Five=/none"),
            List.of("--peer Mute: expected usiok", "--peer=Mute=true"),
            List.of("share this name", engine, engine));
    for (List<String> arguments : bad) {
      List<String> options = arguments.subList(1, arguments.size());
      Run run = compare(THREE, options.toArray(new String[0]));
      assertEquals(64, run.code(), arguments + run.err());
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().contains(arguments.get(0)), run.err());
      assertEquals("", run.out());
    }
    assertTrue(compare("9/9 b\tmany\n").err().contains("positions.tsv line 2: expected a number"));
  }
}
