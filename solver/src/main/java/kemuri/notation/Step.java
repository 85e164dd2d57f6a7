package kemuri.notation;

import java.util.List;

/**
 * One step of a line of a record, and what could have been there instead.
 *
 * @param event what happens
 * @param seconds how long it took, in whole seconds; zero if that is not told
 * @param comments what is said of it, a line each
 * @param variations other lines (変化) that begin in place of this step, in order; the first step of
 *     each has no variations of its own
 */
public record Step(Event event, int seconds, List<String> comments, List<List<Step>> variations) {
  /** The longest time that is kept, in seconds: over a day. */
  public static final int LONGEST = 99_999;

  /** Copies the lists. */
  public Step {
    if (seconds < 0 || seconds > LONGEST) {
      throw new IllegalArgumentException("seconds: " + seconds);
    }
    comments = List.copyOf(comments);
    variations = variations.stream().map(List::copyOf).toList();
    for (List<Step> variation : variations) {
      if (variation.isEmpty() || !variation.get(0).variations().isEmpty()) {
        throw new IllegalArgumentException("a variation starts with a step of its own");
      }
    }
  }

  /** A step without time, comments and variations. */
  public Step(Event event) {
    this(event, 0, List.of(), List.of());
  }

  /** What happens in a step. */
  public sealed interface Event permits Play, End {}

  /**
   * A move is played.
   *
   * @param move packed, its squares those of {@link GameRecord#position}
   */
  public record Play(int move) implements Event {}

  /**
   * The line ends; no step follows.
   *
   * @param ending how
   */
  public record End(Ending ending) implements Event {}
}
