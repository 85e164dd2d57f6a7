package kemuri.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher's choice of a heap, seen by a Java that prints its arguments. */
class LauncherTest {
  private static final Pattern HEAP = Pattern.compile("-Xmx([0-9]+)m ");

  @TempDir private Path home;

  @BeforeEach
  void install() throws IOException {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell), "the launcher needs /bin/sh");
    Files.copy(Path.of("..", "kemuri"), home.resolve("kemuri"));
    Files.createDirectories(home.resolve("api/target"));
    Files.createFile(home.resolve("api/target/kemuri.jar"));
    Path java = home.resolve("bin/java");
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(java, "#!/bin/sh\necho \"$@\"\n");
    assertTrue(java.toFile().setExecutable(true));
  }

  private String launch(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", home.resolve("kemuri").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", home.toString());
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    return out;
  }

  private static long heap(String launched) {
    Optional<MatchResult> heap = HEAP.matcher(launched).results().findFirst();
    return Long.parseLong(heap.orElseThrow(() -> new AssertionError(launched)).group(1));
  }

  @ParameterizedTest
  @CsvSource({
    "solve, 512",
    "solve --hash 64, 320",
    "solve --hash=32 --threads 2 -, 320",
    "solve --hash 99999, 512",
    "solve --hash 16385, 512",
    "solve --hash 08, 512",
    "solve --hash many --threads 09, 512",
    "serve --hash 128, 768",
    "generate --plies 5, 272",
    "generate --plies 5 --threads 8, 384",
    "audit problems.ndjson, 512"
  })
  void launch_heap_fitsTheTable(String arguments, long mebibytes) throws Exception {
    assertEquals(mebibytes, heap(launch(arguments.split(" ", -1))));
  }

  @Test
  void launch_heap_isNotBeyondTheMemory() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/meminfo")), "the free memory is not known here");
    long heap = heap(launch("solve", "--hash", "16384", "--threads", "256"));
    assertTrue(heap >= 512 && heap < 16_384 * 256, heap + " MiB");
  }
}
