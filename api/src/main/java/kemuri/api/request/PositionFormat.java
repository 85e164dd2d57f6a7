package kemuri.api.request;

import io.micronaut.http.HttpStatus;
import java.util.Optional;
import kemuri.api.dto.WireName;
import kemuri.api.error.ApiError;
import kemuri.api.error.ApiException;
import kemuri.api.error.TextPlace;
import kemuri.api.format.FormatDetection;
import kemuri.api.format.RecordFormat;
import kemuri.notation.NotationException;

/** The format that a request names for a position. */
final class PositionFormat {
  /** What a request may name. */
  static final String EXPECTED = "Expected one of auto, " + WireName.list(RecordFormat.class) + ".";

  /** Stands for the format that the text looks like. */
  static final String AUTO = "auto";

  private PositionFormat() {}

  /** The format of a wire name, {@code auto} being what the text looks like; empty if unknown. */
  static Optional<RecordFormat> of(String name, String text) {
    return name.equals(AUTO)
        ? Optional.of(FormatDetection.detect(text))
        : WireName.find(RecordFormat.class, name);
  }

  /** The error of a position that cannot be read. */
  static ApiException malformed(NotationException fault, RequestSource source) {
    ApiError error =
        ApiError.of(
                HttpStatus.BAD_REQUEST, "malformed-position", String.valueOf(fault.getMessage()))
            .withPlace(TextPlace.of(fault));
    return new ApiException(source.locate(error, "/position"));
  }
}
