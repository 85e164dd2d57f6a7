package kemuri.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import kemuri.api.Application;
import kemuri.api.StartException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the HTTP service. */
@Command(
    name = "serve",
    description =
        "Serves the HTTP API and its page on http://localhost:8080 (the default command).")
final class ServeCommand implements Callable<Integer> {
  private static final int MAX_PORT = 65_535;

  @Option(names = "--port", paramLabel = "N", description = "The port (default 8080; 0: any free).")
  private @Nullable Integer port;

  @Option(
      names = "--hash",
      paramLabel = "MiB",
      description = "Size of all searches' tables together (default 256).")
  private @Nullable Integer hash;

  @Override
  public Integer call() throws BadInput {
    Map<String, Object> properties = new LinkedHashMap<>();
    if (port != null) {
      if (port < 0 || port > MAX_PORT) {
        throw new BadInput("--port " + port + ": expected 0 to " + MAX_PORT);
      }
      properties.put("micronaut.server.port", port == 0 ? -1 : port);
    }
    if (hash != null) {
      properties.put("kemuri.search.table-mebibytes", SearchSettings.checkHash(hash));
    }
    try {
      Application.start(properties);
    } catch (StartException e) {
      throw new BadInput("the service cannot start: " + e.getMessage());
    }
    return ExitCode.KEEP_RUNNING;
  }
}
