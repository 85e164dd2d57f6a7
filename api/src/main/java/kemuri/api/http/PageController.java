package kemuri.api.http;

import io.micronaut.core.io.ResourceLoader;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The start page, the API's description, and a page to try it. */
@Controller
final class PageController {
  /** No loads from outside; Swagger UI writes styles into its elements and icons into its CSS. */
  private static final String POLICY =
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

  private static final String YAML = "application/yaml";

  private final byte[] index;
  private final byte[] docs;
  private final byte[] docsScript;
  private final byte[] openApi;

  PageController(ResourceLoader resources) {
    index = load(resources, "pages/index.html");
    docs = load(resources, "pages/docs.html");
    docsScript = load(resources, "pages/docs.js");
    openApi = load(resources, "openapi.yaml");
  }

  @Get("/")
  @Produces(MediaType.TEXT_HTML)
  HttpResponse<byte[]> index() {
    return page(index);
  }

  @Get("/docs")
  @Produces(MediaType.TEXT_HTML)
  HttpResponse<byte[]> docs() {
    return page(docs);
  }

  @Get("/docs/docs.js")
  @Produces("text/javascript")
  byte[] docsScript() {
    return docsScript;
  }

  @Get("/openapi.yaml")
  @Produces(YAML)
  byte[] openApi() {
    return openApi;
  }

  private static HttpResponse<byte[]> page(byte[] html) {
    return HttpResponse.ok(html)
        .header(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
        .header("Content-Security-Policy", POLICY);
  }

  private static byte[] load(ResourceLoader resources, String path) {
    try (InputStream stream =
        resources
            .getResourceAsStream(path)
            .orElseThrow(() -> new IllegalStateException("missing from the jar: " + path))) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
