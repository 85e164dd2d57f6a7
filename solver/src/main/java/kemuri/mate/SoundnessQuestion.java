package kemuri.mate;

import java.util.List;

/**
 * What an author wants to know of a problem.
 *
 * @param profile whose habits decide how bad a finding is
 * @param futile which interpositions are futile
 * @param thoroughness how much is looked for
 * @param statedPlies the length the author states, 0 if none
 * @param solution the author's solution (作意), empty if none is given; legal moves from the diagram
 *     that end in mate
 */
public record SoundnessQuestion(
    Profile profile,
    Futile futile,
    Thoroughness thoroughness,
    int statedPlies,
    List<Integer> solution) {
  /** The usual question. */
  public static final SoundnessQuestion DEFAULT =
      new SoundnessQuestion(Profile.STANDARD, Futile.STANDARD, Thoroughness.COMPLETE, 0, List.of());

  /** Copies the list. */
  public SoundnessQuestion {
    solution = List.copyOf(solution);
  }

  /** How much is looked for. */
  public enum Thoroughness {
    /** Asks for the verdict alone: stops at the first fatal fault, leaves out what is tolerated. */
    EARLY,
    /** Lists everything but what is for information only: other variations, unneeded pieces. */
    FAULTS,
    /** Lists everything. */
    COMPLETE
  }
}
