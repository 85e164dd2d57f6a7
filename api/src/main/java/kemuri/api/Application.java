package kemuri.api;

import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.Micronaut;
import java.util.Map;

/** The HTTP service. */
public final class Application {
  private Application() {}

  /** Starts the service with the configuration found in its environment. */
  public static void main(String[] args) {
    start(Map.of());
  }

  /**
   * Starts the service and returns; it keeps the Java virtual machine alive until it is stopped.
   *
   * @param properties configuration that goes before any other: {@code micronaut.server.port}
   */
  public static ApplicationContext start(Map<String, Object> properties) {
    return Micronaut.build(new String[0])
        .mainClass(Application.class)
        .properties(properties)
        .banner(false)
        .start();
  }
}
