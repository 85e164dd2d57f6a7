package kemuri.api;

import io.micronaut.context.exceptions.BeanContextException;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.http.server.exceptions.ServerStartupException;
import io.micronaut.runtime.exceptions.ApplicationStartupException;

/** The service cannot start with its configuration; the message says why in one line. */
public final class StartException extends Exception {
  private static final long serialVersionUID = 1L;

  private StartException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What is to be mended; a failure for any other reason is thrown as it is. */
  static StartException of(ApplicationStartupException failure) {
    String start = "";
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
      if (root instanceof ServerStartupException) {
        start = root.getMessage() + ": ";
      }
    }
    boolean mendable =
        !start.isEmpty()
            || root instanceof BeanContextException
            || root instanceof ConfigurationException;
    if (!mendable) {
      throw failure;
    }
    return new StartException(start + innermost(root), failure);
  }

  /** The root's innermost message, without the beans that led to it. */
  private static String innermost(Throwable root) {
    String message = root.getMessage();
    if (message == null) {
      return root.getClass().getSimpleName();
    }
    return message.replaceFirst("(?s).*Message: ", "").replaceFirst("(?s)\\s*Path Taken:.*", "");
  }
}
