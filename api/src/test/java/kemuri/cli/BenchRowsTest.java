package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kemuri.api.Eventually;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A measurement goes on where it was broken off. */
class BenchRowsTest {
  private static final String HEADER = "sfen\tplies\tname\n";
  private static final String THREE = SolveCommandTest.THREE + "\t3\tthree\n";
  private static final String NONE = SolveCommandTest.NONE + "\tnomate\tnone\n";
  private static final String REJECTED = "9/9 b - 1\treject\trejected\n";
  private static final String LONG = SolveCommandTest.LONG + "\t<=611\tlong\n";

  @TempDir private Path directory = Path.of(".");
  private Path positions = Path.of(".");
  private Path rows = Path.of(".");

  @BeforeEach
  void name() {
    positions = directory.resolve("positions.tsv");
    rows = directory.resolve("rows.tsv");
  }

  private Run bench(String text, String... options) throws IOException {
    Files.writeString(positions, HEADER + text);
    return Run.of(command(options));
  }

  private String[] command(String... options) {
    List<String> command = new ArrayList<>(List.of("bench", "--rows"));
    command.add(rows.toString());
    command.addAll(List.of(options));
    command.add(positions.toString());
    if (!String.join(" ", options).contains("--hash")) {
      command.add("--hash=16");
    }
    return command.toArray(new String[0]);
  }

  private static List<String> printed(Run run) {
    return run.out().lines().filter(line -> !line.startsWith("# ")).toList();
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, false", "1, true", "2, true"})
  void finishedRows_areTakenOver(int threads, boolean json) throws IOException {
    String[] options = json ? new String[] {"--json", "--threads=" + threads} : new String[0];
    Run first = bench(THREE + NONE + REJECTED, options);
    assertEquals(0, first.code(), first.err());
    String kept = Files.readString(rows);
    assertEquals(4, kept.lines().count(), kept);
    Run second = bench(THREE + NONE + REJECTED, options);
    assertEquals(0, second.code(), second.err());
    assertEquals(kept, Files.readString(rows));
    String takenOver = json ? "\"takenOver\":3," : "# takenOver\t3\n";
    assertTrue(second.out().contains(takenOver), second.out());
    if (threads == 1 && !json) {
      assertEquals(printed(first), printed(second));
    }
  }

  @Test
  void rows_tellThePositionAndTheSettings() throws IOException {
    bench(THREE, "--any", "--time=20s", "--nodes=12345");
    List<String> lines = Files.readAllLines(rows);
    assertEquals(
        "name\tsfen\texpected\tresult\tverdict\tplies\texact\treason\tnodes\tms\tcpuMs\tattacker\t"
            + "defenderHand\trules\tfutile\tgoal\ttime\tnodesLimit\thash\tthreads",
        lines.get(0));
    assertTrue(
        lines.get(1).startsWith("three\t" + SolveCommandTest.THREE + "\t3\tmate\tok\t3\t"),
        lines.get(1));
    assertTrue(
        lines.get(1).endsWith("\tauto\tgiven\traw\tstandard\tany\tPT20S\t12345\t16\t1"),
        lines.get(1));
  }

  @Test
  void newPositions_areSolvedBesideTheKnown() throws IOException {
    bench(THREE);
    Run run = bench(NONE + THREE);
    assertTrue(run.out().contains("# takenOver\t1\n"), run.out());
    assertTrue(printed(run).get(2).startsWith("2\tthree\t"), run.out());
    assertEquals(3, Files.readString(rows).lines().count());
  }

  @Test
  void anotherExpectation_isComparedAnew() throws IOException {
    bench(THREE);
    Run run = bench(SolveCommandTest.THREE + "\t5\tthree\n");
    assertEquals(1, run.code());
    assertTrue(run.out().contains("# takenOver\t0\n"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--any, goal exact, any",
    "--time=11s, time PT10S, PT11S",
    "--nodes=9, nodesLimit 0, 9",
    "--hash=17, hash 16, 17",
    "--threads=2, threads 1, 2",
    "--attacker=black, attacker auto, black"
  })
  void otherSettings_areRefused(String option, String was, String is) throws IOException {
    bench(THREE);
    String kept = Files.readString(rows);
    Run run = bench(THREE, option);
    assertEquals(64, run.code());
    assertEquals(
        "kemuri: "
            + rows
            + " line 2: was solved with "
            + was
            + ", this run has "
            + is
            + "; name another file with --rows\n",
        run.err());
    assertEquals(kept, Files.readString(rows));
  }

  @Test
  void tornLastLine_isSolvedAgain() throws IOException {
    bench(THREE + NONE);
    String kept = Files.readString(rows);
    int second = kept.indexOf("\nnone\t") + 1;
    for (int length : new int[] {3, second + 9, kept.length() - 1}) {
      Files.writeString(rows, kept.substring(0, length));
      Run run = bench(THREE + NONE);
      assertEquals(0, run.code(), run.err());
      assertEquals(3, Files.readString(rows).lines().count());
      assertTrue(run.out().contains("# takenOver\t" + (length > 3 ? 1 : 0)), run.out());
    }
  }

  @Test
  void fileOfAnotherKind_isRefusedAndKept() throws IOException {
    bench(THREE);
    String header = Files.readAllLines(rows).get(0);
    for (String other :
        List.of(HEADER, "no header", header + "\none\ttwo\n", header + "\n\n" + THREE)) {
      Files.writeString(rows, other);
      Run run = bench(THREE);
      assertEquals(64, run.code(), other);
      int line = other.startsWith(header) ? 2 : 1;
      assertTrue(run.err().startsWith("kemuri: " + rows + " line " + line + ": "), run.err());
      assertEquals(other, Files.readString(rows));
    }
  }

  @Test
  void fileThatCannotBeWritten_isRefused() throws IOException {
    Files.createDirectory(rows);
    Run run = bench(THREE);
    assertEquals(64, run.code());
    assertTrue(run.err().contains("cannot be written"), run.err());
  }

  @Test
  void fileOfARunningMeasurement_isRefused() throws IOException {
    bench(THREE);
    try (FileChannel other = FileChannel.open(rows, StandardOpenOption.WRITE)) {
      assertTrue(other.lock().isValid());
      Run run = bench(THREE);
      assertEquals(64, run.code());
      assertTrue(run.err().contains("another run writes it"), run.err());
    }
    assertEquals(0, bench(THREE).code());
  }

  @Test
  void terminatedProcess_losesNothingFinished() throws Exception {
    Files.writeString(positions, HEADER + THREE + NONE + LONG);
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(command("--time=10m")));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("out").toFile())
            .start();
    try {
      Eventually.within(
          Duration.ofSeconds(60),
          () -> Files.exists(rows) && Files.readString(rows).lines().count() >= 3);
      assertTrue(process.isAlive(), "ended by itself");
    } finally {
      process.destroy();
    }
    assertTrue(process.waitFor(20, TimeUnit.SECONDS));
    Run run = bench(THREE + NONE, "--time=10m");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("# takenOver\t2\n"), run.out());
  }
}
