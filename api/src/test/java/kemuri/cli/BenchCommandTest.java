package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {
  private static final String THREE = SolveCommandTest.THREE;
  private static final String NONE = SolveCommandTest.NONE;

  @TempDir private Path directory = Path.of(".");

  private Run bench(String text, String... options) throws IOException {
    Path file = directory.resolve("positions.tsv");
    Files.writeString(file, text);
    String[] arguments = new String[options.length + 4];
    arguments[0] = "bench";
    arguments[1] = "--hash=16";
    arguments[2] = "--time=10s";
    System.arraycopy(options, 0, arguments, 3, options.length);
    arguments[arguments.length - 1] = file.toString();
    return Run.of(arguments);
  }

  private static String verdict(Run run, int row) {
    return run.out().lines().toList().get(row).split("\t", -1)[6];
  }

  @Test
  void bench_rightAnswers_isZero() throws IOException {
    Run run =
        bench(
            "sfen\tplies\tname\n"
                + (THREE + "\t3\tthree\n")
                + (THREE + "\t<=5\tbound\n")
                + (THREE + "\t?\tunknown\n")
                + (NONE + "\tnomate\tnone\n"));
    assertEquals(0, run.code(), run.out() + run.err());
    List<String> lines = run.out().lines().toList();
    assertEquals(
        "index\tname\tresult\tplies\texact\texpected\tverdict\tnodes\tms\tcpuMs", lines.get(0));
    assertTrue(lines.get(1).startsWith("1\tthree\tmate\t3\texact\t3\tok\t"), lines.get(1));
    assertTrue(lines.get(4).startsWith("4\tnone\tno-mate\t-\t-\tnomate\tok\t"), lines.get(4));
    assertTrue(lines.contains("# solved\t4"), run.out());
    assertTrue(lines.contains("# exactMates\t3"), run.out());
    assertTrue(lines.contains("# noMates\t1"), run.out());
    assertTrue(lines.contains("# takenOver\t0"), run.out());
  }

  @Test
  void bench_summary_namesTheSlowest() throws IOException {
    Run run =
        bench(
            "sfen\tplies\tname\n"
                + (THREE + "\t3\tquick\n")
                + (SolveCommandTest.LONG + "\t<=611\tslow\n")
                + (THREE + "\t3\tquick too\n"),
            "--nodes=200000");
    assertTrue(run.out().contains("# slowestIndex\t2\n# slowestName\tslow\n"), run.out());
    assertTrue(number(run, "slowestMs") > number(run, "p50Ms"), run.out());
    assertEquals(number(run, "slowestMs"), number(run, "p99Ms"), run.out());
    assertTrue(number(run, "positionsPerSecond") > 0, run.out());
    assertTrue(number(run, "cpuSeconds") > 0, run.out());
  }

  private static double number(Run run, String total) {
    String start = "# " + total + "\t";
    return run.out()
        .lines()
        .filter(line -> line.startsWith(start))
        .mapToDouble(line -> Double.parseDouble(line.substring(start.length())))
        .sum();
  }

  @Test
  void bench_any_takesAnInexactMate() throws IOException {
    Run run = bench("sfen\tplies\n" + THREE + "\t3\n", "--any");
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("# inexactMates\t1"), run.out());
    assertEquals(64, bench("sfen\tplies\n" + THREE + "\t3\n", "--any", "--exact").code());
  }

  @Test
  void bench_part_keepsTheFilesNumbers() throws IOException {
    StringBuilder text = new StringBuilder("sfen\tplies\tname\n");
    for (int i = 1; i <= 10; i++) {
      text.append(THREE + "\t3\tnumber " + i + "\n");
    }
    Run run = bench(text.toString(), "--skip=1", "--stride=4", "--count=2");
    List<String> rows = run.out().lines().filter(line -> line.contains("\tok\t")).toList();
    assertEquals(2, rows.size(), run.out());
    assertTrue(rows.get(0).startsWith("2\tnumber 2\t"), rows.get(0));
    assertTrue(rows.get(1).startsWith("6\tnumber 6\t"), rows.get(1));
    for (String option : List.of("--skip=10", "--skip=-1", "--stride=0", "--count=-1")) {
      Run refused = bench(text.toString(), option);
      assertEquals(64, refused.code(), option);
      assertTrue(refused.err().startsWith("kemuri: " + option.replace('=', ' ')), refused.err());
    }
  }

  @Test
  void bench_wrongAnswers_areCalledWrong() throws IOException {
    Run run =
        bench(
            "sfen\tplies\tname\n"
                + (THREE + "\t5\ttoo short\n")
                + (THREE + "\t1\ttoo long\n")
                + (THREE + "\t<=1\tover the bound\n")
                + (THREE + "\tnomate\tfalse mate\n")
                + (NONE + "\t3\tfalse no-mate\n"));
    assertEquals(1, run.code());
    assertEquals("wrong-length", verdict(run, 1));
    assertEquals("wrong-length", verdict(run, 2));
    assertEquals("wrong-length", verdict(run, 3));
    assertEquals("false-mate", verdict(run, 4));
    assertEquals("false-no-mate", verdict(run, 5));
  }

  @Test
  void bench_rejections_areCompared() throws IOException {
    Run run =
        bench(
            "sfen\traw\ttsume\n9/9 b - 1\treject\treject\n"
                + (THREE + "\treject\t3\n")
                + "9/9 b - 1\t3\t3\n");
    assertEquals(1, run.code());
    assertEquals("ok", verdict(run, 1));
    assertEquals("wrong-rejection", verdict(run, 2));
    assertEquals("wrong-rejection", verdict(run, 3));
  }

  @Test
  void bench_undecided_isNotWrong() throws IOException {
    Run run = bench("sfen\tplies\tname\n" + SolveCommandTest.LONG + "\t<=611\tx\n", "--nodes=100");
    assertEquals(0, run.code(), run.out());
    assertEquals("unsolved", verdict(run, 1));
    assertTrue(run.out().contains("# undecided\t1"), run.out());
  }

  @Test
  void bench_json_isOneObjectALine() throws IOException {
    Run run = bench("sfen\tplies\tname\n" + THREE + "\t3\tthree\n", "--json", "--threads=2");
    assertEquals(0, run.code(), run.err());
    List<String> lines = run.out().lines().toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).contains("\"verdict\":\"ok\""), lines.get(0));
    assertTrue(
        lines.get(1).startsWith("{\"summary\":{\"positions\":1,\"solved\":1,"), lines.get(1));
  }

  @Test
  void bench_malformedFile_isExplainedInOneLine() throws IOException {
    for (String text : List.of("", "a\tb\n", "sfen\tplies\n" + THREE + "\tmany\n")) {
      Run run = bench(text);
      assertEquals(64, run.code(), text);
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().contains("line "), run.err());
    }
    assertEquals(64, Run.of("bench", "/none/such.tsv").code());
    assertEquals(64, Run.of("bench").code());
  }
}
