package kemuri.compose;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts what a run has looked at, kept and refused. */
public final class Tally {
  private final Map<Refusal, Long> refused = new EnumMap<>(Refusal.class);
  private final SortedMap<Integer, Long> kept = new TreeMap<>();
  private long candidates;
  private long nodes;

  Tally() {}

  /** Candidates looked at. */
  public long candidates() {
    return candidates;
  }

  /** Positions entered. */
  public long nodes() {
    return nodes;
  }

  /** How many candidates were refused for a reason. */
  public long refused(Refusal reason) {
    return refused.getOrDefault(reason, 0L);
  }

  /** How many problems were kept, of whatever use, by length. */
  public SortedMap<Integer, Long> kept() {
    return new TreeMap<>(kept);
  }

  void candidate() {
    candidates++;
  }

  void refuse(Refusal reason) {
    refused.merge(reason, 1L, Long::sum);
  }

  void keep(int plies) {
    kept.merge(plies, 1L, Long::sum);
  }

  void spend(long entered) {
    nodes += entered;
  }

  void add(Tally other) {
    candidates += other.candidates;
    nodes += other.nodes;
    other.refused.forEach((reason, count) -> refused.merge(reason, count, Long::sum));
    other.kept.forEach((plies, count) -> kept.merge(plies, count, Long::sum));
  }

  @Override
  public String toString() {
    return "%d candidates, %d nodes, kept by length %s, refused %s"
        .formatted(candidates, nodes, kept, refused);
  }
}
