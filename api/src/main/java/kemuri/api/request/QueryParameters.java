package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpStatus;
import java.util.List;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;

/** Query parameters, read strictly: an unknown or a repeated one is an error. */
final class QueryParameters {
  private final HttpParameters query;

  private QueryParameters(HttpParameters query) {
    this.query = query;
  }

  /**
   * Checks the names.
   *
   * @throws ApiException that names the first that is not known or is repeated
   */
  static QueryParameters of(HttpParameters query, List<String> known) {
    for (String name : query.names()) {
      if (!known.contains(name)) {
        throw error(
            "unknown-parameter",
            "The query parameter \""
                + name
                + "\" is unknown; known are "
                + String.join(", ", known)
                + ".",
            name);
      }
      if (query.getAll(name).size() > 1) {
        throw error(
            "repeated-parameter", "The query parameter \"" + name + "\" is given twice.", name);
      }
    }
    return new QueryParameters(query);
  }

  /** The position in SFEN, in which a lost plus is mended. */
  String sfen() {
    String sfen = text("sfen", "");
    if (sfen.isBlank()) {
      throw error("missing-parameter", "The query parameter \"sfen\" is missing or empty.", "sfen");
    }
    return SpacedSfen.mend(sfen);
  }

  /** A text. */
  String text(String name, String otherwise) {
    return query.getFirst(name).orElse(otherwise);
  }

  /** True or false. */
  boolean bool(String name, boolean otherwise) {
    String text = text(name, Boolean.toString(otherwise));
    if (!text.equals("true") && !text.equals("false")) {
      throw badValue("Expected true or false.", name);
    }
    return text.equals("true");
  }

  /** An integer. */
  long integer(String name, long otherwise) {
    try {
      return Long.parseLong(text(name, Long.toString(otherwise)));
    } catch (NumberFormatException e) {
      throw badValue("Expected an integer.", name);
    }
  }

  /** A constant by its name on the wire. */
  <E extends Enum<E>> E constant(Class<E> type, String name, E otherwise) {
    return WireName.find(type, text(name, WireName.of(otherwise)))
        .orElseThrow(() -> badValue("Expected one of " + WireName.list(type) + ".", name));
  }

  /** The error of a value that cannot be used. */
  static ApiException badValue(String detail, String parameter) {
    return error("bad-value", detail, parameter);
  }

  private static ApiException error(String code, String detail, String parameter) {
    return new ApiException(
        ApiError.of(HttpStatus.BAD_REQUEST, code, detail).withParameter(parameter));
  }
}
