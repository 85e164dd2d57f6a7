package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.compose.ComposeRequest;
import kemuri.grading.Theme;
import org.jspecify.annotations.Nullable;

/** Reads a {@link GenerateQuestion} from JSON. */
public final class GenerateRequestReader {
  private static final List<String> FIELDS =
      List.of("plies", "count", "seed", "theme", "maxPieces", "limits");

  private static final List<String> LIMIT_FIELDS = List.of("time", "nodes");

  private @Nullable Long plies;
  private long count = 1;
  private @Nullable Long seed;
  private @Nullable String theme;
  private @Nullable Long maxPieces;
  private @Nullable String time;
  private long nodes;

  private GenerateRequestReader() {}

  /**
   * Reads and checks a request.
   *
   * @param timeCap the greatest time limit
   * @param mostProblems the greatest number of problems
   * @throws ApiException that says what is wrong and where
   */
  public static GenerateQuestion read(byte[] body, TimeCap timeCap, int mostProblems) {
    GenerateRequestReader reader = new GenerateRequestReader();
    StrictJson.readBody(body, FIELDS, reader::readField);
    return reader.question(new RequestCheck(RequestSource.JSON, timeCap), mostProblems);
  }

  private void readField(String pointer, StrictJson json) throws IOException {
    switch (pointer) {
      case "/plies" -> plies = json.integer(pointer);
      case "/count" -> count = json.integer(pointer);
      case "/seed" -> seed = json.integer(pointer);
      case "/theme" -> theme = json.string(pointer);
      case "/maxPieces" -> maxPieces = json.integer(pointer);
      case "/limits" -> json.object(pointer, LIMIT_FIELDS);
      case "/limits/time" -> time = json.string(pointer);
      case "/limits/nodes" -> nodes = json.integer(pointer);
      default -> throw new AssertionError(pointer);
    }
  }

  private GenerateQuestion question(RequestCheck check, int mostProblems) {
    return new GenerateQuestion(
        plies(check),
        number(count, 1, mostProblems, "/count", check),
        seed == null ? ComposeRequest.anySeed() : seed,
        theme == null ? Optional.empty() : Optional.of(theme(theme, check)),
        maxPieces == null
            ? 0
            : number(
                maxPieces,
                ComposeRequest.FEWEST_PIECES,
                ComposeRequest.MOST_PIECES,
                "/maxPieces",
                check),
        time(check),
        check.nodes(nodes));
  }

  private int plies(RequestCheck check) {
    if (plies == null) {
      throw check.refused(
          ApiError.of(HttpStatus.BAD_REQUEST, "missing-field", "The field \"plies\" is missing."),
          "/plies");
    }
    if (plies < 3 || plies > ComposeRequest.MOST_PLIES || plies % 2 == 0) {
      throw check.badValue(
          "Expected an odd number from 3 to "
              + ComposeRequest.MOST_PLIES
              + ", for the attacker has the first move and the last.",
          "/plies");
    }
    return Math.toIntExact(plies);
  }

  private static int number(
      long number, int least, int greatest, String pointer, RequestCheck check) {
    if (number < least || number > greatest) {
      throw check.badValue("Expected " + least + " to " + greatest + ".", pointer);
    }
    return (int) number;
  }

  private static Theme theme(String name, RequestCheck check) {
    return WireName.find(Theme.class, name)
        .orElseThrow(
            () -> check.badValue("Expected one of " + WireName.list(Theme.class) + ".", "/theme"));
  }

  /** The default is no more than what may be asked for. */
  private Duration time(RequestCheck check) {
    if (time != null) {
      return check.time(time);
    }
    Duration longest = check.timeCap().longest();
    return longest.compareTo(ComposeRequest.DEFAULT_TIME) < 0
        ? longest
        : ComposeRequest.DEFAULT_TIME;
  }
}
