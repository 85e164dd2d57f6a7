package kemuri.api.request;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;

/**
 * Options by name, as texts, of which a wrong value is an error.
 *
 * @param texts what was given
 * @param source where, so that an error can point at it
 */
record RequestOptions(Map<String, String> texts, RequestSource source) {
  /** Copies the texts. */
  RequestOptions {
    texts = Map.copyOf(texts);
  }

  /**
   * The parameters of a query.
   *
   * @throws ApiException that names the first that is not known or is repeated
   */
  static RequestOptions ofQuery(HttpParameters query, List<String> known) {
    Map<String, String> texts = new HashMap<>();
    for (String name : query.names()) {
      if (!known.contains(name)) {
        throw parameterError(
            "unknown-parameter",
            "The query parameter \""
                + name
                + "\" is unknown; known are "
                + String.join(", ", known)
                + ".",
            name);
      }
      if (query.getAll(name).size() > 1) {
        throw parameterError(
            "repeated-parameter", "The query parameter \"" + name + "\" is given twice.", name);
      }
      query.getFirst(name).ifPresent(text -> texts.put(name, text));
    }
    return new RequestOptions(texts, RequestSource.QUERY);
  }

  /** The position in SFEN, in which a lost plus is mended. */
  String sfen() {
    String sfen = text("sfen", "");
    if (sfen.isBlank()) {
      throw parameterError(
          "missing-parameter", "The query parameter \"sfen\" is missing or empty.", "sfen");
    }
    return SpacedSfen.mend(sfen);
  }

  /** A text. */
  String text(String name, String otherwise) {
    return texts.getOrDefault(name, otherwise);
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
  ApiException badValue(String detail, String name) {
    ApiError error = ApiError.of(HttpStatus.BAD_REQUEST, "bad-value", detail);
    return new ApiException(source.locate(error, "/" + name));
  }

  private static ApiException parameterError(String code, String detail, String parameter) {
    return new ApiException(
        ApiError.of(HttpStatus.BAD_REQUEST, code, detail).withParameter(parameter));
  }
}
