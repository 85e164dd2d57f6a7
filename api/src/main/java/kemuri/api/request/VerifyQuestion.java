package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import kemuri.api.dto.PosedDiagram;
import kemuri.api.dto.VerifyOptions;
import kemuri.api.dto.VerifyRequest;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.board.Position;
import kemuri.board.Side;
import kemuri.mate.Futile;
import kemuri.mate.Profile;
import kemuri.mate.SoundnessQuestion;
import kemuri.mate.SoundnessQuestion.Thoroughness;
import kemuri.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * A request to check a problem that has been checked itself.
 *
 * @param posed a diagram without flaws, with the attacker to move
 * @param options what is to be found out
 */
public record VerifyQuestion(PosedDiagram posed, VerifyOptions options) {
  private static final int MOST_PLIES = 9_999;
  private static final int MOST_ANSWERS = 99;

  /**
   * Checks a request.
   *
   * @param timeCap the greatest time limit
   * @throws ApiException that says what is wrong and where
   */
  public static VerifyQuestion of(VerifyRequest request, RequestSource source, TimeCap timeCap) {
    RequestCheck check = new RequestCheck(source, timeCap);
    Profile profile = check.constant(Profile.class, request.profile(), "/profile");
    Futile futile = check.constant(Futile.class, request.futile(), "/futile");
    Thoroughness thoroughness =
        check.constant(Thoroughness.class, request.thoroughness(), "/thoroughness");
    int plies = number(request.plies(), MOST_PLIES, "/plies", check);
    int answers = number(request.answers(), MOST_ANSWERS, "/answers", check);
    Duration time = time(request.time(), check);
    long nodes = check.nodes(request.nodes());
    PosedDiagram posed =
        check.diagram(
            request.position(), request.format(), request.attacker(), request.defenderHand());
    Position position = posed.position();
    if (position.sideToMove() == Side.DEFENDER) {
      throw check.refused(
          unprocessable(
              "defender-to-move",
              "The defender is to move; a problem begins with the attacker's move: turn the side"
                  + " to move, or name the other \"attacker\"."),
          "/position");
    }
    List<Integer> solution;
    try {
      solution = AuthorSolution.read(request.solution(), position);
    } catch (NotationException e) {
      throw check.refused(unprocessable("bad-solution", e.getMessage() + "."), "/solution");
    }
    return new VerifyQuestion(
        posed,
        new VerifyOptions(
            new SoundnessQuestion(profile, futile, thoroughness, plies, solution),
            answers,
            time,
            nodes));
  }

  private static ApiError unprocessable(String code, String detail) {
    return ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, code, detail);
  }

  private static int number(long number, int most, String pointer, RequestCheck check) {
    if (number < 0 || number > most) {
      throw check.badValue("Expected 0 to " + most + ".", pointer);
    }
    return (int) number;
  }

  /** The default is no more than what may be asked for. */
  private static Duration time(@Nullable String text, RequestCheck check) {
    if (text != null) {
      return check.time(text);
    }
    Duration longest = check.timeCap().longest();
    return longest.compareTo(VerifyOptions.DEFAULT_TIME) < 0 ? longest : VerifyOptions.DEFAULT_TIME;
  }
}
