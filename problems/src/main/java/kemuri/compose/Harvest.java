package kemuri.compose;

import java.util.ArrayList;
import java.util.List;

/** What a worker brings home from a round. */
final class Harvest {
  private final List<Find> finds = new ArrayList<>();
  private final List<Archive.Parent> done = new ArrayList<>();
  private final List<Archive.Parent> barren = new ArrayList<>();
  private final Tally tally = new Tally();

  /** The problems found, in order. */
  List<Find> finds() {
    return finds;
  }

  /** The problems from which others were made, or need not be. */
  List<Archive.Parent> done() {
    return done;
  }

  /** The problems from which others were looked for in vain. */
  List<Archive.Parent> barren() {
    return barren;
  }

  /** What it took. */
  Tally tally() {
    return tally;
  }
}
