package kemuri.api;

import io.micronaut.context.ApplicationContext;
import io.micronaut.context.env.Environment;
import io.micronaut.runtime.Micronaut;
import io.micronaut.runtime.exceptions.ApplicationStartupException;
import java.util.Map;

/** The HTTP service. */
public final class Application {
  private Application() {}

  /**
   * Starts the service with the configuration found in its environment, and returns; it keeps the
   * Java virtual machine alive until it is stopped.
   *
   * @param properties configuration that goes before any other: {@code micronaut.server.port}
   * @throws StartException if its configuration is not usable or its port is taken
   */
  public static ApplicationContext start(Map<String, Object> properties) throws StartException {
    try {
      return new Launch().mainClass(Application.class).properties(properties).banner(false).start();
    } catch (ApplicationStartupException e) {
      throw StartException.of(e);
    }
  }

  /** A start that tells its caller of a failure, where Micronaut's own ends the process. */
  private static final class Launch extends Micronaut {
    @Override
    protected void handleStartupException(Environment environment, Throwable failure) {
      if (failure instanceof ApplicationStartupException told) {
        throw told;
      }
      throw new ApplicationStartupException("the service cannot start", failure);
    }
  }
}
