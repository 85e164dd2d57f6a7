package kemuri.api.error;

import io.micronaut.http.HttpStatus;
import java.util.List;
import kemuri.board.DiagramFlaw;
import org.jspecify.annotations.Nullable;

/**
 * One error of the service, before it is written.
 *
 * @param status the HTTP status
 * @param code names the kind of error; empty if the status says all
 * @param detail one sentence for people, never an exception's message; empty for none
 * @param pointer JSON pointer to the offending part of the request's body
 * @param parameter the offending query parameter
 * @param place where in the text of a position the error is
 * @param flaws what is wrong with a diagram
 * @param retryAfterSeconds when to try again, zero if that makes no sense
 */
public record ApiError(
    HttpStatus status,
    String code,
    String detail,
    @Nullable String pointer,
    @Nullable String parameter,
    @Nullable TextPlace place,
    List<DiagramFlaw> flaws,
    int retryAfterSeconds) {
  /** The media type of an error's body. */
  public static final String MEDIA_TYPE = "application/problem+json";

  /** Copies the list. */
  public ApiError {
    flaws = List.copyOf(flaws);
  }

  /** An error that needs no more than a sentence. */
  public static ApiError of(HttpStatus status, String code, String detail) {
    return new ApiError(status, code, detail, null, null, null, List.of(), 0);
  }

  /** An error that is known by its status alone. */
  public static ApiError of(HttpStatus status, String detail) {
    return of(status, "", detail);
  }

  /** The same with a JSON pointer into the body. */
  public ApiError withPointer(String jsonPointer) {
    return new ApiError(
        status, code, detail, jsonPointer, parameter, place, flaws, retryAfterSeconds);
  }

  /** The same with the name of a query parameter. */
  public ApiError withParameter(String name) {
    return new ApiError(status, code, detail, pointer, name, place, flaws, retryAfterSeconds);
  }

  /** The same with a place in a position's text. */
  public ApiError withPlace(TextPlace where) {
    return new ApiError(status, code, detail, pointer, parameter, where, flaws, retryAfterSeconds);
  }

  /** The same with a diagram's flaws. */
  public ApiError withFlaws(List<DiagramFlaw> found) {
    return new ApiError(status, code, detail, pointer, parameter, place, found, retryAfterSeconds);
  }

  /** The same with a time to wait before trying again. */
  public ApiError withRetryAfter(int seconds) {
    return new ApiError(status, code, detail, pointer, parameter, place, flaws, seconds);
  }
}
