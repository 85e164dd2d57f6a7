package kemuri.compose;

import java.util.HashSet;
import java.util.Set;
import kemuri.problem.SolutionFamily;

/** The solution families that are known. */
final class FamilyIndex {
  private final Set<Long> keys = new HashSet<>();

  /** Whether a family shares a key with a known one. */
  boolean knows(SolutionFamily family) {
    for (long key : family.keys()) {
      if (keys.contains(key)) {
        return true;
      }
    }
    return false;
  }

  /** Adds a family; false, and nothing is added, if it is known. */
  boolean add(SolutionFamily family) {
    if (knows(family)) {
      return false;
    }
    for (long key : family.keys()) {
      keys.add(key);
    }
    return true;
  }
}
