package kemuri.compose;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kemuri.mate.MateSolver;
import kemuri.mate.Soundness;
import kemuri.mate.SoundnessCheck;
import kemuri.problem.SolutionFamily;

/**
 * Derives anew what a collection claims of its problems, from the diagrams alone.
 *
 * <p>It shares no code with the composer but the soundness check, and asks that in two orders of
 * search: of the diagram and of its mirror image, each with an empty table. What is not proven
 * within the time is open, never taken for granted.
 */
public final class Auditor {
  private final MateSolver solver;
  private final Duration time;
  private final Map<Long, String> families = new HashMap<>();

  /**
   * An auditor that has seen no problem.
   *
   * @param solver searches for it; its table is empty at each question
   * @param time wall time for each problem, zero for no limit
   */
  public Auditor(MateSolver solver, Duration time) {
    this.solver = solver;
    this.time = time;
  }

  /** Audits a problem; a variant of an earlier one is a fault. */
  public Audit audit(ProblemClaim claim) {
    ProblemAudit audit = new ProblemAudit(claim, solver, new SoundnessCheck(solver), time);
    audit.run();
    audit.family().ifPresent(family -> compare(family, claim, audit));
    return audit.result();
  }

  private void compare(SolutionFamily family, ProblemClaim claim, ProblemAudit audit) {
    for (long key : family.keys()) {
      String earlier = families.get(key);
      if (earlier != null) {
        audit.fault(Audit.Kind.KNOWN_FAMILY, "a variant of the problem " + earlier);
        return;
      }
    }
    for (long key : family.keys()) {
      families.put(key, claim.id());
    }
  }

  /** Whether a verdict is that of a problem that may be kept. */
  static boolean isAcceptable(Soundness verdict) {
    return List.of(Soundness.SOUND, Soundness.FLAWED).contains(verdict);
  }
}
