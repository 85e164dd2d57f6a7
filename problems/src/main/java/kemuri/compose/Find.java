package kemuri.compose;

import java.util.Optional;
import kemuri.grading.Grade;
import kemuri.problem.Provenance;
import kemuri.problem.SolutionFamily;

/**
 * A sound problem as a worker found it.
 *
 * @param specimen the problem
 * @param family its solution's family
 * @param grade a grade without searching
 * @param provenance how it came about
 * @param variant whether it is a variant of a known problem, of use to make longer ones from alone
 * @param shown whether it shows the theme that was asked for, or none was
 * @param prepares whether it does not, but longer ones made from it well may
 * @param composition the finished work, if it is one that was asked for
 */
record Find(
    Specimen specimen,
    SolutionFamily family,
    Grade grade,
    Provenance provenance,
    boolean variant,
    boolean shown,
    boolean prepares,
    Optional<Composition> composition) {}
