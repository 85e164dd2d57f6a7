package kemuri.api;

import io.micronaut.runtime.Micronaut;

/** Main. */
public final class Application {
  private Application() {}

  /** Runs. */
  public static void main(String[] args) {
    Micronaut.run(Application.class, args);
  }
}
