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
 * @param composition the finished work, if it is one that was asked for
 */
record Find(
    Specimen specimen,
    SolutionFamily family,
    Grade grade,
    Provenance provenance,
    boolean variant,
    Optional<Composition> composition) {}
