package kemuri.compose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The problems of a run by length, sorted into cells of like ones (MAP-Elites [1]). Workers read it
 * while they work; it changes only between their rounds.
 *
 * <p>[1] Mouret, Clune: Illuminating search spaces by mapping elites, 2015.
 */
final class Archive {
  private final FamilyIndex families = new FamilyIndex();
  private final NavigableMap<Integer, List<Parent>> fresh = new TreeMap<>();
  private final Map<Cell, Integer> crowd = new HashMap<>();

  /** A kept problem from which others may be made. */
  static final class Parent {
    private final Find find;
    private final Cell cell;
    private final int number;

    Parent(Find find, int number) {
      this.find = find;
      this.number = number;
      cell = Cell.of(find);
    }

    Find find() {
      return find;
    }

    /** Counts the parents of its length, from 0. */
    int number() {
      return number;
    }
  }

  /** The families of all kept problems. */
  FamilyIndex families() {
    return families;
  }

  /** Keeps a problem; false if its family is known, unless it is kept as a variant. */
  boolean add(Find find) {
    if (!find.variant() && !families.add(find.family())) {
      return false;
    }
    List<Parent> parents =
        fresh.computeIfAbsent(find.specimen().plies(), plies -> new ArrayList<>());
    Parent parent =
        new Parent(find, parents.isEmpty() ? 0 : parents.get(parents.size() - 1).number + 1);
    parents.add(parent);
    crowd.merge(parent.cell, 1, Integer::sum);
    return true;
  }

  /** Takes note that others were made from a problem. */
  void expanded(List<Parent> parents) {
    parents.forEach(parent -> ofLength(parent.find.specimen().plies()).remove(parent));
  }

  /** How many problems were kept of a parent's cell. */
  int crowd(Parent parent) {
    return crowd.getOrDefault(parent.cell, 0);
  }

  /** The problems of a length from which no others were made yet, oldest first. */
  List<Parent> ofLength(int plies) {
    return fresh.getOrDefault(plies, List.of());
  }
}
