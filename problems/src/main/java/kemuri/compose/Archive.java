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
  /**
   * How many plies shorter a problem that was tried in vain ranks. A second trial finds something
   * about a fifth as often as the first, and so rare are problems of four plies more.
   */
  private static final int SETBACK = 4;

  /** The same for each further trial, and for variants. */
  private static final int FURTHER = 2;

  /** The lowest rank that is tried again. */
  private static final int LEAST = 5;

  private final FamilyIndex families = new FamilyIndex();
  private final NavigableMap<Integer, List<Parent>> parents = new TreeMap<>();
  private final Map<Cell, Integer> crowd = new HashMap<>();
  private int count;

  /** A kept problem from which others may be made. */
  static final class Parent {
    private final Find find;
    private final Cell cell;
    private final int number;
    private int failures;

    Parent(Find find, int number) {
      this.find = find;
      this.number = number;
      cell = Cell.of(find);
    }

    Find find() {
      return find;
    }

    /** How often longer ones were looked for in vain. */
    int failures() {
      return failures;
    }

    /** Its length, less what it is set back. */
    private int rank() {
      int again = failures == 0 ? 0 : SETBACK + FURTHER * (failures - 1);
      return find.specimen().plies() - again - (find.variant() ? FURTHER : 0);
    }

    /** Counts the parents, from 0. */
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
    Parent parent = new Parent(find, count++);
    enter(parent);
    crowd.merge(parent.cell, 1, Integer::sum);
    return true;
  }

  private void enter(Parent parent) {
    parents.computeIfAbsent(parent.rank(), rank -> new ArrayList<>()).add(parent);
  }

  /** Takes note that no more is to be made from some problems. */
  void remove(List<Parent> done) {
    done.forEach(parent -> ofRank(parent.rank()).remove(parent));
  }

  /** Takes note that longer problems were looked for in vain: what ranks high is tried again. */
  void setBack(List<Parent> barren) {
    remove(barren);
    for (Parent parent : barren) {
      parent.failures++;
      if (parent.rank() >= LEAST) {
        enter(parent);
      }
    }
  }

  /** How many problems were kept of a parent's cell. */
  int crowd(Parent parent) {
    return crowd.getOrDefault(parent.cell, 0);
  }

  /**
   * The problems from which longer ones may be made, by rank: their length as long as they were not
   * tried in vain, else less. Oldest first.
   */
  List<Parent> ofRank(int rank) {
    return parents.getOrDefault(rank, List.of());
  }
}
