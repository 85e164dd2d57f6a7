package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditCommandTest {
  private static final String GOOD =
      "{\"id\":\"fg3m2gnqsakj\",\"sfen\":\"6s1k/6B2/6G2/3+B5/9/9/9/9/9 b 2r3g3s4n4l18p 1\","
          + "\"plies\":5,\"line\":[{\"ply\":1,\"usi\":\"3b2a+\"},\"1a2a\",\"6d3a\",\"2a3a\","
          + "\"S*3b\"],\"themes\":[\"sacrifice\",\"free-sacrifice\",\"big-sacrifice\","
          + "\"free-big-sacrifice\",\"line-opening\"],\"pieces\":5,\"verdict\":\"sound\"}\n";

  private static final String LONG =
      "{\"id\":\"385ggh9h5vq9\",\"sfen\":\"g3p3+r/3lPG3/1s4ppp/1l1B4P/L2b1kPl1/3+p3+R+p/3+p2+s1S/+NP+p1gS3/"
          + "1g+p2P3 b 4P3n 1\",\"plies\":611,\"line\":[],\"themes\":[],\"pieces\":36,"
          + "\"verdict\":\"sound\"}\n";

  @TempDir private Path folder;

  private Run audit(String content, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("problems.ndjson"), content);
    String[] arguments = new String[options.length + 4];
    arguments[0] = "audit";
    arguments[1] = "--hash";
    arguments[2] = "4";
    arguments[3] = file.toString();
    System.arraycopy(options, 0, arguments, 4, options.length);
    return Run.of(arguments);
  }

  @Test
  void audit_good_passes() throws IOException {
    Run run = audit(GOOD);
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(
        run.out().startsWith("passed     line 1  fg3m2gnqsakj  5 plies  sound  4 pieces needed  "),
        run.out());
    assertTrue(run.out().contains("\n1 problems: 1 passed, 0 failed, 0 undecided; "), run.out());
  }

  @Test
  void audit_bad_failsAndIsNamed() throws IOException {
    String shorter = GOOD.replace("\"plies\":5", "\"plies\":3");
    Run run = audit(GOOD + "\n" + shorter + "{\"id\":1}\n", "--json");
    assertEquals(1, run.code(), run.out() + run.err());
    String[] rows = run.out().split("\n", -1);
    assertTrue(rows[0].startsWith("{\"line\":1,\"id\":\"fg3m2gnqsakj\","), rows[0]);
    assertTrue(rows[0].contains("\"result\":\"passed\""), rows[0]);
    assertTrue(
        rows[1].contains(
            "\"faults\":[{\"kind\":\"wrong-plies\",\"detail\":\"mate in 5, recorded as 3\"},"
                + "{\"kind\":\"known-family\",\"detail\":\"a variant of the problem fg3m2gnqsakj\"}]"),
        rows[1]);
    assertTrue(rows[2].startsWith("{\"line\":4,\"id\":null,\"sfen\":null,"), rows[2]);
    assertTrue(
        rows[2].contains("{\"kind\":\"malformed\",\"detail\":\"expected a problem"), rows[2]);
    assertTrue(
        rows[3].startsWith(
            "{\"summary\":{\"problems\":3,\"passed\":1,\"failed\":2,\"undecided\":0,"),
        rows[3]);
    Run text = audit(shorter);
    assertTrue(text.out().contains("\n  wrong-plies: mate in 5, recorded as 3\n"), text.out());
  }

  @Test
  void audit_withoutTime_isUndecided() throws IOException {
    Run run = audit(LONG, "--time", "1ms");
    assertEquals(2, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("\n  undecided: whether it is sound\n"), run.out());
  }

  @Test
  void audit_unusable_isExplainedInOneLine() throws IOException {
    assertUnusable("holds no problem", audit("\n \n"));
    assertUnusable("expected a duration", audit(GOOD, "--time", "soon"));
    assertUnusable("no such file", Run.of("audit", folder.resolve("none").toString()));
    assertUnusable("no such file", Run.of("audit", folder.toString()));
    assertUnusable("line 2: expected one problem a line", audit("\n" + "x".repeat(2 << 20)));
  }

  private static void assertUnusable(String expected, Run run) {
    assertEquals(64, run.code(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(expected), run.err());
  }
}
