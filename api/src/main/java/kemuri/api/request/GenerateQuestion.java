package kemuri.api.request;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kemuri.compose.ComposeRequest;
import kemuri.grading.Theme;

/**
 * A request to compose that was read and checked.
 *
 * @param plies the length
 * @param count how many problems
 * @param seed the seed
 * @param theme a theme that each must show, if any
 * @param maxPieces pieces at most, zero for any number
 * @param time wall time
 * @param nodes positions entered, zero for no limit
 */
public record GenerateQuestion(
    int plies,
    int count,
    long seed,
    Optional<Theme> theme,
    int maxPieces,
    Duration time,
    long nodes) {
  /** The same for the composer. */
  public ComposeRequest toRequest(int workers, int tableMebibytes, BooleanSupplier cancelled) {
    return new ComposeRequest(
        plies,
        count,
        seed,
        theme,
        maxPieces,
        workers,
        tableMebibytes,
        new ComposeRequest.Limits(time, nodes, cancelled));
  }
}
