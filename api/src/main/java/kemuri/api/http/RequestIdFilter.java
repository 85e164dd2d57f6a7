package kemuri.api.http;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import java.util.UUID;
import java.util.regex.Pattern;

/** Gives every request an identity, the client's own if it sent a sane one. */
@ServerFilter(ServerFilter.MATCH_ALL_PATTERN)
@Order(Ordered.HIGHEST_PRECEDENCE)
final class RequestIdFilter {
  static final String HEADER = "X-Request-Id";

  private static final String ATTRIBUTE = "kemuri.request-id";
  private static final Pattern SANE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  @RequestFilter
  void identify(HttpRequest<?> request) {
    of(request);
  }

  @ResponseFilter
  void echo(HttpRequest<?> request, MutableHttpResponse<?> response) {
    response.getHeaders().set(HEADER, of(request));
  }

  /** The identity of a request, made up on first use. */
  static String of(HttpRequest<?> request) {
    return request
        .getAttribute(ATTRIBUTE, String.class)
        .orElseGet(
            () -> {
              String sent = request.getHeaders().get(HEADER);
              boolean sane = sent != null && SANE.matcher(sent).matches();
              String id = sane ? sent : UUID.randomUUID().toString();
              request.setAttribute(ATTRIBUTE, id);
              return id;
            });
  }
}
