package kemuri.cli;

import java.util.Optional;
import kemuri.problem.KnownLength;

/**
 * One row of a measurement.
 *
 * @param index counted from 1
 * @param position the diagram and its place in the file
 * @param expected the known length; empty if the diagram must be rejected
 * @param name what the file calls it
 */
record BenchCase(int index, PositionText position, Optional<KnownLength> expected, String name) {
  /** The cell that asks for a rejection. */
  static final String REJECT = "reject";

  /** The expectation as the file writes it. */
  String expectedText() {
    return expected.map(KnownLength::toString).orElse(REJECT);
  }
}
