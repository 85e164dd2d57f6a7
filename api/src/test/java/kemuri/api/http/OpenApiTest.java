package kemuri.api.http;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.json.JsonMapper;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.web.router.Router;
import jakarta.inject.Inject;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kemuri.grading.Theme;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The description says what the service does. */
@MicronautTest
class OpenApiTest {
  private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "DELETE", "PATCH");

  @Inject EmbeddedServer server;
  @Inject Router router;
  @Inject JsonMapper json;

  private final HttpClient client = HttpClient.newHttpClient();
  private Map<String, Object> description = Map.of();

  @BeforeEach
  void readDescription() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(server.getURI().resolve("/openapi.yaml")).build();
    description = new Yaml().load(client.send(request, BodyHandlers.ofString()).body());
  }

  @Test
  void everyRouteOfVersion1_isDescribed_andNoOther() {
    Set<String> served =
        router
            .uriRoutes()
            .filter(route -> route.getUriMatchTemplate().toString().startsWith("/v1/"))
            .filter(route -> METHODS.contains(route.getHttpMethodName()))
            .map(route -> route.getHttpMethodName() + " " + route.getUriMatchTemplate())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> described = new TreeSet<>();
    at("paths")
        .forEach(
            (path, item) -> {
              for (String method : METHODS) {
                if (path.startsWith("/v1/") && map(item).containsKey(lower(method))) {
                  described.add(method + " " + path);
                }
              }
            });
    assertEquals(described, served);
  }

  @Test
  void examplesOfPositions_areSolved() throws Exception {
    Map<String, Object> content = at("paths", "/v1/solve", "post", "requestBody", "content");
    for (String type : content.keySet()) {
      for (Object example : map(map(content.get(type)).get("examples")).values()) {
        Object value = map(example).get("value");
        String body = value instanceof String text ? text : json.writeValueAsString(value);
        HttpResponse<String> answer = post(type, body);
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals("mate", json.readValue(answer.body(), Map.class).get("result"));
      }
    }
  }

  @Test
  void examplesOfBatches_areAnswered() throws Exception {
    Map<String, Object> content = at("paths", "/v1/batch/solve", "post", "requestBody", "content");
    for (String type : content.keySet()) {
      for (Object example : map(map(content.get(type)).get("examples")).values()) {
        String body = (String) requireNonNull(map(example).get("value"));
        List<String> answers = post("/v1/batch/solve", type, body).body().lines().toList();
        assertEquals(body.lines().count(), answers.size());
        assertEquals("mate", json.readValue(answers.get(0), Map.class).get("result"));
        Map<?, ?> last = json.readValue(answers.get(answers.size() - 1), Map.class);
        assertEquals(body.contains("three"), last.containsKey("type"), last.toString());
      }
    }
  }

  @Test
  void exampleOfAnAnswer_isTheAnswer() throws Exception {
    Map<String, Object> expected = at("components", "examples", "OnePly", "value");
    String position = (String) map(expected.get("position")).get("sfen");
    Map<String, Object> actual =
        map(json.readValue(post("text/plain", requireNonNull(position)).body(), Map.class));
    assertEquals(withoutStatistics(expected), withoutStatistics(actual));
    assertEquals(expected.keySet(), actual.keySet());
  }

  @Test
  void examplesOfProblems_areChecked() throws Exception {
    Map<String, Object> content = at("paths", "/v1/verify", "post", "requestBody", "content");
    for (String type : content.keySet()) {
      map(map(content.get(type)).get("examples"))
          .forEach(
              (name, example) -> {
                Object value = map(example).get("value");
                String verdict = verdict(type, requireNonNull(value));
                assertEquals(name.equals("author") ? "unsound" : name, verdict);
              });
    }
    Object lines =
        at("paths", "/v1/batch/verify", "post", "requestBody", "content", "application/x-ndjson")
            .get("examples");
    String body = (String) requireNonNull(map(map(lines).get("two-lines")).get("value"));
    List<String> answers =
        post("/v1/batch/verify", "application/x-ndjson", body).body().lines().toList();
    assertEquals("sound", json.readValue(answers.get(0), Map.class).get("verdict"));
    assertTrue(json.readValue(answers.get(1), Map.class).containsKey("type"));
  }

  @Test
  void examplesOfComposing_beginJobs() throws Exception {
    Map<String, Object> examples =
        at(
            "paths",
            "/v1/generate",
            "post",
            "requestBody",
            "content",
            "application/json",
            "examples");
    for (Object example : examples.values()) {
      String body = json.writeValueAsString(requireNonNull(map(example).get("value")));
      HttpResponse<String> answer = post("/v1/generate", "application/json", body);
      assertEquals(202, answer.statusCode(), answer.body());
      Object id = json.readValue(answer.body(), Map.class).get("id");
      client.send(
          HttpRequest.newBuilder(server.getURI().resolve("/v1/jobs/" + id)).DELETE().build(),
          BodyHandlers.discarding());
    }
    assertEquals(
        Stream.of(Theme.values()).map(Theme::wireName).toList(),
        map(at("components", "schemas").get("Theme")).get("enum"));
  }

  private String verdict(String type, Object value) {
    try {
      String body = value instanceof String text ? text : json.writeValueAsString(value);
      HttpResponse<String> answer = post("/v1/verify", type, body);
      return String.valueOf(json.readValue(answer.body(), Map.class).get("verdict"));
    } catch (Exception e) {
      throw new AssertionError(type, e);
    }
  }

  @Test
  void exampleOfAReport_isTheReport() throws Exception {
    Map<String, Object> expected = at("components", "examples", "Sound", "value");
    String position = (String) map(expected.get("position")).get("sfen");
    Map<String, Object> actual =
        map(
            json.readValue(
                post("/v1/verify", "text/plain", requireNonNull(position)).body(), Map.class));
    assertEquals(withoutStatistics(expected), withoutStatistics(actual));
    assertEquals(expected.keySet(), actual.keySet());
  }

  @Test
  void exampleOfATreeOfAnswers_isTheTree() throws Exception {
    List<?> expected = (List<?>) at("components", "schemas", "Answers").get("examples");
    String position =
        (String) at("components", "examples", "Sound", "value", "position").get("sfen");
    String body = "{\"position\": \"" + position + "\", \"answers\": 3}";
    Map<?, ?> answer =
        json.readValue(post("/v1/verify", "application/json", body).body(), Map.class);
    assertEquals(requireNonNull(expected).get(0), answer.get("answers"));
  }

  @Test
  void exampleOfABadSolution_isTheProblem() throws Exception {
    Map<String, Object> expected = at("components", "examples", "BadSolution", "value");
    String body =
        "{\"position\": \"9/8k/5G3/9/6nL1/9/9/9/9 b G2r2b2g4s3n3l18p 1\", \"solution\": \"G*1b\"}";
    Map<String, Object> actual =
        map(json.readValue(post("/v1/verify", "application/json", body).body(), Map.class));
    for (String member : expected.keySet()) {
      if (!member.equals("instance")) {
        assertEquals(expected.get(member), actual.get(member), member);
      }
    }
  }

  @Test
  void exampleOfAFlaw_isTheFlaw() throws Exception {
    Map<String, Object> expected = at("components", "examples", "FlawedDiagram", "value");
    Map<String, Object> actual =
        map(
            json.readValue(
                post("application/json", "{\"position\": \"k8/9/9/9/1P7/9/1P7/9/9 b - 1\"}").body(),
                Map.class));
    for (String member : expected.keySet()) {
      if (!member.equals("instance")) {
        assertEquals(expected.get(member), actual.get(member), member);
      }
    }
  }

  @Test
  void page_loadsNothingFromOutside() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(server.getURI().resolve("/docs")).build();
    HttpResponse<String> page = client.send(request, BodyHandlers.ofString());
    assertTrue(!page.body().contains("//"), page.body());
    assertTrue(
        page.headers()
            .firstValue("Content-Security-Policy")
            .orElse("")
            .startsWith("default-src 'self'"));
  }

  private static Map<String, Object> withoutStatistics(Map<String, Object> answer) {
    Map<String, Object> copy = new HashMap<>(answer);
    copy.remove("statistics");
    return copy;
  }

  private HttpResponse<String> post(String type, String body) throws Exception {
    return post("/v1/solve", type, body);
  }

  private HttpResponse<String> post(String path, String type, String body) throws Exception {
    return client.send(
        HttpRequest.newBuilder(server.getURI().resolve(path))
            .header("Content-Type", type)
            .POST(BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  private Map<String, Object> at(String... path) {
    Map<String, Object> node = description;
    for (String name : path) {
      node = map(node.get(name));
    }
    return node;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(@Nullable Object node) {
    return (Map<String, Object>) requireNonNull(node);
  }

  private static String lower(String method) {
    return method.toLowerCase(java.util.Locale.ROOT);
  }
}
