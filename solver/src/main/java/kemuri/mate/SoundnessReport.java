package kemuri.mate;

import java.util.List;
import java.util.Optional;

/**
 * What the soundness check says about a problem.
 *
 * @param verdict the verdict under the profile asked for
 * @param solution the main line, the author's if it is one of the best; empty if there is no mate
 *     or it was not found
 * @param leftover whether the attacker has pieces in hand at the end of it
 * @param rawPlies the length of the shortest mate under plain rules, 0 if there is none or it is
 *     not known
 * @param findings what was found, by ply
 * @param undecided what was left open, by ply
 * @param warnings what the author should know, one sentence each
 * @param nodes positions entered
 * @param milliseconds wall time
 */
public record SoundnessReport(
    Soundness verdict,
    Optional<Line> solution,
    boolean leftover,
    int rawPlies,
    List<Finding> findings,
    List<OpenQuestion> undecided,
    List<String> warnings,
    long nodes,
    long milliseconds) {
  /** Copies the lists. */
  public SoundnessReport {
    findings = List.copyOf(findings);
    undecided = List.copyOf(undecided);
    warnings = List.copyOf(warnings);
  }
}
